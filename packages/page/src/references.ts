import { type Link, safeHref } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from './document.ts'
import { isJsonObject } from './json.ts'

/** Every media id that a document references: pictures, films, downloads and the link-preview picture. */
export function mediaIdsOf(document: PageDocument): Set<string> {
  const ids = new Set<string>()
  if (document.seo.imageId !== null) ids.add(document.seo.imageId)
  visit([document.sections.map(({ content }) => content), document.offer], (value) => {
    if (typeof value.mediaId === 'string' && value.mediaId !== '') ids.add(value.mediaId)
  })
  return ids
}

/** Every page that a document links to by id. */
export function pageIdsOf(document: PageDocument): Set<string> {
  const ids = new Set<string>()
  visit([document.sections.map(({ content }) => content), document.offer], (value) => {
    if (value.kind === 'page' && typeof value.pageId === 'string') ids.add(value.pageId)
  })
  return ids
}

/** Every typed URL of a document's links. */
export function typedAddressesOf(document: PageDocument): Set<string> {
  const addresses = new Set<string>()
  visit([document.sections.map(({ content }) => content), document.offer], (value) => {
    if (value.kind === 'url' && typeof value.href === 'string') addresses.add(value.href)
  })
  return addresses
}

/**
 * The path of a URL on this site, normalised as page paths are: lower case, no trailing slash. Null for other sites.
 * @param origin of this site
 */
export function ownPath(address: string, origin: string): string | null {
  const href = safeHref(address.trim())
  if (href === null || !/^(\/|https?:)/i.test(href) || !URL.canParse(href, origin)) return null
  const { host, pathname } = new URL(href, origin)
  if (host !== new URL(origin).host) return null
  return `/${pathname.split('/').filter(Boolean).join('/').toLowerCase()}`
}

/** A typed URL of another site, as browsers write it; null unless it is safe for links of pages, and encrypted. */
export function secureHref(typed: string): string | null {
  const href = safeHref(typed)
  return href?.startsWith('https://') ? href : null
}

/** Whether a link has a target, as far as the document itself shows. */
export function leadsSomewhere(link: Link, document: PageDocument): boolean {
  switch (link.kind) {
    case 'url':
      return link.href.trim() !== ''
    case 'section':
      return document.sections.some(({ id, settings }) => id === link.sectionId && !settings.isHidden)
    case 'whatsapp':
      return link.number !== ''
    case 'offer':
      return document.offer.cta.target.kind !== 'offer' && leadsSomewhere(document.offer.cta.target, document)
    case 'page':
    case 'checkout':
    case 'file':
    // Pages without an order have a finding of their own.
    case 'order':
      return true
  }
}

/** The section of the page that a link leads to, also through the offer; undefined for other targets. */
export function sectionLedTo(link: Link, document: PageDocument): StoredSection | undefined {
  const target = link.kind === 'offer' ? document.offer.cta.target : link
  return target.kind === 'section' ? document.sections.find(({ id }) => id === target.sectionId) : undefined
}

function visit(value: unknown, look: (value: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look)
  else if (isJsonObject(value)) {
    look(value)
    for (const item of Object.values(value)) visit(item, look)
  }
}
