import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { findReview, insertReview } from './reviews.repo.ts'

interface NewReview {
  sellableId: string
  learnerId: string
  /** 1 to 5. */
  stars: number
  text: string
  writtenAt: Date
}

/** The caller knows that the learner bought it. Answers the new id; null where the learner has a review there. */
export function writeReview({ unitOfWork, clock }: AppContext, review: NewReview): Promise<string | null> {
  const id = uuidv7()
  return unitOfWork(async ({ tx, emit }) => {
    if (!(await insertReview(tx, { id, ...review }))) return null
    const price = (await findReview(tx, id))?.price ?? null
    await emit('catalogue.changed', {
      changes: [{ sellableId: review.sellableId, price, priceBefore: price }],
      at: clock.now().toISOString(),
    })
    return id
  })
}
