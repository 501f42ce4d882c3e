import { type PageDocument, recordIdOf, withRecord } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findSellableOffer } from '../../commerce/catalogue/index.ts'

/** A document with what its record says now. */
export async function withLiveOffer(queries: Queries, document: PageDocument): Promise<PageDocument> {
  const id = recordIdOf(document)
  if (id === null) return document
  return { ...document, offer: withRecord(document.offer, await findSellableOffer(queries, id)) }
}
