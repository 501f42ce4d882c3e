import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Advertisers that also receive events from the server. */
export const pixelProviders = ['meta', 'tiktok', 'google'] as const
export type PixelProvider = (typeof pixelProviders)[number]

/** Cookie with a visitor's consent to advertising (docs/decisions/0089, 0110). */
export const consentCookie = 'nk_ok'
/**
 * Value of the cookie: a letter per accepted advertiser, a capital if contact data may be sent as well; or `0` for a
 * refusal of all.
 */
export const consentLetters = { meta: 'm', tiktok: 'k', google: 'g' } as const satisfies Record<PixelProvider, string>

const pageId = z.strictObject({ pageId: z.uuid() })
const ofProvider = z.strictObject({ pageId: z.uuid(), provider: z.enum(pixelProviders) })

/** `withheld`: measurement for this advertiser was switched off before the event was sent. */
export const pixelEventStates = ['waiting', 'delivered', 'failed', 'withheld'] as const

export const pixelEventSchema = z.object({
  id: z.uuid(),
  provider: z.enum(pixelProviders),
  /** The advertiser's event name: `PageView`, `Lead`. */
  name: z.string(),
  /** The event id that the browser's pixel used. */
  eventId: z.string(),
  state: z.enum(pixelEventStates),
  attempts: z.int(),
  /** Of the last attempt: the advertiser's status, and the beginning of its body or the reason why there is none. */
  status: z.nullable(z.int()),
  excerpt: z.string(),
  triedAt: z.nullable(z.iso.datetime()),
  /** Time of the next attempt; null if there is none. */
  dueAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type PixelEvent = z.infer<typeof pixelEventSchema>

export const pixelSendingSchema = z.object({
  /** Advertisers with a stored secret; the secret itself is never returned. */
  secrets: z.array(z.enum(pixelProviders)),
  /** The latest events, up to this number. */
  events: z.array(pixelEventSchema),
})
/** Server-side events of a page. */
export type PixelSending = z.infer<typeof pixelSendingSchema>
export const pixelEventsShown = 20

export const getPixelSending = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/pixel-events',
  summary: 'Server-side advertisers of a page with their latest response',
  input: { params: pageId },
  output: pixelSendingSchema,
})

const secretError = 'Token terdiri dari 16 sampai 500 huruf, angka, dan tanda, tanpa spasi'

export const setPixelSecret = endpoint({
  method: 'PUT',
  path: '/admin/landing-pages/{pageId}/pixel-secrets/{provider}',
  summary: 'Store an advertiser’s token for server-side events; failed events are sent again',
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
  summary: 'Delete an advertiser’s token and stop server-side events',
  input: { params: ofProvider },
  output: pixelSendingSchema,
})
