import type { InputFor, OutputFor } from '@naikkelas/contract'
import { type browseReviews as browseEndpoint, reviewsPerPage } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listPlaceOf, pageOfList } from '../catalogue/index.ts'
import { publicReview } from './review-view.ts'
import { findPublicSellable, findReviews } from './reviews.repo.ts'

/** Two queries, whatever the page. @throws AppError `not_found` for an entry that visitors do not see */
export async function browseReviews(
  { database: { queries } }: AppContext,
  { query: { number, after, before } }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const sellable = await findPublicSellable(queries, number)
  if (!sellable) throw new AppError('not_found')
  const place = before ?? after
  const found = await findReviews(queries, {
    filter: { sellableId: sellable.id, state: 'shown' },
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: reviewsPerPage + 1,
  })
  const page = pageOfList({ found, perPage: reviewsPerPage, after, before })
  return { ...page, items: page.items.map(publicReview) }
}
