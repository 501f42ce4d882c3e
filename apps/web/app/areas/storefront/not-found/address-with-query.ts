/**
 * Where a way on leads: to our own pages with what the visitor brought along, campaign tags mostly. What the target says
 * itself stands first, so that it counts; its fragment stays at the end. Another site gets nothing of it.
 * @param search of the request with its question mark, or nothing
 */
export function addressWithQuery(target: string, search: string): string {
  if (!target.startsWith('/') || search.length < 2) return target
  const end = target.indexOf('#')
  const [address, fragment] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)]
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`
}
