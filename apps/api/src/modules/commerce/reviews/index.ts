export { hideReview, replyToReview } from './moderation.service.ts'
export { findRecordReviews } from './record-reviews.service.ts'
export { reviewsModule } from './module.ts'
export { writeReview } from './write-review.service.ts'
