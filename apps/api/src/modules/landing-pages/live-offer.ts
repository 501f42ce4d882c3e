import { type PageDocument, recordIdOf, withRecord } from '@naikkelas/page'
import type { Queries } from '../../db/index.ts'
import type { OfferRecords } from '../../offer-records.ts'

/** A document with what its record says now. */
export async function withLiveOffer(
  records: OfferRecords,
  queries: Queries,
  document: PageDocument,
): Promise<PageDocument> {
  const id = recordIdOf(document)
  return id === null ? document : { ...document, offer: withRecord(document.offer, await records.find(queries, id)) }
}
