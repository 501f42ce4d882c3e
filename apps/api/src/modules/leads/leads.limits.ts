import { createReadLimit, type Limit } from '../../http/index.ts'

/**
 * Tries to send from one address. A class of forty may sit behind one address of a phone network or a room, and some of
 * them type twice.
 */
export function sendingLimits(clientAddress: string, pageId: string): Limit[] {
  return [
    { name: 'leads:page', subject: `${clientAddress} ${pageId}`, hits: 60, windowSeconds: 600 },
    { name: 'leads:address', subject: clientAddress, hits: 300, windowSeconds: 3600 },
  ]
}

/** The same answers once more: a double press, or a page that was sent again. */
export function sameAnswersLimit(fingerprint: string): Limit {
  return { name: 'leads:same', subject: fingerprint, hits: 1, windowSeconds: 60 }
}

export const createFormReadLimit = () => createReadLimit({ name: 'lead forms', hits: 300, windowMs: 60_000 })
