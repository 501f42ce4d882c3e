import type { LandingPage } from '@naikkelas/contract/pages'
import { carriesBars } from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { noPageBanners, type PageBanners } from '../../../ports/page-banners.ts'

/** Banners of a page, and what makes them others. Pages without the site's bars stand alone and have none. */
export async function bannersOn(
  ctx: Pick<AppContext, 'pageBanners'>,
  queries: Queries,
  { page, at }: { page: Pick<LandingPage, 'kind' | 'address'>; at: Date },
): ReturnType<AppContext['pageBanners']> {
  if (!carriesBars(page.kind)) return { shown: noPageBanners, nextChange: null, linkedPageIds: [] }
  return ctx.pageBanners(queries, { path: page.address, at })
}

export const pictureIdsOf = ({ banners, popup }: PageBanners): string[] =>
  [...banners, ...(popup ? [popup] : [])]
    .flatMap(({ pictureId, phonePictureId }) => [pictureId, phonePictureId])
    .filter((id) => id !== null)
