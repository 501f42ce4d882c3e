import type { InputFor } from '@naikkelas/contract'
import {
  type BannerKind,
  type BannerList,
  bannersAtMost,
  type BannerValue,
  type changeBannerStatus as changeEndpoint,
  type createBanner as createEndpoint,
  type getBanner as getEndpoint,
  type listBanners as listEndpoint,
  type orderBanners as orderEndpoint,
  type updateBanner as updateEndpoint,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { checkReordered, publishedRecords } from '../../content/publication/index.ts'
import { bannerTable, findBanners, lockBannerOrder, type StoredBanner } from './banners.repo.ts'
import { isShownAt, missingOf } from './banners.rules.ts'
import { forgetShownBanners } from './shown-banners.service.ts'

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

const recordsOf = (kind: BannerKind) =>
  publishedRecords<BannerValue, StoredBanner, { kind: BannerKind }>({
    table: { ...bannerTable, insert: (queries, written) => bannerTable.insert(queries, written, { kind }) },
    isShown: isShownAt,
    facts: (stored) => ({ kind: stored.kind }),
    unfinished: ({ value, endsAt }, now) => {
      const missing = missingOf(value)
      if (missing) return `${missing.message}.`
      return endsAt !== null && endsAt <= now ? 'Waktu berakhirnya sudah lewat.' : null
    },
    replacing: (value, { state, value: { startsAt } }) => {
      if (state !== 'published') return value
      // What visitors see cannot lose what it consists of, and keeps the moment since when it is.
      const missing = missingOf(value)
      if (missing) throw refused(`value.${missing.field}`, missing.message)
      return value.startsAt === null ? { ...value, startsAt } : value
    },
    whyFull: (tx, stored) => whyFull(tx, stored.kind),
    fieldOf: {
      banners_picture_id_fkey: ['value.pictureId', 'Gambar ini sudah tidak ada'],
      banners_phone_picture_id_fkey: ['value.phonePictureId', 'Gambar ini sudah tidak ada'],
      banners_window_check: ['value.endsAt', 'Waktu berakhir harus sesudah waktu terbit'],
    },
  })
const records = { banner: recordsOf('banner'), popup: recordsOf('popup') }

export async function listBanners(
  ctx: AdminContext,
  { query: { kind, archived } }: InputFor<typeof listEndpoint>,
): Promise<BannerList> {
  return listOf(ctx, await findBanners(ctx.database.queries, { kind, isArchive: archived !== undefined }))
}

export const getBanner = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.banner.get(ctx, params.bannerId)

export const createBanner = (ctx: AdminContext, { body: { kind, value } }: InputFor<typeof createEndpoint>) =>
  ctx.database.transaction(async (tx) => {
    const reason = await whyFull(tx, kind)
    if (reason !== null) throw refused('value.title', reason)
    return records[kind].create(ctx, value)
  })

/** Why one more cannot be in use; null if it can. The order is held then. */
async function whyFull(tx: Tx, kind: BannerKind): Promise<string | null> {
  const { length } = await lockBannerOrder(tx, kind)
  return length < bannersAtMost ? null : `Sudah ada ${bannersAtMost}. Arsipkan dahulu yang tidak dipakai lagi.`
}

/** @throws AppError `content_changed` with both values when another admin changed it first */
export async function updateBanner(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) {
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const before = await bannerTable.find(tx, params.bannerId)
    const updated = await records.banner.update(ctx, { id: params.bannerId, ...body })
    if (before?.state === 'published') await emit('banners.changed', changeOf(ctx, [before, updated]))
    forgetShownBanners(ctx)
    return updated
  })
}

export async function changeBannerStatus(ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) {
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const result = await records.banner.changeStatus(ctx, body)
    const changed = await Promise.all(result.done.map(({ id }) => bannerTable.find(tx, id)))
    if (changed.length > 0)
      await emit(
        'banners.changed',
        changeOf(
          ctx,
          changed.filter((one) => one !== undefined),
        ),
      )
    forgetShownBanners(ctx)
    return result
  })
}

/** @throws AppError `order_changed` with the stored order when it is not the one that was seen */
export async function orderBanners(
  ctx: AdminContext,
  { body: { kind, ...asked } }: InputFor<typeof orderEndpoint>,
): Promise<BannerList> {
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const stored = await lockBannerOrder(tx, kind)
    await checkReordered({ asked, stored, view: (found) => listOf(ctx, found) })
    await bannerTable.place(tx, asked.order)
    await emit('banners.changed', changeOf(ctx, stored))
    forgetShownBanners(ctx)
    return listOf(ctx, await findBanners(tx, { kind, isArchive: false }))
  })
}

const changeOf = ({ clock }: AdminContext, changed: readonly { value: Pick<BannerValue, 'placement'> }[]) => ({
  placements: [...new Set(changed.map(({ value }) => value.placement))],
  at: clock.now().toISOString(),
})

async function listOf(ctx: AdminContext, stored: readonly StoredBanner[]): Promise<BannerList> {
  const now = ctx.clock.now()
  const pictures = await ctx.shownPictures(
    ctx,
    stored.map(({ value }) => value.pictureId),
  )
  return {
    items: stored.map((one) => ({
      ...records[one.kind].view(one, now),
      picture: pictures.get(one.value.pictureId ?? '') ?? null,
    })),
  }
}
