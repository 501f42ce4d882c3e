import { browseReviews, hideReview, listReviews, replyToReview, showReview } from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageCatalogue, viewCatalogue } from '../catalogue/index.ts'
import * as moderation from './moderation.service.ts'
import { browseReviews as browse } from './public-reviews.service.ts'

/** Who sees and changes a kind moderates what is said of it: the use cases ask which. */
const one = {
  can: manageCatalogue,
  record: {
    load: (input: { params: { reviewId: string } }, ctx: AdminContext) => moderation.getReview(ctx, input),
  },
}

export const reviewRoutes = [
  bind(browseReviews, { can: 'anyone', run: (input, ctx) => browse(ctx, input) }),
  bind(listReviews, { can: viewCatalogue, run: (input, ctx) => moderation.listReviews(ctx, input) }),
  bind(hideReview, { ...one, run: (input, ctx) => moderation.hideReview(ctx, input) }),
  bind(showReview, { ...one, run: (input, ctx) => moderation.showReview(ctx, input) }),
  bind(replyToReview, { ...one, run: (input, ctx) => moderation.replyToReview(ctx, input) }),
]
