/** One message to a third-party program. */
export interface WebhookMessage {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** The response's status, or none without a response, and the beginning of its body. */
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
