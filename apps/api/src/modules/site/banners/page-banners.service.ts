import { bannersOfPage, placementAt } from '@naikkelas/contract/site'
import type { FindPageBanners } from '../../../find-page-banners.ts'
import { noPageBanners, type PageBanner } from '../../../ports/page-banners.ts'
import { findLiveAddresses } from '../../pages/landing-pages/index.ts'
import { findCurrentBanners, type StoredBanner } from './banners.repo.ts'
import { isPlacedOn, isShownAt, nextChangeOf } from './banners.rules.ts'
import { findCurrentPromotions } from './promotions.repo.ts'
import { landingPagesOf, promotedBanners, promotionsOn } from './promotions.rules.ts'

/** Banners of a page that is drawn and kept, as the database has them: a page must not miss a change that commits meanwhile. */
export const findPageBanners: FindPageBanners = async (queries, { path, at }) => {
  const placement = placementAt(path)
  if (placement === null) return { shown: noPageBanners, nextChange: null, linkedPageIds: [] }
  const placed = (await findCurrentBanners(queries, at)).filter(({ value }) => isPlacedOn(value.placement, placement))
  const promotions = promotionsOn(await findCurrentPromotions(queries, at), placement)
  const linkedPageIds = landingPagesOf(promotions)
  const addresses = await findLiveAddresses(queries, linkedPageIds)
  const promoted = promotedBanners(promotions, { placement, addresses, now: at })
  const viewsOf = (kind: StoredBanner['kind']) =>
    placed.filter((one) => one.kind === kind && isShownAt(one, at)).flatMap(pageBannerOf)
  return {
    shown: {
      banners: [...promoted, ...viewsOf('banner')].slice(0, bannersOfPage),
      popup: viewsOf('popup')[0] ?? null,
    },
    nextChange: nextChangeOf([...placed, ...promotions], at),
    // Not published yet, or no longer: the page that shows the banner has to know when that changes.
    linkedPageIds,
  }
}

const pageBannerOf = ({ id, value: { alt, href, pictureId, phonePictureId } }: StoredBanner): PageBanner[] =>
  pictureId === null ? [] : [{ id, alt, href, pictureId, phonePictureId }]
