/**
 * Headers of every page and file of this site, as Node writes them. A year of HTTPS only where it is served by it.
 * @param publicUrl the origin people type
 */
export function siteHeaders(publicUrl: string): string[] {
  return [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'cross-origin-opener-policy',
    'same-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
  ]
}

/** The same for a web Response. */
export function headerEntries(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []))
}
