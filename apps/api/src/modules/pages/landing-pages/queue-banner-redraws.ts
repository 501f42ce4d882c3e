import { bannerPlacements } from '@naikkelas/contract'
import { placementAt } from '@naikkelas/contract/site'
import { carriesBars } from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueRedraws } from './queue-redraws.ts'
import { findPublishedPlaces } from './redraws.repo.ts'

/** Pages that are drawn at once; more wait behind those that wait already. */
const promptPages = 10

/** Has published pages drawn again that show the banners of one of these placements. */
export async function queueBannerRedraws(
  ctx: Pick<AppContext, 'jobs'>,
  tx: Tx,
  { placements, at }: { placements: readonly number[]; at: Date },
) {
  const isEverywhere = placements.includes(bannerPlacements.all)
  const pageIds = (await findPublishedPlaces(tx)).flatMap(({ id, kind, address }) => {
    const placement = carriesBars(kind) ? placementAt(address) : null
    return placement !== null && (isEverywhere || placements.includes(placement)) ? [id] : []
  })
  if (pageIds.length > 0)
    await queueRedraws(ctx, tx, { pageIds, linkedPageIds: [], at, isPrompt: pageIds.length <= promptPages })
}
