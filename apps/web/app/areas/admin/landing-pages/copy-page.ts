import { applyChanges, duplicateLandingPage, type LandingPage } from '@naikkelas/contract/pages'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { call } from '../../../shared/api/call.ts'

interface Copy {
  pageId: string
  name: string
  link: string
  /** Overwrites the copied offer; null keeps it. */
  offer: Partial<Offer> | null
}

/**
 * Copies a page, then changes the copy's offer.
 * @returns the copy, and whether its offer was changed: the copy may succeed and the offer fail
 * @throws ApiError when no copy was made
 */
export async function copyPage({ pageId, name, link, offer }: Copy): Promise<{ page: LandingPage; hasOffer: boolean }> {
  const { page, document } = await call(duplicateLandingPage, {
    params: { pageId },
    body: { name, link_landing_page: link },
  })
  if (offer === null) return { page, hasOffer: true }
  const was = Object.fromEntries(Object.keys(offer).map((key) => [key, document.offer[key as keyof Offer]]))
  try {
    await call(applyChanges, {
      params: { pageId: page.id },
      body: {
        baseVersion: page.headVersion,
        changes: [{ id: crypto.randomUUID(), operations: [{ kind: 'changeOffer', value: offer, was }] }],
      },
    })
    return { page, hasOffer: true }
  } catch {
    return { page, hasOffer: false }
  }
}
