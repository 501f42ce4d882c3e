import { type VisitHeaders, visitHeaders } from './visit-headers.ts'

/** A request that asks for something and does nothing else. */
export interface PlainVisit {
  /** Path and query, as they were sent. */
  target: string
  headers: VisitHeaders
}

/** Longer heads carry more than a visit needs. */
const LONGEST_BYTES = 8_192

/**
 * A whole head of the plainest kind, from its first byte to its last: GET, an address of ours, lines of a name and a
 * value of visible ASCII, and nothing behind it. What may be read in two ways is not read here.
 */
const plainHead = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+: ?[!-~](?:[\t -~]*[!-~])?\r\n)+\r\n$/

/** Names by which a request says that it has a body, or that its connection is to become something else. */
const furtherMeaning =
  /\r\n(?:(?:content-length|transfer-encoding|expect|upgrade|proxy-connection):|connection:(?! ?keep-alive\r\n))/i

/**
 * Reads a request from the bytes that arrived together. Null for everything but the plainest visit, which is for Node's
 * parser to judge: so nothing is taken in here that it would refuse or read in another way.
 * @param bytes all that has arrived since the last answer
 */
export function plainVisit(bytes: Buffer): PlainVisit | null {
  if (bytes.length > LONGEST_BYTES) return null
  const text = bytes.toString('latin1')
  if (!plainHead.test(text) || furtherMeaning.test(text)) return null
  const endOfTarget = text.indexOf(' ', 4)
  const rawHeaders: string[] = []
  for (let at = text.indexOf('\r\n') + 2; at < text.length - 2; ) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r\n', colon)
    rawHeaders.push(text.slice(at, colon), text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1, end))
    at = end + 2
  }
  return { target: text.slice(4, endOfTarget), headers: visitHeaders(rawHeaders) }
}
