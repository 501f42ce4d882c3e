import type { CommentMail } from './comment-mail.rules.ts'

interface CommentFacts {
  /** The comment's author, who is not notified. */
  authorId: string
  mentionedIds: readonly string[]
  /** Authors of earlier comments in the thread. */
  participantIds: readonly string[]
  lastEditorIds: readonly string[]
}

/** Recipients of a comment's notification, each once with the most specific reason. */
export function recipientsOf({ authorId, mentionedIds, participantIds, lastEditorIds }: CommentFacts) {
  const reasons = new Map<string, CommentMail['reason']>()
  for (const id of lastEditorIds) reasons.set(id, 'edited')
  for (const id of participantIds) reasons.set(id, 'answered')
  for (const id of mentionedIds) reasons.set(id, 'mentioned')
  reasons.delete(authorId)
  return reasons
}
