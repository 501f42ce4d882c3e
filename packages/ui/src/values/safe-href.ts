const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const BASE = 'https://naikkelas.invalid'

/**
 * The address a link may carry, or null when it is hostile or meaningless.
 * Allowed: https, http, mailto, tel, a path of this site, and `#` with a name. The same function runs when a page is
 * saved and when it is drawn, so that nothing stored earlier slips through.
 *
 * @param href as typed; control characters and blanks around it are dropped, as browsers do before they follow it
 */
export function safeHref(href: string): string | null {
  // Browsers ignore tab and line breaks inside an address: `java\nscript:` would run if they stayed.
  const cleaned = href.replace(/[\u0000-\u001f\u007f\u200b\ufeff]/g, '').trim()
  if (cleaned === '') return null
  if (cleaned.startsWith('#')) return /^#[\w-]{1,64}$/.test(cleaned) ? cleaned : null
  if (cleaned.startsWith('/')) {
    if (/^\/[/\\]/.test(cleaned)) return null
    return URL.canParse(cleaned, BASE) && new URL(cleaned, BASE).origin === BASE ? cleaned : null
  }
  // Without a scheme it would be a path relative to whatever page shows it.
  if (!URL.canParse(cleaned)) return null
  const url = new URL(cleaned)
  if (!SCHEMES.has(url.protocol)) return null
  if (url.username !== '' || url.password !== '') return null
  return url.protocol.startsWith('http') ? url.href : cleaned
}
