import { sessionEndedEvent } from '@naikkelas/contract/identity'

/** Areas with a sign-in of their own, which keeps what was typed. */
const ownArea = /^\/(?:admin|partner)(?:\/|$)/

/** Refusals of a password, which end no session. */
const ofPassword: ReadonlySet<unknown> = new Set(['wrong_credentials', 'wrong_password'])

/** Whether an answer reports a missing session: by its status, or by that of the envelope it carries. */
export function saysSessionEnded(status: number, envelope: unknown): boolean {
  const { status: said, data } = (envelope ?? {}) as { status?: unknown; data?: { code?: unknown } | null }
  return (status === 401 || said === 401) && !ofPassword.has(data?.code)
}

/** The same for a file that was asked for: a refusal comes as JSON in its place. */
export async function blobSaysSessionEnded(status: number, blob: Blob): Promise<boolean> {
  if (!/\bjson\b/.test(blob.type)) return status === 401
  const envelope: unknown = await blob
    .text()
    .then(JSON.parse)
    .catch(() => null)
  return saysSessionEnded(status, envelope)
}

/** Signs out: the site's script does, once, however many calls were refused. */
export function announceSessionEnded(): void {
  if (typeof window === 'undefined' || ownArea.test(location.pathname)) return
  dispatchEvent(new Event(sessionEndedEvent))
}
