import type { InputFor } from '@naikkelas/contract'
import {
  type changeHighlightStatus as changeEndpoint,
  type createHighlight as createEndpoint,
  type getHighlight as getEndpoint,
  type Highlight,
  highlightKinds,
  type HighlightList,
  highlightsAtMost,
  type HighlightValue,
  type listHighlights as listEndpoint,
  type orderHighlights as orderEndpoint,
  type updateHighlight as updateEndpoint,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { findListTraits } from '../../commerce/catalogue/index.ts'
import { checkReordered, publishedRecords } from '../../content/publication/index.ts'
import { findHighlights, highlightTable, lockHighlightOrder, type StoredHighlight } from './highlights.repo.ts'

const records = publishedRecords<HighlightValue, StoredHighlight, Pick<Highlight, 'sellable'>>({
  table: highlightTable,
  isShown: ({ state, startsAt, endsAt, sellable }, now) =>
    state === 'published' &&
    sellable !== null &&
    startsAt !== null &&
    startsAt <= now &&
    (endsAt === null || endsAt > now),
  facts: ({ sellable }) => ({ sellable }),
  unfinished: ({ sellable, endsAt }, now) => {
    if (sellable === null) return 'Kelas atau acaranya belum dipilih.'
    return endsAt !== null && endsAt <= now ? 'Waktu berakhirnya sudah lewat.' : null
  },
  // What is published keeps the moment since when it is, where none is given.
  replacing: (value, { state, value: { startsAt } }) =>
    state === 'published' && value.startsAt === null ? { ...value, startsAt } : value,
  whyFull,
  fieldOf: {
    highlights_sellable_id_fkey: ['value.sellableId', 'Ini sudah tidak ada di katalog'],
    highlights_picture_id_fkey: ['value.pictureId', 'Gambar ini sudah tidak ada'],
    highlights_window_check: ['value.endsAt', 'Waktu berakhir harus sesudah waktu terbit'],
  },
})

export async function listHighlights(
  ctx: AdminContext,
  { query: { archived } }: InputFor<typeof listEndpoint>,
): Promise<HighlightList> {
  return listOf(ctx, await findHighlights(ctx.database.queries, { isArchive: archived !== undefined }))
}

export const getHighlight = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.highlightId)

/** @throws AppError `invalid_input` for what is neither a course nor an event */
export async function createHighlight(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) {
  await checkKind(ctx.database.queries, body.value)
  return ctx.database.transaction(async (tx) => {
    const reason = await whyFull(tx)
    if (reason !== null) throw refused('value.title', reason)
    return records.create(ctx, body.value)
  })
}

/** Why one more cannot be in use; null if it can. The order is held then. */
async function whyFull(tx: Tx): Promise<string | null> {
  const { length } = await lockHighlightOrder(tx)
  return length < highlightsAtMost ? null : `Sudah ada ${highlightsAtMost}. Arsipkan dahulu yang tidak dipakai lagi.`
}

/** @throws AppError `content_changed` with both values, `invalid_input` for what is neither a course nor an event */
export async function updateHighlight(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) {
  await checkKind(ctx.database.queries, body.value)
  return records.update(ctx, { id: params.highlightId, ...body })
}

export const changeHighlightStatus = (ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) =>
  records.changeStatus(ctx, body)

async function checkKind(queries: Queries, { sellableId }: HighlightValue) {
  if (sellableId === null) return
  const [found] = await findListTraits(queries, [sellableId])
  if (found && !highlightKinds.some((kind) => kind === found.kind))
    throw refused('value.sellableId', 'Yang disorot hanya kelas dan acara')
}

/** @throws AppError `order_changed` with the stored order when it is not the one that was seen */
export async function orderHighlights(
  ctx: AdminContext,
  { body }: InputFor<typeof orderEndpoint>,
): Promise<HighlightList> {
  return ctx.database.transaction(async (tx) => {
    await checkReordered({ asked: body, stored: await lockHighlightOrder(tx), view: (found) => listOf(ctx, found) })
    await highlightTable.place(tx, body.order)
    return listOf(ctx, await findHighlights(tx, { isArchive: false }))
  })
}

async function listOf(ctx: AdminContext, stored: readonly StoredHighlight[]): Promise<HighlightList> {
  const pictures = await ctx.shownPictures(
    ctx,
    stored.map(({ value }) => value.pictureId),
  )
  return {
    items: stored.map((one) => ({
      ...records.view(one, ctx.clock.now()),
      picture: pictures.get(one.value.pictureId ?? '') ?? null,
    })),
  }
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
