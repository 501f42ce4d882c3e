import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Advertisers that hear of events from the server too. */
export const pixelProviders = ['meta', 'tiktok', 'google'] as const
export type PixelProvider = (typeof pixelProviders)[number]

/** Cookie with a visitor's answer to the question whether advertisers may be told (docs/decisions/0089, 0110). */
export const consentCookie = 'nk_ok'
/**
 * What the cookie holds: a letter for each advertiser that may hear of visits, a capital for one that may hear of what a
 * form was filled in with as well; or `0`, a no to all of them.
 */
export const consentLetters = { meta: 'm', tiktok: 'k', google: 'g' } as const satisfies Record<PixelProvider, string>

const pageId = z.strictObject({ pageId: z.uuid() })
const ofProvider = z.strictObject({ pageId: z.uuid(), provider: z.enum(pixelProviders) })

/** `withheld`: the page no longer told this advertiser when it was its turn. */
export const pixelEventStates = ['waiting', 'delivered', 'failed', 'withheld'] as const

export const pixelEventSchema = z.object({
  id: z.uuid(),
  provider: z.enum(pixelProviders),
  /** As the advertiser knows it: `PageView`, `Lead`. */
  name: z.string(),
  /** The same that the browser told it under. */
  eventId: z.string(),
  state: z.enum(pixelEventStates),
  attempts: z.int(),
  /** Of the last try: what the advertiser answered, and the beginning of its words or why there are none. */
  status: z.nullable(z.int()),
  excerpt: z.string(),
  triedAt: z.nullable(z.iso.datetime()),
  /** When it is tried next; null when it is not. */
  dueAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type PixelEvent = z.infer<typeof pixelEventSchema>

export const pixelSendingSchema = z.object({
  /** Advertisers whose secret is kept; the secret itself is never told again. */
  secrets: z.array(z.enum(pixelProviders)),
  /** The latest, at most so many. */
  events: z.array(pixelEventSchema),
})
/** What the server tells advertisers of a page. */
export type PixelSending = z.infer<typeof pixelSendingSchema>
export const pixelEventsShown = 20

export const getPixelSending = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/pixel-events',
  summary: 'Which advertisers the server tells of a page, and what they answered last',
  input: { params: pageId },
  output: pixelSendingSchema,
})

const secretError = 'Token terdiri dari 16 sampai 500 huruf, angka, dan tanda, tanpa spasi'

export const setPixelSecret = endpoint({
  method: 'PUT',
  path: '/admin/landing-pages/{pageId}/pixel-secrets/{provider}',
  summary: 'Let the server tell an advertiser too; what could not be told before is told again',
  input: {
    params: ofProvider,
    body: z.strictObject({
      secret: z.string().check(
        z.overwrite((text) => text.trim()),
        z.regex(/^[\w.|~+/=:-]{16,500}$/, { error: secretError }),
      ),
    }),
  },
  output: pixelSendingSchema,
})

export const deletePixelSecret = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/pixel-secrets/{provider}',
  summary: 'Let the server tell an advertiser no more; the secret is gone',
  input: { params: ofProvider },
  output: pixelSendingSchema,
})
