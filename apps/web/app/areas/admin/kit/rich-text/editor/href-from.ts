import { safeHref } from '@naikkelas/ui/sections/registry'

/** The address that someone means by what they typed, `https://` added where it was left out; null for none. */
export function hrefFrom(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(text)) return safeHref(`mailto:${text}`)
  const looksLikeHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/i.test(text)
  const href = safeHref(looksLikeHost ? `https://${text}` : text)
  return href !== null && href.length <= 2000 ? href : null
}
