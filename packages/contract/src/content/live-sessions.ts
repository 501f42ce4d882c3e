import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { calendarFileType } from '../commerce/event-calendars.ts'
import { endpoint, fileEndpoint, textEndpoint } from '../endpoint.ts'
import { plainText } from '../plain-text.ts'
import { emailSchema } from '../validation/index.ts'
import { filmPlayerOf } from './film-players.ts'
import {
  changedRecordOf,
  createdRecordOf,
  listFields,
  pageByPlaceOf,
  publicationChangeSchema,
  publicationResultSchema,
  publicNumberSchema,
  publishedRecordOf,
  recordListFields,
  summarySchema,
  titleSchema,
} from './publication.ts'

const instant = z.iso.datetime({ error: 'Isi waktunya' })

const DAY_MS = 86_400_000

const liveSessionValueSchema = z
  .strictObject({
    title: titleSchema(120),
    summary: summarySchema,
    description: z.nullable(richTextSchema(10_000)),
    /** Who speaks. */
    host: z.string().check(z.overwrite(plainText), z.maxLength(120, { error: 'Pembawa acara maksimal 120 karakter' })),
    startsAt: instant,
    endsAt: instant,
    /** Empty until it is known. */
    videoUrl: z.string().check(
      z.trim(),
      z.maxLength(300, { error: 'Alamat video maksimal 300 karakter' }),
      z.refine((url) => url === '' || filmPlayerOf(url) !== null, {
        error: 'Tulis alamat video di YouTube atau Vimeo, diawali https://',
      }),
    ),
  })
  .check(
    // A moment that is missing is said at its own field alone.
    z.refine(({ startsAt, endsAt }) => !(Date.parse(startsAt) >= Date.parse(endsAt)), {
      path: ['endsAt'],
      error: 'Waktu selesai harus sesudah waktu mulai',
    }),
    z.refine(({ startsAt, endsAt }) => !(Date.parse(endsAt) - Date.parse(startsAt) > DAY_MS), {
      path: ['endsAt'],
      error: 'Satu siaran paling lama 24 jam',
    }),
  )
export type LiveSessionValue = z.infer<typeof liveSessionValueSchema>

export const livePhases = ['upcoming', 'live', 'ended'] as const
export type LivePhase = (typeof livePhases)[number]

const liveSessionSchema = z.extend(publishedRecordOf(liveSessionValueSchema), {
  phase: z.enum(livePhases),
  /** Addresses that will be reminded. */
  reminderCount: z.int(),
})
export type LiveSession = z.infer<typeof liveSessionSchema>

export const liveSessionsPerPage = 50

const sessionId = z.strictObject({ sessionId: z.uuid() })

export const listLiveSessions = endpoint({
  method: 'GET',
  path: '/admin/live-sessions',
  summary: 'Live sessions, the last to begin first',
  input: { query: z.strictObject(recordListFields) },
  output: pageByPlaceOf(liveSessionSchema),
})

export const getLiveSession = endpoint({
  method: 'GET',
  path: '/admin/live-sessions/{sessionId}',
  summary: 'One live session',
  input: { params: sessionId },
  output: liveSessionSchema,
})

export const createLiveSession = endpoint({
  method: 'POST',
  path: '/admin/live-sessions',
  summary: 'Plan a live session; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(liveSessionValueSchema) },
  output: liveSessionSchema,
})

export const updateLiveSession = endpoint({
  method: 'PUT',
  path: '/admin/live-sessions/{sessionId}',
  summary: 'Change a live session',
  input: { params: sessionId, body: changedRecordOf(liveSessionValueSchema) },
  output: liveSessionSchema,
})

