import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changePromotionStatus as changeEndpoint,
  type createPromotion as createEndpoint,
  type getPromotion as getEndpoint,
  type listPromotions as listEndpoint,
  type Promotion,
  promotionsPerPage,
  type PromotionValue,
  type updatePromotion as updateEndpoint,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { pageOf, publishedRecords } from '../../content/publication/index.ts'
import { findPage } from '../../pages/landing-pages/index.ts'
import { isWithin } from './banners.rules.ts'
import { findPromotions, promotionTable, type StoredPromotion } from './promotions.repo.ts'
import { missingOfPromotion } from './promotions.rules.ts'
import { forgetShownBanners } from './shown-banners.service.ts'

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

const records = publishedRecords<PromotionValue, StoredPromotion, Pick<Promotion, 'page' | 'isHeld'>>({
  table: promotionTable,
  isShown: (stored, now) =>
    isWithin(stored, now) &&
    stored.page?.isPublished === true &&
    stored.value.banners.some(({ pictureId }) => pictureId !== null),
  facts: (stored, now) => ({
    page: stored.page,
    isHeld: isWithin(stored, now) && stored.page?.isPublished !== true,
  }),
  unfinished: ({ value, page, endsAt }, now) => {
    const missing = missingOfPromotion({ ...value, landingPageId: page === null ? null : value.landingPageId })
    if (missing) return `${missing.message}.`
    return endsAt !== null && endsAt <= now ? 'Waktu berakhirnya sudah lewat.' : null
  },
  replacing: (value, { state, value: { startsAt } }) => {
    if (state !== 'published') return value
    // What visitors see cannot lose what it consists of, and keeps the moment since when it is.
    const missing = missingOfPromotion(value)
    if (missing) throw refused(`value.${missing.field}`, missing.message)
    return value.startsAt === null ? { ...value, startsAt } : value
  },
  fieldOf: {
    promotions_landing_page_id_fkey: ['value.landingPageId', 'Halaman ini sudah tidak ada'],
    promotion_banners_picture_id_fkey: ['value.banners', 'Salah satu gambarnya sudah tidak ada'],
    promotion_banners_phone_picture_id_fkey: ['value.banners', 'Salah satu gambar ponselnya sudah tidak ada'],
    promotions_window_check: ['value.endsAt', 'Waktu berakhir harus sesudah waktu terbit'],
  },
})

export async function listPromotions(
  { database, clock }: AdminContext,
  { query: { after, before, search, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    promotionsPerPage,
    (placed) => findPromotions(database.queries, { search, state, ...placed }),
    ({ createdAt }) => createdAt,
  )
  return { ...page, items: page.items.map((one) => records.view(one, clock.now())) }
}

export const getPromotion = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.promotionId)

/** @throws AppError `invalid_input` for what is no page of its own */
export async function createPromotion(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) {
  await checkPage(ctx.database.queries, body.value)
  return records.create(ctx, body.value)
}

/** @throws AppError `content_changed` with both values, `invalid_input` for what is no page of its own */
export async function updatePromotion(ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) {
  await checkPage(ctx.database.queries, body.value)
  const result = await ctx.unitOfWork(async ({ tx, emit }) => {
    const before = await promotionTable.lock(tx, params.promotionId)
    const updated = await records.update(ctx, { id: params.promotionId, ...body })
    if (before?.state === 'published') await emit('banners.changed', changeOf(ctx, [before, updated]))
    return updated
  })
  forgetShownBanners(ctx)
  return result
}

export async function changePromotionStatus(ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) {
  const result = await ctx.unitOfWork(async ({ tx, emit }) => {
    const changed = await records.changeStatus(ctx, body)
    const stored = await Promise.all(changed.done.map(({ id }) => promotionTable.find(tx, id)))
    const placed = changeOf(
      ctx,
      stored.filter((one) => one !== undefined),
    )
    if (placed.placements.length > 0) await emit('banners.changed', placed)
    return changed
  })
  forgetShownBanners(ctx)
  return result
}

const changeOf = ({ clock }: AdminContext, changed: readonly { value: Pick<PromotionValue, 'banners'> }[]) => ({
  placements: [...new Set(changed.flatMap(({ value }) => value.banners.map(({ placement }) => placement)))],
  at: clock.now().toISOString(),
})

/** Synced parts of pages have no address. */
async function checkPage(queries: Queries, { landingPageId }: PromotionValue) {
  const page = landingPageId === null ? undefined : await findPage(queries, landingPageId)
  if (page?.kind === 'site_part') throw refused('value.landingPageId', 'Pilih halaman yang dapat dibuka pengunjung')
}
