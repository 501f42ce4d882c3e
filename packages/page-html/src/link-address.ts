import { ownPath } from '@naikkelas/page'
import { type Link, safeHref, whatsappAddress } from '@naikkelas/ui/sections/registry'

export interface LinkTargets {
  /** With the reference of the partner whose a page is; of typed addresses too, so that they carry it as well. */
  pageAddresses: Readonly<Record<string, string>>
  /** Of this site: where typed addresses may lead to its own pages. @default none is taken for its own */
  canonicalOrigin?: string | undefined
  /** What addresses of a checkout end with, as `ref`; null on pages of nobody's. @default null */
  reference?: string | null | undefined
  /** Address of an uploaded file, or null when it is gone. */
  fileAddress: (mediaId: string) => string | null
}

/** Address of a link that leaves the page, or null when it leads nowhere. Sections and the offer are SectionList's. */
export function linkAddress(link: Link, targets: LinkTargets): string | null {
  const { pageAddresses, reference = null, fileAddress } = targets
  switch (link.kind) {
    case 'url':
      return typedAddress(link.href, targets)
    case 'page':
      return Object.hasOwn(pageAddresses, link.pageId) ? (pageAddresses[link.pageId] ?? null) : null
    case 'whatsapp':
      return whatsappAddress(link.number, link.text)
    case 'checkout':
      return referred(`/checkout/${link.itemId}`, reference)
    case 'file':
      return fileAddress(link.mediaId)
    case 'section':
    case 'offer':
      return null
  }
}

/** What somebody typed, with the reference that a link to the same place has when it is picked. */
function typedAddress(typed: string, { pageAddresses, canonicalOrigin, reference = null }: LinkTargets): string | null {
  const href = safeHref(typed)
  const path = href === null || canonicalOrigin === undefined ? null : ownPath(href, canonicalOrigin)
  if (href === null || path === null) return href
  if (path.startsWith('/checkout/')) return referred(href, reference)
  const page = Object.values(pageAddresses).find((address) => address.startsWith(`${path}?ref=`))
  return referred(href, page === undefined ? null : new URLSearchParams(page.slice(path.length)).get('ref'))
}

/** An address with a reference before its anchor; one that names whose it is stays as it is. */
function referred(address: string, reference: string | null): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (reference === null || new URLSearchParams(query).has('ref')) return address
  return `${path}${query.length > 1 ? `${query}&` : '?'}ref=${encodeURIComponent(reference)}${anchor}`
}
