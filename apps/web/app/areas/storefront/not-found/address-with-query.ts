/**
 * The target of a redirect: our own pages get the visitor's query, mostly campaign tags. The target's own parameters
 * come first and take precedence; its fragment stays at the end. Other sites get nothing of it.
 * @param search of the request with its question mark, or nothing
 */
export function addressWithQuery(target: string, search: string): string {
  if (!target.startsWith('/') || search.length < 2) return target
  const end = target.indexOf('#')
  const [address, fragment] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)]
  return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${fragment}`
}
