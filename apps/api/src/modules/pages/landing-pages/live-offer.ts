import { type PageDocument, recordIdOf, withRecord } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findSellableOffer } from '../../commerce/catalogue/index.ts'
import { findOfferRecord } from '../offers/index.ts'

/** A document with what its record says now. */
export async function withLiveOffer(queries: Queries, document: PageDocument): Promise<PageDocument> {
  const id = recordIdOf(document)
  if (id === null) return document
  const record = (await findSellableOffer(queries, id)) ?? (await findOfferRecord(queries, id))
  return { ...document, offer: withRecord(document.offer, record) }
}
