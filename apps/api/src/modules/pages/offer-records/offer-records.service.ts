import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type BoundRecord,
  type createRecordPage as createEndpoint,
  type getOfferRecord as getEndpoint,
  type getRecordPages as pagesEndpoint,
  type listListedCategories as categoriesEndpoint,
  type listListedRecords as listedEndpoint,
  type listOfferRecords as listEndpoint,
  type OfferRecord,
  offerRecordsShown,
} from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import type { Listing } from '@naikkelas/ui/sections/registry'
import { recordPageKindOf, templateOf } from './record-pages.rules.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  findListedRecords,
  findSellableOffer,
  findSellableOffers,
  findStoredSellables,
  listCategories,
  mayViewKind,
} from '../../commerce/catalogue/index.ts'
import { findMedia, type MediaPorts } from '../media/index.ts'
import {
  countRecordPages,
  coverIdsOf,
  findDetails,
  findPagesListing,
  openRecordPage,
  portraitIdsOf,
  type RecordPages,
} from '../landing-pages/index.ts'

export function listOfferRecords(
  { database }: AdminContext,
  { query }: InputFor<typeof listEndpoint>,
): Promise<OfferRecord[]> {
  return findSellableOffers(database.queries, { ...query, limit: offerRecordsShown })
}

export async function getOfferRecord(
  ctx: AdminContext,
  { params: { sellableId } }: InputFor<typeof getEndpoint>,
): Promise<BoundRecord> {
  const { queries } = ctx.database
  const record = await findSellableOffer(queries, sellableId)
  const details = record && (await findDetails(queries, { id: sellableId, now: ctx.clock.now() }))
  if (!details) throw new AppError('not_found')
  return { ...record, details, media: await findMedia(ctx, portraitIdsOf(details)) }
}

export async function getRecordPages(
  { actor, clock, database: { queries } }: AdminContext,
  { params: { sellableId } }: InputFor<typeof pagesEndpoint>,
): Promise<RecordPages> {
  const record = await findSellableOffer(queries, sellableId)
  if (!record || !mayViewKind(actor, record.kind)) throw new AppError('not_found')
  const pageIds = await findPagesListing(queries, [{ id: sellableId }])
  return countRecordPages(queries, { recordId: sellableId, pageIds, at: clock.now() })
}

/**
 * The landing page that visitors see at the address of a record, in place of the one drawn from it.
 * @throws AppError `not_found`; `invalid_input` for what has no page at an address of its own, or is archived
 */
export async function createRecordPage(
  ctx: AdminContext,
  media: MediaPorts,
  { params: { sellableId } }: InputFor<typeof createEndpoint>,
): Promise<OutputFor<typeof createEndpoint>> {
  const { queries } = ctx.database
  const [stored] = await findStoredSellables(queries, [sellableId])
  const record = await findSellableOffer(queries, sellableId)
  if (!stored || !record || !mayViewKind(ctx.actor, stored.value.kind)) throw new AppError('not_found')
  const kind = recordPageKindOf(stored.value)
  if (kind === null) throw refused('Hanya kelas sendiri dan acara yang punya halaman di alamatnya sendiri')
  if (stored.isArchived) throw refused('Ini ada di arsip. Pulihkan dahulu.')
  const { name, link } = stored.value
  return { pageId: await openRecordPage(ctx, media, { name, kind, link, template: templateOf[kind], record }) }
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: 'sellableId', message }] })

export async function listListedRecords(
  ctx: AdminContext,
  { query: { by, kind, categoryId, recordIds, count } }: InputFor<typeof listedEndpoint>,
): Promise<OutputFor<typeof listedEndpoint>> {
  const listing: Listing = {
    by,
    kind: kind ?? '',
    categoryId: categoryId ?? '',
    recordIds: recordIds?.split(',') ?? [],
    count,
  }
  const records = await findListedRecords(ctx.database.queries, { listing, now: ctx.clock.now() })
  return { records, media: await findMedia(ctx, coverIdsOf({ list: records })) }
}

export async function listListedCategories(ctx: AdminContext): Promise<OutputFor<typeof categoriesEndpoint>> {
  const categories = await listCategories(ctx)
  return categories.filter(({ value }) => value.status === 1).map(({ id, value }) => ({ id, name: value.name }))
}
