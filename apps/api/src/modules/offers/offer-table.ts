import type { OfferRecords } from '../../offer-records.ts'
import { findOffer } from './offers.repo.ts'

/** The offers of this module's own table, as pages look them up. */
export const offerTable: OfferRecords = {
  async find(queries, id) {
    return (await findOffer(queries, id)) ?? null
  },
}
