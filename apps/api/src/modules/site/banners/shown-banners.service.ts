import type { InputFor } from '@naikkelas/contract'
import type { ShownPicture } from '@naikkelas/contract/content'
import {
  bannersOfPage,
  type browseBanners as browseEndpoint,
  type ShownBanner,
  type ShownBanners,
} from '@naikkelas/contract/site'
import type { AppContext } from '../../../app-context.ts'
import { createLoadCache } from '../../../platform/cache/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { picturesOf } from '../../content/publication/index.ts'
import { findCurrentBanners, type StoredBanner } from './banners.repo.ts'
import { isPlacedOn, isShownAt } from './banners.rules.ts'

/** A change that another process made is seen after so long at the latest. */
const KEPT_MS = 1_000
const KEY = 'current'

interface Current {
  banners: readonly StoredBanner[]
  pictures: ReadonlyMap<string, ShownPicture>
}

// Every public page asks: one question a second answers all of them.
const currentOf = perApp((app) =>
  createLoadCache<Current>({
    max: 1,
    ttlMs: KEPT_MS,
    load: async () => {
      const banners = await findCurrentBanners(app.database.queries, app.clock.now())
      const ids = banners.flatMap(({ value }) => [value.pictureId, value.phonePictureId])
      return { banners, pictures: await picturesOf(app, ids) }
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
  const { banners, pictures } = await currentOf(ctx).get(KEY)
  const now = ctx.clock.now()
  const shown = banners.filter((one) => isShownAt(one, now) && isPlacedOn(one.value.placement, placement))
  const viewsOf = (kind: StoredBanner['kind']) =>
    shown.filter((one) => one.kind === kind).flatMap((one) => shownView(one, pictures) ?? [])
  return { banners: viewsOf('banner').slice(0, bannersOfPage), popup: viewsOf('popup')[0] ?? null }
}

function shownView({ id, value }: StoredBanner, pictures: ReadonlyMap<string, ShownPicture>): ShownBanner | null {
  const picture = pictures.get(value.pictureId ?? '')
  if (!picture) return null
  return {
    id,
    alt: value.alt,
    href: value.href,
    picture,
    phonePicture: pictures.get(value.phonePictureId ?? '') ?? null,
  }
}
