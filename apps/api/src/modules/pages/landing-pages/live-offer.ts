import { type PageDocument, recordIdOf, withRecord } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findOfferRecord } from '../offers/index.ts'

/** A document with what its record says now. */
export async function withLiveOffer(queries: Queries, document: PageDocument): Promise<PageDocument> {
  const id = recordIdOf(document)
  return id === null ? document : { ...document, offer: withRecord(document.offer, await findOfferRecord(queries, id)) }
}
