/** Where a service that speaks Sentry's protocol takes reports, as a DSN names it: `https://key@host/project`. */
export interface ErrorReportsReceiver {
  /** That envelopes are sent to: `https://host/api/project/envelope/`. */
  url: string
  /** The public key: it allows sending, and nothing else. */
  key: string
}

const parts = /^(?<folder>(?:\/[\w.~-]+)*)\/(?<project>[\w-]+)\/?$/

/** @returns null for what is no DSN */
export function receiverOf(dsn: string): ErrorReportsReceiver | null {
  const url = URL.canParse(dsn) ? new URL(dsn) : null
  const { folder = '', project } = parts.exec(url?.pathname ?? '')?.groups ?? {}
  if (!url || !/^https?:$/.test(url.protocol) || project === undefined || !/^[\w-]+$/.test(url.username)) return null
  return { url: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username }
}
