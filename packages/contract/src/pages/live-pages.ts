import { fieldPathSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { commentThreadSchema } from './comments.ts'
import { endpoint, streamEndpoint } from '../endpoint.ts'
import { appliedChangeSchema, landingPageSchema } from './landing-pages.ts'
import { mediaSchema } from './media.ts'

/** Number of colours for people on one page; a person's colour is an index below this. */
export const personColors = 9

/** How long a tab counts as present after its last message. */
export const presenceSeconds = 10

/** Position of a person in one tab. */
const place = {
  sectionId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  /** The text or field with the caret. */
  path: z.nullable(fieldPathSchema),
  /** Being edited: read-only for others meanwhile. */
  isTyping: z.boolean(),
}

export const presentPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  color: z.int(),
  /** One per tab, in order of arrival. */
  places: z.array(
    z.object({
      ...place,
      tabId: z.uuid(),
      /** Since when the tab has been at this position: of two tabs at one text the earlier one holds the lease. */
      since: z.iso.datetime(),
    }),
  ),
})
export type PresentPerson = z.infer<typeof presentPersonSchema>
export type PresentPlace = PresentPerson['places'][number]

/** Everyone who has the page open, in order of arrival. */
export const presentPeopleSchema = z.array(presentPersonSchema)

const pageId = z.uuid()

export const reportPresence = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/presence',
  summary: 'Report a tab’s presence and position; valid for ten seconds',
  input: { params: z.strictObject({ pageId }), body: z.strictObject({ tabId: z.uuid(), ...place }) },
  output: presentPeopleSchema,
})

export const endPresence = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/presence/{tabId}',
  summary: 'Report that a tab closes the page',
  input: { params: z.strictObject({ pageId, tabId: z.uuid() }) },
  output: z.null(),
})

/**
 * Live events of an open page, as server-sent events: `head`, `page`, `people`, `comments`, `beat` (keep-alive) and
 * `end` (no more events). Not in the envelope. Below `/api`; `since` is the client's newest version.
 */
export const pageStreamPath = '/admin/landing-pages/{pageId}/stream'
export const pageStreamQuerySchema = z.strictObject({
  since: z.coerce
    .number({ error: 'Sebutkan versi terakhir yang sudah diterima' })
    .check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
})

export const openPageStream = streamEndpoint({
  path: pageStreamPath,
  summary: 'Stream the events of a page',
  input: { params: z.strictObject({ pageId }), query: pageStreamQuerySchema },
})

/** The page has a newer version. */
export const headNewsSchema = z.object({
  headVersion: z.int(),
  /** The changes that led to it, in order; null if they are too large to be pushed. */
  changes: z.nullable(z.array(appliedChangeSchema)),
  media: z.array(mediaSchema),
})
export type HeadNews = z.infer<typeof headNewsSchema>

/** All comments of the page, latest thread first; null if they are too large to be pushed. */
export const commentNewsSchema = z.object({ threads: z.nullable(z.array(commentThreadSchema)) })
export type CommentNews = z.infer<typeof commentNewsSchema>

/** Name, link, status or pending schedules of the page changed. */
export const pageNewsSchema = landingPageSchema

/** Why a stream ended: sign in again, do not reconnect, or reconnect later. */
export const streamEndSchema = z.object({ reason: z.enum(['not_allowed', 'not_found', 'restart']) })
