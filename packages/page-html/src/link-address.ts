import { ownPath } from '@naikkelas/page'
import { type Link, safeHref, whatsappAddress } from '@naikkelas/ui/sections/registry'

export interface LinkTargets {
  /** With the partner's reference; typed URLs to partner pages get it as well. */
  pageAddresses: Readonly<Record<string, string>>
  /** This site's origin: typed URLs with it are treated as our own pages. @default none */
  canonicalOrigin?: string | undefined
  /** The `ref` of checkout links; null on pages without a partner. @default null */
  reference?: string | null | undefined
  /** What checkout links say of where they are (`asal=…`). @default nothing */
  checkoutOrigin?: string | undefined
  /** URL of an uploaded file, or null after deletion. */
  fileAddress: (mediaId: string) => string | null
  /** Where the buyer goes next, on pages that thank for an order. @default null */
  orderAddress?: string | null | undefined
}

/** URL of a link that leaves the page, or null. Links to sections and the offer are resolved by SectionList. */
export function linkAddress(link: Link, targets: LinkTargets): string | null {
  const { pageAddresses, fileAddress } = targets
  switch (link.kind) {
    case 'url':
      return typedAddress(link.href, targets)
    case 'page':
      return Object.hasOwn(pageAddresses, link.pageId) ? (pageAddresses[link.pageId] ?? null) : null
    case 'whatsapp':
      return whatsappAddress(link.number, link.text)
    case 'checkout':
      return toCheckout(`/checkout/${link.itemId}`, targets)
    case 'file':
      return fileAddress(link.mediaId)
    case 'order':
      return targets.orderAddress ?? null
    case 'section':
    case 'offer':
      return null
  }
}

/** A typed URL, with the reference that a picked link to the same page has. */
function typedAddress(typed: string, targets: LinkTargets): string | null {
  const { pageAddresses, canonicalOrigin } = targets
  const href = safeHref(typed)
  const path = href === null || canonicalOrigin === undefined ? null : ownPath(href, canonicalOrigin)
  if (href === null || path === null) return href
  if (/^\/checkout(?:-[a-z]+)?\//.test(path)) return toCheckout(href, targets)
  const page = Object.values(pageAddresses).find((address) => address.startsWith(`${path}?ref=`))
  return referred(href, page === undefined ? null : new URLSearchParams(page.slice(path.length)).get('ref'))
}

const toCheckout = (address: string, { reference = null, checkoutOrigin }: LinkTargets) =>
  withParameter(referred(address, reference), checkoutOrigin ?? '')

/** Inserts the reference; an existing one is kept. */
const referred = (address: string, reference: string | null) =>
  withParameter(address, reference === null ? '' : `ref=${encodeURIComponent(reference)}`)

/** Inserts a parameter before the anchor; an existing one of its name is kept. */
function withParameter(address: string, parameter: string): string {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (parameter === '' || new URLSearchParams(query).has(parameter.split('=', 1)[0] ?? '')) return address
  return `${path}${query.length > 1 ? `${query}&` : '?'}${parameter}${anchor}`
}
