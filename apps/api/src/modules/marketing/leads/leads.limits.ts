import { createReadLimit, type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** Whatever is sent from one address, wrong input too: bounds what a flood costs, and no room of people reaches it. */
export function tryingLimit(clientAddress: string): Limit {
  return { name: 'leads:tries', subject: networkOf(clientAddress), hits: 900, windowSeconds: 600 }
}

/**
 * Limits for submissions from one address. A class of forty may share one address of a mobile network or a room, and
 * some of them submit twice. Invalid submissions do not count: one person's mistakes must not lock out the others.
 */
export function takingLimits(clientAddress: string, pageId: string): Limit[] {
  return [
    { name: 'leads:page', subject: `${networkOf(clientAddress)} ${pageId}`, hits: 60, windowSeconds: 600 },
    { name: 'leads:address', subject: networkOf(clientAddress), hits: 300, windowSeconds: 3600 },
  ]
}

/** Limit for form drafts: each is a row, so fewer than submissions. */
export function holdingLimit(clientAddress: string): Limit {
  return { name: 'leads:held', subject: networkOf(clientAddress), hits: 60, windowSeconds: 600 }
}

/** More than that in an hour from one number or e-mail is suspected to be a robot, not refused. */
export function manyFromNumber(contact: string): Limit {
  return { name: 'leads:contact', subject: contact, hits: 4, windowSeconds: 3600 }
}

/** The same for one address: a class that fills in a form together stays below it. */
export function manyFromAddress(clientAddress: string): Limit {
  return { name: 'leads:many', subject: networkOf(clientAddress), hits: 45, windowSeconds: 600 }
}

/** The same answers once more: a double press, or a page that was sent again. */
export function sameAnswersLimit(fingerprint: string): Limit {
  return { name: 'leads:same', subject: fingerprint, hits: 1, windowSeconds: 60 }
}

/** Limit against guessing opt-out links. */
export function optOutLimit(clientAddress: string): Limit {
  return { name: 'leads:opt-out', subject: networkOf(clientAddress), hits: 60, windowSeconds: 600 }
}

export const createFormReadLimit = () => createReadLimit({ name: 'lead forms', hits: 300, windowMs: 60_000 })