export const changeLiveSessionStatus = endpoint({
  method: 'POST',
  path: '/admin/live-sessions/change-status',
  summary: 'Publish, take back, archive or restore live sessions',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

const cardSchema = z.object({
  /** Of its address. */
  number: z.int(),
  title: z.string(),
  summary: z.string(),
  host: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  phase: z.enum(livePhases),
})
/** What visitors see of a live session in a list. */
export type LiveSessionCard = z.infer<typeof cardSchema>

/** Former sessions of a page. */
export const liveCardsPerPage = 12

export const browseLiveSessions = endpoint({
  method: 'GET',
  path: '/live-sessions',
  summary: 'Sessions that are live or to come, in their order, and a page of former ones, latest first; public',
  input: { query: z.strictObject(listFields) },
  output: z.extend(pageByPlaceOf(cardSchema), {
    /** Those that are live first, then those to come; at most 24, and on the first page alone. */
    ahead: z.array(cardSchema),
  }),
})

const pageSchema = z.extend(cardSchema, {
  description: z.nullable(richTextSchema(10_000)),
  /** While the session is live and its video is known; null otherwise. */
  player: z.nullable(z.object({ provider: z.enum(['youtube', 'vimeo']), id: z.string(), address: z.string() })),
  publishedAt: z.iso.datetime(),
})
/** What visitors see of a live session on its own page. */
export type LiveSessionPage = z.infer<typeof pageSchema>

const numberParams = z.strictObject({ number: publicNumberSchema })

export const getLiveSessionPage = endpoint({
  method: 'GET',
  path: '/live-sessions/{number}',
  summary: 'One live session by its number; its player within its window alone; public',
  input: { params: numberParams },
  output: pageSchema,
})

export const getLiveCalendar = fileEndpoint({
  path: '/live-sessions/{number}/calendar',
  summary: 'A session as a calendar file, with an alarm before it; public',
  input: { params: numberParams },
  contentTypes: [calendarFileType],
})
export const liveCalendarAddress = (number: number) => `/api/live-sessions/${number}/calendar`

/** Minutes before a session when its reminder is mailed. */
export const reminderMinutes = 30

export const askLiveReminder = endpoint({
  method: 'POST',
  path: '/live-sessions/{number}/reminders',
  summary: 'Ask for one mail before a session; nothing but a confirmation is mailed until it is confirmed; public',
  input: { params: numberParams, body: z.strictObject({ email: emailSchema }) },
  output: z.null(),
})

/** Below it a reminder is at its signed token. */
export const liveReminderPath = '/live/pengingat'

const tokenParams = z.strictObject({ token: z.string().check(z.regex(/^[\w.-]{10,120}$/)) })
const reminderSchema = z.object({
  session: z.object({ number: z.int(), title: z.string(), startsAt: z.iso.datetime(), phase: z.enum(livePhases) }),
  /** In masked form: `s•••@toko.co`. */
  email: z.string(),
  isConfirmed: z.boolean(),
})
export type LiveReminder = z.infer<typeof reminderSchema>

export const getLiveReminder = endpoint({
  method: 'GET',
  path: '/live-reminders/{token}',
  summary: 'A reminder by the token of its mails; public',
  input: { params: tokenParams },
  output: reminderSchema,
})

export const confirmLiveReminder = endpoint({
  method: 'POST',
  path: '/live-reminders/{token}/confirm',
  summary: 'Confirm a reminder; opening its link alone does not; public',
  input: { params: tokenParams },
  output: reminderSchema,
})

export const stopLiveReminder = endpoint({
  method: 'DELETE',
  path: '/live-reminders/{token}',
  summary: 'Have no reminder mailed, and the address deleted; public',
  input: { params: tokenParams },
  output: z.null(),
})

/** Where mail programs post that their reader wants no reminder (RFC 8058). */
export const liveUnsubscribePath = '/live-reminders/{token}/unsubscribe'

export const unsubscribeFromLive = textEndpoint({
  path: liveUnsubscribePath,
  summary: 'One-click unsubscribe for mail programs (RFC 8058)',
  input: { params: tokenParams },
  output: z.null(),
  bodyBytes: 2_048,
})

export const openLiveUnsubscribe = fileEndpoint({
  path: liveUnsubscribePath,
  summary: 'Redirect to the page of a reminder; opening it does not unsubscribe',
  input: { params: tokenParams },
  contentTypes: [],
})

export const previewLiveSession = endpoint({
  method: 'GET',
  path: '/admin/live-sessions/{sessionId}/preview',
  summary: 'A live session as visitors would see it, published or not',
  input: { params: sessionId },
  output: pageSchema,
})
