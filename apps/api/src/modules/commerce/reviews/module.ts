import { module } from '../../../module.ts'
import { redrawWithErasure, redrawWithMerge } from './listeners.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { reviewData } from './review-data.repo.ts'

export const reviewsModule = module({
  routes: () => reviewRoutes,
  personalData: [reviewData],
  within: [redrawWithErasure, redrawWithMerge],
})
