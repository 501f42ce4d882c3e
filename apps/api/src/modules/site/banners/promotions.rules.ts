import { bannerPlacements } from '@naikkelas/contract'
import type { BannerPlacement, PromotionBanner, PromotionValue } from '@naikkelas/contract/site'
import type { PageBanner } from '../../../ports/page-banners.ts'
import { missingPictureOf, isWithin, type Windowed } from './banners.rules.ts'

/** The first part that visitors would miss, and the path of its field; null when it can be shown. */
export function missingOfPromotion({
  landingPageId,
  banners,
}: Pick<PromotionValue, 'landingPageId' | 'banners'>): { field: string; message: string } | null {
  if (landingPageId === null) return { field: 'landingPageId', message: 'Halaman tujuannya belum dipilih' }
  if (banners.length === 0) return { field: 'banners', message: 'Belum ada banner' }
  for (const [index, banner] of banners.entries()) {
    const missing = missingPictureOf(banner)
    if (missing) return { ...missing, field: `banners.${index}.${missing.field}` }
  }
  return null
}

interface Placed extends Windowed {
  id: string
  value: Pick<PromotionValue, 'landingPageId' | 'banners'>
}

const bannerFor = (banners: readonly PromotionBanner[], placement: BannerPlacement) =>
  [placement, bannerPlacements.all]
    .map((place) => banners.find((banner) => banner.placement === place && banner.pictureId !== null))
    .find((banner) => banner !== undefined)

/** Those that a page of a placement shows whenever their window is open: with a banner of this placement, or of all. */
export const promotionsOn = <Promotion extends Placed>(promotions: readonly Promotion[], placement: BannerPlacement) =>
  promotions.filter(({ value }) => bannerFor(value.banners, placement) !== undefined)

interface Asked {
  placement: BannerPlacement
  /** Of landing pages that are published, by their id. */
  addresses: Readonly<Record<string, string>>
  now: Date
}

/** Its banners at a moment, each leading to its page; one whose page is not published has none. */
export const promotedBanners = (promotions: readonly Placed[], { placement, addresses, now }: Asked): PageBanner[] =>
  promotionsOn(promotions, placement).flatMap((promotion) => {
    const { id, value } = promotion
    const href = addresses[value.landingPageId ?? '']
    const banner = bannerFor(value.banners, placement)
    if (href === undefined || !banner || banner.pictureId === null || !isWithin(promotion, now)) return []
    const { pictureId, phonePictureId, alt } = banner
    return [{ id, alt, href, pictureId, phonePictureId }]
  })

/** The pages they lead to, published or not, each once and in one order. */
export const landingPagesOf = (promotions: readonly Pick<Placed, 'value'>[]): string[] =>
  [...new Set(promotions.flatMap(({ value }) => value.landingPageId ?? []))].toSorted()
