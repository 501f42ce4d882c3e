import type { RecordValues } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findOffer } from './offers.repo.ts'

/** What pages bound to an offer record show of it now; null when it is gone. @param queries of the transaction under way, or of none */
export async function findOfferRecord(queries: Queries, offerId: string): Promise<RecordValues | null> {
  return (await findOffer(queries, offerId)) ?? null
}
