import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeHighlightStatus as changeEndpoint,
  type createHighlight as createEndpoint,
  type getHighlight as getEndpoint,
  type Highlight,
  highlightKinds,
  highlightsPerPage,
  type HighlightValue,
  type listHighlights as listEndpoint,
  type updateHighlight as updateEndpoint,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findListTraits } from '../../commerce/catalogue/index.ts'
import { pageOf, publishedRecords } from '../../content/publication/index.ts'
import { findHighlights, highlightTable, type StoredHighlight } from './highlights.repo.ts'

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
  fieldOf: {
    highlights_sellable_id_fkey: ['value.sellableId', 'Ini sudah tidak ada di katalog'],
    highlights_picture_id_fkey: ['value.pictureId', 'Gambar ini sudah tidak ada'],
    highlights_window_check: ['value.endsAt', 'Waktu berakhir harus sesudah waktu terbit'],
  },
})

export async function listHighlights(
  { database, clock }: AdminContext,
  { query: { after, before, search, kind, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    highlightsPerPage,
    (placed) => findHighlights(database.queries, { search, kind, state, ...placed }),
    ({ value }) => value.position,
  )
  return { ...page, items: page.items.map((one) => records.view(one, clock.now())) }
}

export const getHighlight = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.highlightId)

/** @throws AppError `invalid_input` for what is neither a course nor an event */
export async function createHighlight(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) {
  await checkKind(ctx.database.queries, body.value)
  return records.create(ctx, body.value)
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
    throw new AppError('invalid_input', {
      fields: [{ path: 'value.sellableId', message: 'Yang disorot hanya kelas dan acara' }],
    })
}
