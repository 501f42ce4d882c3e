import type { SellableKind } from '@naikkelas/contract'
import type { RecordValues } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findOffers, type SellableOffer } from './sellable-offers.repo.ts'

const namesLength = 60

export interface OfferChoice extends RecordValues {
  kind: SellableKind
  updatedAt: string
}

/** What pages bound to a sellable show of it now; null when it is gone. @param queries of the transaction under way, or of none */
export async function findSellableOffer(queries: Queries, id: string): Promise<OfferChoice | null> {
  const [found] = await findOffers(queries, { id, limit: 1 })
  return found ? choiceOf(found) : null
}

interface OfferSearch {
  /** What names this page as its landing page comes first. */
  pageId?: string | undefined
  /** A part of a name, or the number. */
  search?: string | undefined
  limit: number
}

/** What a page can be bound to: active, of any kind, by name. */
export async function findSellableOffers(queries: Queries, { pageId, search = '', limit }: OfferSearch) {
  return (await findOffers(queries, { pageId, search, limit })).map(choiceOf)
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
