/** What a change of the screen is made of: see docs/protocol.md, « Patches ». */
type Inner = { readonly [place: string]: Patch }
type Patch = Inner | readonly ['=', unknown] | readonly ['+', ...unknown[]] | readonly ['-']

/** A value after a patch. The value itself is not changed. */
export function apply(patch: unknown, value: unknown): unknown {
  return change(patch as Patch, value)
}

function change(patch: Patch, value: unknown): unknown {
  if (isLeaf(patch)) {
    return patch[0] === '+' ? [...(value as unknown[]), ...patch.slice(1)] : patch[1]
  }
  if (Array.isArray(value)) {
    const items: unknown[] = [...value]
    for (const [place, inner] of Object.entries(patch)) {
      items[Number(place)] = change(inner, items[Number(place)])
    }
    return items
  }
  const fields = new Map(Object.entries(value as object))
  for (const [key, inner] of Object.entries(patch)) {
    if (isLeaf(inner) && inner[0] === '-') fields.delete(key)
    else fields.set(key, change(inner, fields.get(key)))
  }
  return Object.fromEntries(fields)
}

function isLeaf(patch: Patch): patch is Exclude<Patch, Inner> {
  return Array.isArray(patch)
}
