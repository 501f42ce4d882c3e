import type { InputFor } from '@naikkelas/contract'
import {
  type getOfferRecord as getEndpoint,
  type listOfferRecords as listEndpoint,
  type OfferRecord,
  offerRecordsShown,
} from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findSellableOffer, findSellableOffers } from '../../commerce/catalogue/index.ts'

export function listOfferRecords(
  { database }: AdminContext,
  { query }: InputFor<typeof listEndpoint>,
): Promise<OfferRecord[]> {
  return findSellableOffers(database.queries, { ...query, limit: offerRecordsShown })
}

export async function getOfferRecord(
  { database }: AdminContext,
  { params: { sellableId } }: InputFor<typeof getEndpoint>,
): Promise<OfferRecord> {
  const record = await findSellableOffer(database.queries, sellableId)
  if (!record) throw new AppError('not_found')
  return record
}
