import * as z from 'zod/mini'
import { textEndpoint } from '../endpoint.ts'

/** The events of the specification, section 7. */
export const trackerEventNames = [
  'page_visit',
  'button_click',
  'banner_click',
  'lp_cta_click',
  'landing_page_section',
] as const
export type TrackerEventName = (typeof trackerEventNames)[number]

export const trackerPlatforms = ['mobile_android', 'mobile_ios', 'desktop'] as const
export type TrackerPlatform = (typeof trackerPlatforms)[number]

export const trackerPartnerTypes = ['subscription', 'commission', 'non-partner'] as const
export type TrackerPartnerType = (typeof trackerPartnerTypes)[number]

/** Class of traffic; analytics count visitors, the others are stored separately so that their share can be reported. */
export const trafficKinds = ['visitor', 'bot', 'staff', 'preview'] as const
export type TrafficKind = (typeof trafficKinds)[number]

/**
 * `POST /api/tracker?event_name=` accepts one event; without a name in the query it accepts several that share context
 * (`trackerBatchSchema`). Both as `application/json`, or as `text/plain`, which a beacon may send without a preflight
 * request.
 */
export const trackerPath = '/tracker'
/** `POST /api/log`, form-encoded: a visit from an advertisement. */
export const adClickLogPath = '/log'
export const adClickLogName = 'ads.landing_page.course'

export const trackerLimits = {
  /** One event of the specification. */
  eventBytes: 8_192,
  /** A batch. */
  batchBytes: 32_768,
  events: 50,
  /** Upper bound of the reading time of a section. */
  visibleMs: 600_000,
  logBytes: 4_096,
} as const

const text = (length: number) => z._default(z.string().check(z.maxLength(length)), '')
/** Made by browsers: random letters and digits. */
const token = (least: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${least},40}$`)))
const milliseconds = z.number().check(z.gte(0), z.lte(86_400_000))

/** Where an event happened and who caused it: the same for all events of a view. */
const placeFields = {
  /** Ignored: the account is taken from the session. */
  user_id: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  /** Path of the page. */
  page: text(300),
  /** Its URL; only the campaign of its query is stored. */
  url: text(2000),
  platform: z.enum(trackerPlatforms),
  /** Label of a partner's host; empty on the public one. */
  subdomain: text(63),
  partner_type: z._default(z.enum(trackerPartnerTypes), 'non-partner'),
  /** Landing page; without an id the page at `page`. An event without a page is stored and counted nowhere. */
  pageId: z.optional(z.uuid()),
  /** The visitor's variant in an A/B test; empty for the page itself. Unknown variants are dropped. */
  variant: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
  /** Random id of a browser, for a day (docs/decisions/0087). */
  visitorId: z.optional(token(8)),
  /** Random id of a tab's visit. */
  sessionId: z.optional(token(8)),
  /** Random id of one page view. */
  viewId: z.optional(token(8)),
  /**
   * Campaign of the visit as a query: utm_*, ref, and which click ids were present (`fbclid=1`), never their values.
   */
  source: text(1000),
  /** Referrer; only the host of another site is stored. */
  referrer: text(2000),
}

/** What happened. */
const eventFields = {
  /** Function of the button: `cta`, `whatsapp`, `link`, `form` … */
  button_type: text(80),
  /** DOM id of the section (`price`, `testimonial_1-2`). */
  section: text(80),
  /** For a section its type; for a click its target without query. */
  type: text(300),
  /** Index of the section's link or button, from 0 in reading order; empty for events that are not clicks. */
  element: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
  /** List item that was clicked, if the page names it. */
  itemId: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
  /** Text of the clicked element. */
  label: text(120),
  /** Milliseconds since the page was opened. */
  afterMs: z.optional(milliseconds),
  /** Milliseconds for which the section was visible. */
  visibleMs: z.optional(milliseconds),
}

/** Globally unique: the same id is the same event. */
const eventId = token(8)

/** Body of `POST /api/tracker?event_name=`: the specification's nine fields, and ours. */
export const trackerEventSchema = z.strictObject({ ...placeFields, ...eventFields, id: z.optional(eventId) })

/** Context shared by the events of a batch. */
export const trackerPlaceSchema = z.strictObject(placeFields)
/** One event of a batch. */
export const trackerBatchEventSchema = z.strictObject({ ...eventFields, name: z.enum(trackerEventNames), id: eventId })

/** Several events of one view; each is accepted or rejected individually. */
export const trackerBatchSchema = z.strictObject({
  ...placeFields,
  events: z.array(trackerBatchEventSchema).check(z.minLength(1), z.maxLength(trackerLimits.events)),
})
export type TrackerBatch = z.infer<typeof trackerBatchSchema>

/** The answer once the events are stored; known events count as stored. */
export const trackerReceiptSchema = z.object({
  received: z.int(),
  /** Rejected events of the batch with their errors: `events.3.label`. If all are rejected, the answer is a 422. */
  refused: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type TrackerReceipt = z.infer<typeof trackerReceiptSchema>

export const trackEvents = textEndpoint({
  path: trackerPath,
  summary: 'Send tracker events: one, or several of one view',
  output: trackerReceiptSchema,
  bodyBytes: trackerLimits.batchBytes,
})

/** Body of `POST /api/log`, as a form sends it. */
export const adClickLogSchema = z.strictObject({
  /** The visited URL; only the campaign of its query is stored. */
  link: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^/]/i, { error: 'Tautan ini bukan alamat web' })),
  /** Unix seconds by the visitor's clock; replaced by the server's if more than a day ahead or eight days behind. */
  date: z.string().check(z.regex(/^\d{9,11}$/)),
  sponsor_id: text(64),
  name: z.literal(adClickLogName),
})

export const logAdClick = textEndpoint({
  path: adClickLogPath,
  summary: 'Record a click on an advertisement',
  output: z.null(),
  bodyBytes: trackerLimits.batchBytes,
})

/** Cookie that marks an advertisement visit as reported, for seven days. */
export const adClickCookie = 'nk_ad'
/** Cookie with the first and the last source of a visitor (docs/decisions/0088), for thirty days. */
export const sourceCookie = 'nk_src'
export const sourceCookieDays = 30
