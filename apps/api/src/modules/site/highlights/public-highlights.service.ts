import type { InputFor } from '@naikkelas/contract'
import {
  type browseHighlights as browseEndpoint,
  highlightsOfList,
  type ShownHighlight,
} from '@naikkelas/contract/site'
import type { AppContext } from '../../../app-context.ts'
import { cardViews, findPickedCards } from '../../commerce/catalogue/index.ts'
import { findShownHighlights } from './highlights.repo.ts'

/** More than are shown: what they show may be inactive, archived or over. */
const READ = 12

/** Four queries, and none but the first where nothing is shown. */
export async function browseHighlights(
  ctx: AppContext,
  { query: { kind } }: InputFor<typeof browseEndpoint>,
): Promise<ShownHighlight[]> {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const found = (await findShownHighlights(queries, { kind, now })).slice(0, READ)
  if (found.length === 0) return []
  const ids = found.flatMap(({ value }) => value.sellableId ?? [])
  const picked = await findPickedCards(queries, ids, now)
  const views = await cardViews(ctx, picked)
  const cards = new Map(picked.map(({ id }, index) => [id, views[index]]))
  const pictures = await ctx.shownPictures(
    ctx,
    found.map(({ value }) => value.pictureId),
  )
  return found
    .flatMap(({ number, value: { title, summary, sellableId, pictureId } }) => {
      const card = cards.get(sellableId ?? '')
      return card ? [{ number, title, summary, picture: pictures.get(pictureId ?? '') ?? null, card }] : []
    })
    .slice(0, highlightsOfList)
}
