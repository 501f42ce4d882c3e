import { chatAddress, downloadOf, type LeadForm } from '@naikkelas/contract/marketing'
import { mediaUrl } from '@naikkelas/contract/pages'
import { fillChipsDeep, type Link, offerAt, safeHref, whatsappAddress } from '@naikkelas/ui/sections/registry'
import type { AppContext } from '../../../app-context.ts'
import { findLiveAddress, isLivePath, type LivePage } from '../../pages/landing-pages/index.ts'
import { isDownload } from '../downloads/index.ts'
import { findMedia } from '../../pages/media/index.ts'
import type { SectionForm } from './section-form.rules.ts'

type Next = LeadForm['next']

/** The target of a form's button after submission; null without one, or for a section of the same page. */
export async function nextStep(ctx: AppContext, page: LivePage, { cta }: SectionForm): Promise<Next> {
  const { offer } = page.document
  if (cta.target.kind !== 'offer') return linkedStep(ctx, page, cta.target)
  return linkedStep(ctx, page, fillChipsDeep(offer.cta.target, offerAt(offer, ctx.clock.now().toISOString())))
}

async function linkedStep(ctx: AppContext, page: LivePage, link: Link): Promise<Next> {
  switch (link.kind) {
    case 'url':
      return typedStep(ctx, page, link.href)
    case 'page': {
      const address = await findLiveAddress(ctx.database.queries, link.pageId)
      return address === null || link.pageId === page.id ? null : { kind: 'page', address }
    }
    case 'whatsapp': {
      const address = whatsappAddress(link.number, link.text)
      return address === null ? null : { kind: 'whatsapp', address }
    }
    case 'file': {
      const [media] = await findMedia(ctx, [link.mediaId])
      return media ? { kind: 'file', address: mediaUrl(media, 'original', 0) } : null
    }
    // A checkout is opened with what was sent, at once.
    case 'checkout':
    case 'section':
    case 'offer':
    // Who bought something is on a page of the order.
    case 'order':
      return null
  }
}

/** An address entered by an admin: pages of this site are opened, other addresses are offered as a link. */
async function typedStep(ctx: AppContext, page: LivePage, href: string): Promise<Next> {
  const address = safeHref(href)
  if (address === null || address === '' || address.startsWith('#')) return null
  if (!address.startsWith('/')) return { kind: 'link', address }
  const downloadId = downloadOf(address)
  // The file is for the sender of the form only, by a signed link.
  if (downloadId !== null)
    return (await isDownload(ctx.database.queries, downloadId)) ? { kind: 'file', address } : null
  if (address.startsWith(chatAddress(''))) return { kind: 'whatsapp', address }
  const path = new URL(address, ctx.publicUrl).pathname
  if (path === page.address) return null
  return { kind: (await isLivePath(ctx.database.queries, path)) ? 'page' : 'link', address }
}
