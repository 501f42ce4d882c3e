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

/** What was not taken and is kept to be mended: each is a row, so fewer than may be tried. */
export function holdingLimit(clientAddress: string): Limit {
  return { name: 'leads:held', subject: clientAddress, hits: 60, windowSeconds: 600 }
}

/** More than that in an hour from one number or e-mail looks like a robot's: kept apart, not refused. */
export function manyFromNumber(contact: string): Limit {
  return { name: 'leads:contact', subject: contact, hits: 4, windowSeconds: 3600 }
}

/** The same of one address: a class that fills in a form together stays below it. */
export function manyFromAddress(clientAddress: string): Limit {
  return { name: 'leads:many', subject: clientAddress, hits: 45, windowSeconds: 600 }
}

/** The same answers once more: a double press, or a page that was sent again. */
export function sameAnswersLimit(fingerprint: string): Limit {
  return { name: 'leads:same', subject: fingerprint, hits: 1, windowSeconds: 60 }
}

/** A link that ends all messages: whoever tries to find one by guessing. */
export function optOutLimit(clientAddress: string): Limit {
  return { name: 'leads:opt-out', subject: clientAddress, hits: 60, windowSeconds: 600 }
}

export const createFormReadLimit = () => createReadLimit({ name: 'lead forms', hits: 300, windowMs: 60_000 })
