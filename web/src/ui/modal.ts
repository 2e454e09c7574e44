/** Opens a dialog over the page. What it returns closes it again, and sees to the focus: a browser
 * gives it back only while the dialog is still in the page. */
export function openModal(box: HTMLDialogElement): () => void {
  const before = document.activeElement
  box.showModal()
  return () => {
    box.close()
    const lost = document.activeElement === document.body
    if (lost && before instanceof HTMLElement) before.focus()
  }
}
