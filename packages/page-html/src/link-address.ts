import { type Link, safeHref, whatsappAddress } from '@naikkelas/ui/sections/registry'

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
