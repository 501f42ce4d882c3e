import * as z from 'zod/mini'

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

/** Who an event comes from; figures count visitors, the others are kept apart so that their share can be told. */
export const trafficKinds = ['visitor', 'bot', 'staff', 'preview'] as const
export type TrafficKind = (typeof trafficKinds)[number]

/**
 * `POST /api/tracker?event_name=` takes one event; without a name in the query it takes several that share what says
 * where and who (`trackerBatchSchema`). Both as `application/json`, or as `text/plain`, which a beacon may send without
 * asking first. It is no endpoint of the list: it takes what beacons send, and thousands a second.
 */
export const trackerPath = '/tracker'
/** `POST /api/log`, a form: somebody came by an advertisement. */
export const adClickLogPath = '/log'
export const adClickLogName = 'ads.landing_page.course'

export const trackerLimits = {
  /** One event of the specification. */
  eventBytes: 8_192,
  /** Several at once. */
  batchBytes: 32_768,
  events: 50,
  /** A section that is read for longer counts as so long. */
  visibleMs: 600_000,
  logBytes: 4_096,
} as const

const text = (length: number) => z._default(z.string().check(z.maxLength(length)), '')
/** Made by browsers: random letters and digits. */
const token = (least: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${least},40}$`)))
const milliseconds = z.number().check(z.gte(0), z.lte(86_400_000))

/** Where an event happened and who it comes from: the same for all events of a view. */
const placeFields = {
  /** Ignored: who is signed in is known by the session. */
  user_id: z.optional(z.nullable(z.union([z.string().check(z.maxLength(64)), z.number()]))),
  /** Path of the page. */
  page: text(300),
  /** Its address; of its query only the campaign is kept. */
  url: text(2000),
  platform: z.enum(trackerPlatforms),
  /** Label of a partner's host; empty on the public one. */
  subdomain: text(63),
  partner_type: z._default(z.enum(trackerPartnerTypes), 'non-partner'),
  /** Landing page; without one it is the page at `page`, and where none is, an event is kept and counted nowhere. */
  pageId: z.optional(z.uuid()),
  /** Variant of an A/B test that the visitor sees; empty for the page itself. One that the page never had is dropped. */
  variant: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
  /** Random, of a browser, for a day (docs/decisions/0087). */
  visitorId: z.optional(token(8)),
  /** Random, of a tab's visit. */
  sessionId: z.optional(token(8)),
  /** Random, of one opening of a page. */
  viewId: z.optional(token(8)),
  /** Campaign of the visit as a query: utm_*, ref, and which click ids were there (`fbclid=1`), never their values. */
  source: text(1000),
  /** Address that linked here; only its host is kept, and only another site's. */
  referrer: text(2000),
}

/** What happened. */
const eventFields = {
  /** Of a button: what it does (`cta`, `whatsapp`, `link`, `form` …). */
  button_type: text(80),
  /** DOM id of the section (`price`, `testimonial_1-2`). */
  section: text(80),
  /** Of the section: its type; of a press: where it led, without its query. */
  type: text(300),
  /** Which of the section's links and buttons, from 0 in reading order; empty for events that are not presses. */
  element: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
  /** Item of a list that was pressed, where the page says it. */
  itemId: z._default(z.string().check(z.regex(/^[\w-]{0,40}$/)), ''),
  /** What stands on what was pressed. */
  label: text(120),
  /** Milliseconds from the opening of the page. */
  afterMs: z.optional(milliseconds),
  /** Milliseconds for which the section was seen. */
  visibleMs: z.optional(milliseconds),
}

/** Unique for good: the same id again is the same event. */
const eventId = token(8)

/** Body of `POST /api/tracker?event_name=`: the specification's nine fields, and ours beside them. */
export const trackerEventSchema = z.strictObject({ ...placeFields, ...eventFields, id: z.optional(eventId) })

/** What the events of a batch share. */
export const trackerPlaceSchema = z.strictObject(placeFields)
/** One event of a batch. */
export const trackerBatchEventSchema = z.strictObject({ ...eventFields, name: z.enum(trackerEventNames), id: eventId })

/** Several events of one view; each is taken or refused by itself. */
export const trackerBatchSchema = z.strictObject({
  ...placeFields,
  events: z.array(trackerBatchEventSchema).check(z.minLength(1), z.maxLength(trackerLimits.events)),
})
export type TrackerBatch = z.infer<typeof trackerBatchSchema>

/** What is answered, once it is stored; what was known before counts as sent. */
export const trackerReceiptSchema = z.object({
  received: z.int(),
  /** Events of the batch that were left out, with what is wrong: `events.3.label`. All of them wrong is a 422. */
  refused: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type TrackerReceipt = z.infer<typeof trackerReceiptSchema>

/** Body of `POST /api/log`, as a form sends it. */
export const adClickLogSchema = z.strictObject({
  /** Address that was opened; of its query only the campaign is kept. */
  link: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^/]/i, { error: 'Tautan ini bukan alamat web' })),
  /** Unix seconds, by the visitor's clock; the server's where that is more than a day ahead or eight days behind. */
  date: z.string().check(z.regex(/^\d{9,11}$/)),
  sponsor_id: text(64),
  name: z.literal(adClickLogName),
})

/** Cookie that says an advertisement was told of already; for seven days. */
export const adClickCookie = 'nk_ad'
/** Cookie with the first and the last source of a visitor (docs/decisions/0088); for thirty days. */
export const sourceCookie = 'nk_src'
export const sourceCookieDays = 30
