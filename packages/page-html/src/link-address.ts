import { type Link, safeHref } from '@naikkelas/ui/sections/registry'

export interface LinkTargets {
  pageAddresses: Readonly<Record<string, string>>
  /** Address of an uploaded file, or null when it is gone. */
  fileAddress: (mediaId: string) => string | null
}

/** Address of a link that leaves the page, or null when it leads nowhere. Sections and the offer are SectionList's. */
export function linkAddress(link: Link, { pageAddresses, fileAddress }: LinkTargets): string | null {
  switch (link.kind) {
    case 'url':
      return safeHref(link.href)
    case 'page':
      return Object.hasOwn(pageAddresses, link.pageId) ? (pageAddresses[link.pageId] ?? null) : null
    case 'whatsapp':
      return whatsappAddress(link.number, link.text)
    case 'checkout':
      return `/checkout/${link.itemId}`
    case 'file':
      return fileAddress(link.mediaId)
    case 'section':
    case 'offer':
      return null
  }
}

function whatsappAddress(number: string, text: string): string | null {
  // Indonesians write 08…; the service wants the country's code.
  const digits = number.replace(/\D/g, '').replace(/^0/, '62')
  if (digits === '') return null
  return `https://wa.me/${digits}${text.trim() === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}
