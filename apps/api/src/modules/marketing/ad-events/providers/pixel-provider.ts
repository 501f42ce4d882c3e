import type { WebhookAnswer, WebhookMessage } from '../../../../platform/webhooks/index.ts'

/** What advertisers know a browser by. */
export interface BrowserFacts {
  /** Address of the visitor's machine when it is one of the internet. */
  clientAddress: string | null
  userAgent: string
  /** What the advertisers' own scripts keep in this browser, checked. */
  cookies: { fbp?: string | undefined; fbc?: string | undefined; ttp?: string | undefined; ga?: string | undefined }
}

/** What a visitor with consent did on a page, reduced to what may be sent to advertisers. */
export interface ReportedEvent extends BrowserFacts {
  name: 'page_visit' | 'lp_cta_click' | 'lead' | 'purchase'
  /** The tracker's id, under which the browser reports the event as well; of a purchase the order's code. */
  id: string
  at: Date
  /** Of the page, with its campaign and nothing else of the query. */
  url: string
  /** DOM id of the section it happened in; empty for the page. */
  section: string
  /** Of a form, where its sender agreed to that too: `email:sari@toko.co`, `whatsapp:6281234567890`. */
  contacts: readonly string[]
  /** Of a purchase, in whole rupiah. */
  value?: number | undefined
}

/** What is sent as it is, and how the advertiser names it. */
interface WireEvent {
  name: string
  payload: object
}

/** One advertiser's conversions API as pure functions; the job sends. */
export interface PixelProviderRules {
  /** Default endpoint: an origin and a version. */
  endpoint: string
  /** Events that go into one message. */
  together: number
  /** Null for events that only the browser reports. */
  wireEvent: (event: ReportedEvent) => WireEvent | null
  message: (given: { endpoint: string; pixelId: string; secret: string; payloads: readonly object[] }) => WebhookMessage
  /** Whether all of a message was taken. */
  isTaken: (answer: WebhookAnswer) => boolean
}
