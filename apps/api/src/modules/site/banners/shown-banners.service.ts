import type { InputFor, ShownPicture } from '@naikkelas/contract'
import {
  bannersOfPage,
  type browseBanners as browseEndpoint,
  type ShownBanner,
  type ShownBanners,
} from '@naikkelas/contract/site'
import type { AppContext } from '../../../app-context.ts'
import { createLoadCache } from '../../../platform/cache/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { findLiveAddresses } from '../../pages/landing-pages/index.ts'
import { findCurrentBanners, type StoredBanner } from './banners.repo.ts'
import { isPlacedOn, isShownAt } from './banners.rules.ts'
import { findCurrentPromotions, type StoredPromotion } from './promotions.repo.ts'
import { landingPagesOf, promotedBanners } from './promotions.rules.ts'

/** A change that another process made is seen after so long at the latest. */
const KEPT_MS = 1_000
const KEY = 'current'

interface Current {
  banners: readonly StoredBanner[]
  promotions: readonly StoredPromotion[]
  /** Of the pages that promotions lead to, those that are published. */
  addresses: Readonly<Record<string, string>>
  pictures: ReadonlyMap<string, ShownPicture>
}

// Every public page asks: one question a second answers all of them.
const currentOf = perApp((app) =>
  createLoadCache<Current>({
    max: 1,
    ttlMs: KEPT_MS,
    load: async () => {
      const { queries } = app.database
      const now = app.clock.now()
      const banners = await findCurrentBanners(queries, now)
      const promotions = await findCurrentPromotions(queries, now)
      const shown = [...banners, ...promotions.flatMap(({ value }) => value.banners.map((value) => ({ value })))]
      const ids = shown.flatMap(({ value }) => [value.pictureId, value.phonePictureId])
      const addresses = await findLiveAddresses(queries, landingPagesOf(promotions))
      return { banners, promotions, addresses, pictures: await app.shownPictures(app, ids) }
    },
  }),
)

/** After a change: this process shows it at once. */
export const forgetShownBanners = (ctx: AppContext) => currentOf(ctx).delete(KEY)

/** What a page of a placement shows at this moment; windows begin and end at their second, whatever is kept. */
export async function browseBanners(
  ctx: AppContext,
  { query: { placement } }: InputFor<typeof browseEndpoint>,
): Promise<ShownBanners> {
  const { banners, promotions, addresses, pictures } = await currentOf(ctx).get(KEY)
  const now = ctx.clock.now()
  const shown = banners.filter((one) => isShownAt(one, now) && isPlacedOn(one.value.placement, placement))
  const viewsOf = (kind: StoredBanner['kind']) =>
    shown.filter((one) => one.kind === kind).map(({ id, value }) => ({ ...value, id }))
  const viewed = (views: readonly Pressed[]) => views.flatMap((one) => shownView(one, pictures) ?? [])
  const promoted = promotedBanners(promotions, { placement, addresses, now })
  return {
    banners: viewed([...promoted, ...viewsOf('banner')]).slice(0, bannersOfPage),
    popup: viewed(viewsOf('popup'))[0] ?? null,
  }
}

type Pressed = Pick<StoredBanner['value'], 'alt' | 'href' | 'pictureId' | 'phonePictureId'> & { id: string }

function shownView(
  { id, alt, href, pictureId, phonePictureId }: Pressed,
  pictures: ReadonlyMap<string, ShownPicture>,
): ShownBanner | null {
  const picture = pictures.get(pictureId ?? '')
  return picture ? { id, alt, href, picture, phonePicture: pictures.get(phonePictureId ?? '') ?? null } : null
}
