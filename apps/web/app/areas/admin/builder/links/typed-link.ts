import { type Link, safeHref } from '@naikkelas/ui/sections/registry'
import { isAbroad, whatsappFlaw } from './whatsapp-flaw.ts'

/** What typed words mean as a target, or why they mean nothing yet. */
export type TypedLink = { link: Link } | { problem: string }

interface Surroundings {
  /** Anchors of the page's own sections, by id. */
  anchors: ReadonlyMap<string, string>
}

/**
 * Reads an address as people type it: a path, a whole address, one without `https://`, a WhatsApp number or wa.me
 * link, an e-mail address, or `#` and a section's anchor.
 */
export function typedLink(words: string, { anchors }: Surroundings): TypedLink {
  const text = words.trim()
  if (text === '') return { link: { kind: 'url', href: '' } }
  if (text.startsWith('#')) return anchorLink(text, anchors)
  const flaw = whatsappFlaw(text)
  if (flaw !== null) return { problem: flaw }
  const number = phoneNumber(text)
  if (number !== null) return { link: { kind: 'whatsapp', number, text: '' } }
  const chat =
    /^(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send)[/?](?:phone=)?\+?(\d{8,15})(?:[?&]text=([^&]*))?/i.exec(text)
  if (chat) return { link: { kind: 'whatsapp', number: chat[1] ?? '', text: decoded(chat[2] ?? '').slice(0, 300) } }
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return safe(`mailto:${text}`)
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i.test(text)) return safe(`https://${text}`)
  return safe(text)
}

function anchorLink(text: string, anchors: ReadonlyMap<string, string>): TypedLink {
  const wanted = text.slice(1).toLowerCase()
  const section = [...anchors].find(([, anchor]) => anchor === wanted)
  return section ? { link: { kind: 'section', sectionId: section[0] } } : safe(text)
}

function safe(href: string): TypedLink {
  return safeHref(href) === null
    ? { problem: 'Tulis alamat seperti /daftar, https://… atau nomor WhatsApp, atau pilih dari daftar.' }
    : { link: { kind: 'url', href } }
}

/** A number as WhatsApp wants it, with the country's code; null when the words are no phone number. */
export function phoneNumber(text: string): string | null {
  if (!/^\+?[\d\s().-]{8,24}$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (isAbroad(text)) return digits.length < 8 || digits.length > 15 ? null : digits
  if (digits.length < 9 || digits.length > 15) return null
  // `+62 0812…` is written by many.
  if (/^(62)?0/.test(digits)) return `62${digits.replace(/^(62)?0/, '')}`
  if (digits.startsWith('8')) return `62${digits}`
  return digits
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
