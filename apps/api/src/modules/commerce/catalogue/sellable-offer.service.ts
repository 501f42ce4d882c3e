import type { RecordValues } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findOffers, type SellableOffer } from './sellable-offers.repo.ts'

const namesLength = 60
/** As many as a list to choose from can show. */
const choicesAtMost = 100

export interface OfferChoice extends RecordValues {
  updatedAt: string
}

/** What pages bound to a sellable show of it now; null when it is gone. @param queries of the transaction under way, or of none */
export async function findSellableOffer(queries: Queries, id: string): Promise<OfferChoice | null> {
  const [found] = await findOffers(queries, { id, limit: 1 })
  return found ? choiceOf(found) : null
}

/** What a page can be bound to: active, what names the page as its landing page first, then by name. */
export async function findSellableOffers(queries: Queries, pageId: string | undefined): Promise<OfferChoice[]> {
  return (await findOffers(queries, { pageId, limit: choicesAtMost })).map(choiceOf)
}

function choiceOf({ isOpen, names, deadline, updatedAt, ...same }: SellableOffer): OfferChoice {
  return {
    ...same,
    deadline: deadline?.toISOString() ?? null,
    coach: names.join(', ').slice(0, namesLength),
    status: isOpen ? 'open' : 'closed',
    updatedAt: updatedAt.toISOString(),
  }
}
