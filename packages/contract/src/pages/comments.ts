import { storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'

const ofPage = z.strictObject({ pageId: z.uuid() })
const ofThread = z.strictObject({ pageId: z.uuid(), threadId: z.uuid() })
const ofComment = z.strictObject({ pageId: z.uuid(), threadId: z.uuid(), commentId: z.uuid() })

/** Upper limits per page and comment. */
export const commentLimits = { characters: 2000, commentsInThread: 200, threadsOnPage: 500 } as const

/** Plain text of one or several lines; no invisible characters, no markup. */
export const commentTextSchema = z
  .string({ error: 'Komentar harus diisi' })
  .check(
    z.overwrite(plainLines),
    z.regex(visiblePattern, { error: 'Komentar harus diisi' }),
    z.maxLength(commentLimits.characters, { error: `Komentar maksimal ${commentLimits.characters} karakter` }),
  )

const personSchema = z.object({ id: z.uuid(), name: z.string() })

export const commentSchema = z.object({
  id: z.uuid(),
  /** Null if the account was deleted. */
  author: z.nullable(personSchema),
  /** Empty after deletion; replies stay. */
  text: z.string(),
  /** Accounts mentioned as `@Nama` in the text. */
  mentions: z.array(personSchema),
  at: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  isDeleted: z.boolean(),
})
export type Comment = z.infer<typeof commentSchema>

export const commentThreadSchema = z.object({
  id: z.uuid(),
  sectionId: z.string(),
  /** The section when the thread began, in case it is removed. */
  sectionType: z.string(),
  sectionWords: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Oldest first; never empty. */
  comments: z.array(commentSchema),
})
export type CommentThread = z.infer<typeof commentThreadSchema>

export const listComments = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/comments',
  summary: 'Threads of a page with their comments, latest thread first',
  input: { params: ofPage },
  output: z.array(commentThreadSchema),
})

export const listMentionable = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/people',
  summary: 'People who can be mentioned on this page',
  input: { params: ofPage },
  output: z.array(personSchema),
})

export const createThread = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/comments',
  summary: 'Start a thread about a section',
  input: { params: ofPage, body: z.strictObject({ sectionId: storedSectionSchema.shape.id, text: commentTextSchema }) },
  output: commentThreadSchema,
  successStatus: 201,
})

export const createComment = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/comments/{threadId}/replies',
  summary: 'Add a comment to a thread; a resolved thread is reopened',
  input: { params: ofThread, body: z.strictObject({ text: commentTextSchema }) },
  output: commentThreadSchema,
  successStatus: 201,
})

export const updateComment = endpoint({
  method: 'PATCH',
  path: '/admin/landing-pages/{pageId}/comments/{threadId}/replies/{commentId}',
  summary: 'Edit an own comment',
  input: { params: ofComment, body: z.strictObject({ text: commentTextSchema }) },
  output: commentThreadSchema,
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/comments/{threadId}/replies/{commentId}',
  summary: 'Delete an own comment; the last one deletes its thread',
  input: { params: ofComment },
  output: z.nullable(commentThreadSchema),
})

export const resolveThread = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/comments/{threadId}/resolve',
  summary: 'Resolve a thread',
  input: { params: ofThread },
  output: commentThreadSchema,
})

export const reopenThread = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/comments/{threadId}/reopen',
  summary: 'Reopen a thread',
  input: { params: ofThread },
  output: commentThreadSchema,
})

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/admin/notice-settings',
  summary: 'Mail notification settings of the own account',
  output: z.object({ isCommentMailOn: z.boolean() }),
})

export const updateNoticeSettings = endpoint({
  method: 'PATCH',
  path: '/admin/notice-settings',
  summary: 'Update the own account’s mail notification settings',
  input: { body: z.strictObject({ isCommentMailOn: z.boolean() }) },
  output: z.object({ isCommentMailOn: z.boolean() }),
})

/** URL of a thread: the builder of its page, with the thread open. */
export function landingPageCommentAddress({ pageId, threadId }: { pageId: string; threadId: string }): string {
  return `/admin/landing-pages/${pageId}?komentar=${threadId}`
}
