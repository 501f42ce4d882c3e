import type { PublicReview, Review } from '@naikkelas/contract/commerce'
import { authorName } from './author-name.rules.ts'
import type { StoredReview } from './reviews.repo.ts'

export const publicReview = ({
  number,
  stars,
  text,
  author,
  writtenAt,
  reply,
  repliedAt,
}: StoredReview): PublicReview => ({
  number,
  stars,
  text,
  author: authorName(author),
  writtenAt: writtenAt.toISOString(),
  reply: reply === null || repliedAt === null ? null : { text: reply, at: repliedAt.toISOString() },
})

/** What moderators see; of the author no more than visitors do. */
export function reviewView(stored: StoredReview): Review {
  const { id, version, sellable, hiddenAt, hiddenReason, hiddenBy, repliedBy } = stored
  return {
    ...publicReview(stored),
    id,
    version,
    sellable,
    hidden: hiddenAt === null ? null : { reason: hiddenReason ?? '', at: hiddenAt.toISOString(), by: hiddenBy },
    repliedBy,
  }
}
