import { type Link, safeHref, whatsappAddress } from '@naikkelas/ui/sections/registry'

export interface LinkTargets {
  pageAddresses: Readonly<Record<string, string>>
  /** What addresses of a checkout end with, as `ref`; null on pages of nobody's. @default null */
  reference?: string | null | undefined
  /** Address of an uploaded file, or null when it is gone. */
  fileAddress: (mediaId: string) => string | null
}

/** Address of a link that leaves the page, or null when it leads nowhere. Sections and the offer are SectionList's. */
export function linkAddress(link: Link, { pageAddresses, reference = null, fileAddress }: LinkTargets): string | null {
  switch (link.kind) {
    case 'url':
      return safeHref(link.href)
    case 'page':
      return Object.hasOwn(pageAddresses, link.pageId) ? (pageAddresses[link.pageId] ?? null) : null
    case 'whatsapp':
      return whatsappAddress(link.number, link.text)
    case 'checkout':
      return `/checkout/${link.itemId}${reference === null ? '' : `?ref=${encodeURIComponent(reference)}`}`
    case 'file':
      return fileAddress(link.mediaId)
    case 'section':
    case 'offer':
      return null
  }
}
