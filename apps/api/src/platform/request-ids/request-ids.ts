import { AsyncLocalStorage } from 'node:async_hooks'
import { uuidv7 } from 'uuidv7'

/** Names a request from the edge to the log, its statements, error reports and audit entries, and in the answer. */
export const requestIdHeader = 'x-request-id'

const storage = new AsyncLocalStorage<string>()

/** Runs `work`, and all that it waits for, as part of a request. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return storage.run(requestId, work)
}

/** Of the request that is being answered; undefined in jobs and at the start. */
export function currentRequestId(): string | undefined {
  return storage.getStore()
}

export const newRequestId = (): string => uuidv7()

/**
 * Letters that are harmless in a log line and in a comment of SQL, and no more of them than any edge needs (a trace id
 * has 32): whatever else is sent is replaced, never stored.
 */
const sanePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/

/** The id an edge gave to a request, if it has a sane form. Only to be asked of an edge that is trusted. */
export function saneRequestId(given: string | null | undefined): string | undefined {
  return typeof given === 'string' && sanePattern.test(given) ? given : undefined
}
