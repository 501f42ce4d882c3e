/**
 * The label in front of a site's name: the first of three parts, or of four below .co.id (specification, section 9). Empty
 * for a host without one.
 */
export function subdomainOf(hostname: string): string {
  const parts = hostname.split('.')
  return parts.length === (/\.co\.id$/.test(hostname) ? 4 : 3) ? (parts[0] as string) : ''
}
