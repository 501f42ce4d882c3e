/** Letters that an address has without being changed by a browser, in folders that are not empty. */
const shape = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/
/** Written with a percent sign they are the same letter, so that one path has one spelling. */
const needless = /%(2d|2e|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi
/** Not allowed in a folder's name: separators of lines, folders and hosts. */
const foreign = /[\p{Cc}\u2028\u2029/\\]/u

/**
 * The one spelling of a path that may lead elsewhere: small letters, no slash at its end, nothing a browser would take
 * for another site. Null for what is none.
 */
export function plainRedirectPath(typed: string): string | null {
  const path = typed.trim().replace(/\/+$/, '').toLowerCase()
  if (!shape.test(path)) return null
  const plain = path.replace(needless, decodeURIComponent).toLowerCase()
  return plain.split('/').slice(1).every(isFolder) ? plain : null
}

/** Whether a path with query on this site is a valid target; other sites' addresses are not checked. */
export function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  return !target.startsWith('/') || path === '/' || plainRedirectPath(path) !== null
}

function isFolder(part: string): boolean {
  try {
    const name = decodeURIComponent(part)
    return name !== '.' && name !== '..' && !foreign.test(name)
  } catch {
    // Bytes that are no letter.
    return false
  }
}
