export { hideReview, replyToReview } from './moderation.service.ts'
export { reviewsModule } from './module.ts'
export { writeReview } from './write-review.service.ts'
