import { fieldPathSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { commentThreadSchema } from './comments.ts'
import { endpoint } from './endpoint.ts'
import { appliedChangeSchema, landingPageSchema } from './landing-pages.ts'
import { mediaSchema } from './media.ts'

/** Colours that people on one page are told apart by; a person's is a number below this. */
export const personColors = 9

/** How long a tab counts as here after it last said so. */
export const presenceSeconds = 10

/** Where someone is in one tab. */
const place = {
  sectionId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  /** The text or field the caret is in. */
  path: z.nullable(fieldPathSchema),
  /** Being written: the others leave that text alone meanwhile. */
  isTyping: z.boolean(),
}

export const presentPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  color: z.int(),
  /** One for each tab, the one that came first in front. */
  places: z.array(
    z.object({
      ...place,
      tabId: z.uuid(),
      /** Since when it is exactly there: of two who write one text the first one holds it. */
      since: z.iso.datetime(),
    }),
  ),
})
export type PresentPerson = z.infer<typeof presentPersonSchema>
export type PresentPlace = PresentPerson['places'][number]

/** Everyone who has a page open, in the order they came. */
export const presentPeopleSchema = z.array(presentPersonSchema)

const pageId = z.uuid()

export const tellPresence = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/presence',
  summary: 'Say that a tab has the page open, and where in it; it counts for ten seconds',
  input: { params: z.strictObject({ pageId }), body: z.strictObject({ tabId: z.uuid(), ...place }) },
  output: presentPeopleSchema,
})

export const endPresence = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/presence/{tabId}',
  summary: 'Say that a tab closes the page',
  input: { params: z.strictObject({ pageId, tabId: z.uuid() }) },
  output: z.null(),
})

/**
 * What happens to a page while it is open, as server-sent events: `head`, `page`, `people`, `comments`, `beat` (still
 * there) and `end` (nothing more comes). Not in the envelope. Below `/api`; `since` is the newest version the reader has.
 */
export const pageStreamPath = '/admin/landing-pages/{pageId}/stream'
export const pageStreamQuerySchema = z.strictObject({
  since: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
})

/** The page is further than it was. */
export const headNewsSchema = z.object({
  headVersion: z.int(),
  /** What led there, in order; null when it is too much to be sent unasked. */
  changes: z.nullable(z.array(appliedChangeSchema)),
  media: z.array(mediaSchema),
})
export type HeadNews = z.infer<typeof headNewsSchema>

/** Everything that is said about the page, latest thread first; null when it is too much to be sent unasked. */
export const commentNewsSchema = z.object({ threads: z.nullable(z.array(commentThreadSchema)) })
export type CommentNews = z.infer<typeof commentNewsSchema>

/** Name, link, status or what is ahead of the page are others than they were. */
export const pageNewsSchema = landingPageSchema

/** Why a stream ends: come back with a session, not at all, or a moment later. */
export const streamEndSchema = z.object({ reason: z.enum(['not_allowed', 'not_found', 'restart']) })
