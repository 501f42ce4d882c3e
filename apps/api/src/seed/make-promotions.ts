import { bannerPlacements } from '@naikkelas/contract'
import type { AdminContext } from '../app-context.ts'
import { changePromotionStatus, createPromotion } from '../modules/site/banners/index.ts'
import type { DemoPictures } from './demo-section.ts'
import { findSeededTitles } from './seed.repo.ts'

const title = 'Promo akhir tahun'

interface MadeBefore {
  pictures: DemoPictures
  /** Of the demonstration, by link. */
  pageIds: Readonly<Record<string, string>>
}

/** The promotion of the demonstration; one that is there already stays as it is. */
export async function makePromotions(ctx: AdminContext, { pictures, pageIds }: MadeBefore) {
  if ((await findSeededTitles(ctx.database.queries, 'promotions')).has(title)) return
  const picture = pictures['banner-data-usaha']
  const banner = {
    placement: bannerPlacements.article,
    pictureId: picture?.id ?? null,
    phonePictureId: null,
    alt: 'Promo akhir tahun: kuasai data usaha dalam empat minggu',
  }
  const value = {
    title,
    landingPageId: pageIds['kelas-data-usaha'] ?? null,
    banners: [banner],
    startsAt: null,
    endsAt: null,
  }
  const { id } = await createPromotion(ctx, { body: { value } })
  await changePromotionStatus(ctx, { body: { action: 'publish', ids: [id] } })
}
