import type { InputFor } from '@naikkelas/contract'
import {
  type getOfferRecord as getEndpoint,
  type getRecordPages as pagesEndpoint,
  type listOfferRecords as listEndpoint,
  type OfferRecord,
  offerRecordsShown,
} from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findSellableOffer, findSellableOffers, mayViewKind } from '../../commerce/catalogue/index.ts'
import { countRecordPages, type RecordPages } from '../landing-pages/index.ts'

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

export async function getRecordPages(
  { actor, clock, database: { queries } }: AdminContext,
  { params: { sellableId } }: InputFor<typeof pagesEndpoint>,
): Promise<RecordPages> {
  const record = await findSellableOffer(queries, sellableId)
  if (!record || !mayViewKind(actor, record.kind)) throw new AppError('not_found')
  return countRecordPages(queries, { recordId: sellableId, at: clock.now() })
}
