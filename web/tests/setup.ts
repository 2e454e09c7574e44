/** What happy-dom does not have. */
class SilentSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  send(): void {}
  close(): void {}
}

Object.assign(globalThis, { WebSocket: SilentSocket })
Element.prototype.animate = () =>
  ({ finished: Promise.resolve(), cancel: () => undefined, finish: () => undefined }) as never
