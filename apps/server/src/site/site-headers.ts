/**
 * Headers of every screen and file of this site, as Node writes them. A year of HTTPS only where it is served by it.
 * @param publicUrl the origin people type
 */
export function siteHeaders(publicUrl: string): string[] {
  return ['cross-origin-opener-policy', 'same-origin', ...pageHeaders(publicUrl)]
}

/**
 * Headers of a published page. It has no opener policy: with one, browsers switch processes when the response arrives,
 * which delays the first paint (decision 0184), and a published page contains no personal data.
 */
export function pageHeaders(publicUrl: string): string[] {
  return [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
  ]
}

/** The same for a web Response. */
export function headerEntries(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []))
}
