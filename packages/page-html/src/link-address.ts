import { ownPath } from '@naikkelas/page'
import { type Link, safeHref, whatsappAddress } from '@naikkelas/ui/sections/registry'

export interface LinkTargets {
  /** With the partner's reference; typed URLs to partner pages get it as well. */
  pageAddresses: Readonly<Record<string, string>>
  /** This site's origin: typed URLs with it are treated as our own pages. @default none */
  canonicalOrigin?: string | undefined
  /** The `ref` of checkout links; null on pages without a partner. @default null */
  reference?: string | null | undefined
  /** URL of an uploaded file, or null after deletion. */
  fileAddress: (mediaId: string) => string | null
}

/** URL of a link that leaves the page, or null. Links to sections and the offer are resolved by SectionList. */
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

/** A typed URL, with the reference that a picked link to the same page has. */
function typedAddress(typed: string, { pageAddresses, canonicalOrigin, reference = null }: LinkTargets): string | null {
  const href = safeHref(typed)
  const path = href === null || canonicalOrigin === undefined ? null : ownPath(href, canonicalOrigin)
  if (href === null || path === null) return href
  if (path.startsWith('/checkout/')) return referred(href, reference)
  const page = Object.values(pageAddresses).find((address) => address.startsWith(`${path}?ref=`))
  return referred(href, page === undefined ? null : new URLSearchParams(page.slice(path.length)).get('ref'))
}

/** Inserts the reference before the anchor; an existing one is kept. */
function referred(address: string, reference: string | null): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (reference === null || new URLSearchParams(query).has('ref')) return address
  return `${path}${query.length > 1 ? `${query}&` : '?'}ref=${encodeURIComponent(reference)}${anchor}`
}
