/** One message to a program of somebody else's. */
export interface WebhookMessage {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** What came of it: a status, or none when nobody answered; and the beginning of the words that came back. */
export interface WebhookAnswer {
  status: number | null
  excerpt: string
}

export interface WebhookPort {
  /** Why an address is never written to, in a sentence; null when it may be. */
  flawOf: (url: string) => string | null
  /** Never throws: what goes wrong is an answer without a status. */
  send: (message: WebhookMessage) => Promise<WebhookAnswer>
}
