/** Letters that an address has without being changed by a browser, in folders that are not empty. */
const shape = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/

/**
 * The one spelling of a path that may lead elsewhere: small letters, no slash at its end, nothing a browser would take
 * for another site. Null for what is none.
 */
export function plainRedirectPath(typed: string): string | null {
  const path = typed.trim().replace(/\/+$/, '').toLowerCase()
  if (!shape.test(path) || path.split('/').some((part) => part === '.' || part === '..')) return null
  return path
}
