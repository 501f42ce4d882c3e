import type { CommentMail } from './comment-mail.rules.ts'

interface Told {
  /** Whose comment it is: nobody is told of what they wrote themselves. */
  authorId: string
  mentionedIds: readonly string[]
  /** Who wrote in the thread before. */
  participantIds: readonly string[]
  lastEditorIds: readonly string[]
}

/** Who is told of a comment, each once and for the nearest of their reasons. */
export function recipientsOf({ authorId, mentionedIds, participantIds, lastEditorIds }: Told) {
  const reasons = new Map<string, CommentMail['reason']>()
  for (const id of lastEditorIds) reasons.set(id, 'edited')
  for (const id of participantIds) reasons.set(id, 'answered')
  for (const id of mentionedIds) reasons.set(id, 'mentioned')
  reasons.delete(authorId)
  return reasons
}
