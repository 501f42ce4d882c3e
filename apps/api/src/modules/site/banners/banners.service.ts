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
import { publishedRecords } from '../../content/publication/index.ts'
import {
  changeBannerState,
  findBanner,
  findBanners,
  insertBanner,
  lockBanner,
  lockBannerOrder,
  placeBanners,
  replaceBanner,
  type StoredBanner,
} from './banners.repo.ts'
import { isShownAt, missingOf, sameItems } from './banners.rules.ts'
import { forgetShownBanners } from './shown-banners.service.ts'

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

const recordsOf = (kind: BannerKind) =>
  publishedRecords<BannerValue, StoredBanner, { kind: BannerKind }>({
    table: {
      find: findBanner,
      lock: lockBanner,
      insert: (queries, written) => insertBanner(queries, { ...written, kind }),
      replace: replaceBanner,
      changeState: changeBannerState,
    },
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
    const there = await lockBannerOrder(tx, kind)
    if (there.length >= bannersAtMost)
      throw refused('value.title', `Sudah ada ${bannersAtMost}. Arsipkan dahulu yang tidak dipakai lagi`)
    return records[kind].create(ctx, value)
  })

/** @throws AppError `content_changed` with both values when another admin changed it first */
export async function updateBanner(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) {
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const before = await findBanner(tx, params.bannerId)
    const updated = await records.banner.update(ctx, { id: params.bannerId, ...body })
    if (before?.state === 'published') await emit('banners.changed', changeOf(ctx, [before, updated]))
    forgetShownBanners(ctx)
    return updated
  })
}

export async function changeBannerStatus(ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) {
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const result = await records.banner.changeStatus(ctx, body)
    const changed = await Promise.all(result.done.map(({ id }) => findBanner(tx, id)))
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
  { body: { kind, seen, order } }: InputFor<typeof orderEndpoint>,
): Promise<BannerList> {
  if (!sameItems(seen, order)) throw refused('order', 'Urutan ini tidak memuat isi yang sama')
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const stored = await lockBannerOrder(tx, kind)
    if (stored.map(({ id }) => id).join() !== seen.join())
      throw new AppError('order_changed', { mine: order, theirs: await listOf(ctx, stored) })
    await placeBanners(tx, order)
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
