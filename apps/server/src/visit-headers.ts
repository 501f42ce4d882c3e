/** What a visit to a published page is decided by. */
export interface VisitHeaders {
  /** Empty when the request has several Host headers: proxies in front may each have used another one. */
  host: string
  hosts: number
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** The dictionary that the browser can use: a hash as a structured field. */
  availableDictionary: string | undefined
  cookie: string | undefined
  /** The address that led here, as browsers spell its name. */
  referer: string | undefined
  /** Whether something is sent along. */
  hasBody: boolean
}

/** `a`, `c`, `r`, `t`: what names that are looked for begin with; others of their length are many. */
const LETTER_A = 0x61
const LETTER_C = 0x63
const LETTER_R = 0x72
const LETTER_T = 0x74

/**
 * Picks a few headers out of those that arrived, as they arrived. Node makes an object of all headers the first time
 * one is asked for, which costs as much as everything else our code does for a visit.
 * @param rawHeaders name, value, name, value
 */
export function visitHeaders(rawHeaders: readonly string[]): VisitHeaders {
  const found: VisitHeaders = {
    host: '',
    hosts: 0,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    availableDictionary: undefined,
    cookie: undefined,
    referer: undefined,
    hasBody: false,
  }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4) {
      if (name.toLowerCase() === 'host') found.host = ++found.hosts === 1 ? (rawHeaders[at + 1] ?? '') : ''
    } else if (name.length === 6) {
      if ((name.charCodeAt(0) | 0x20) === LETTER_C && name.toLowerCase() === 'cookie')
        found.cookie = found.cookie === undefined ? rawHeaders[at + 1] : `${found.cookie}; ${rawHeaders[at + 1] ?? ''}`
    } else if (name.length === 7) {
      if ((name.charCodeAt(0) | 0x20) === LETTER_R && name.toLowerCase() === 'referer')
        found.referer ??= rawHeaders[at + 1]
    } else if (name.length === 15) {
      if (name.toLowerCase() === 'accept-encoding')
        found.acceptEncoding = joined(found.acceptEncoding, rawHeaders[at + 1])
    } else if (name.length === 14) {
      if ((name.charCodeAt(0) | 0x20) === LETTER_C && name.toLowerCase() === 'content-length')
        found.hasBody ||= rawHeaders[at + 1] !== '0'
    } else if (name.length === 20) {
      if ((name.charCodeAt(0) | 0x20) === LETTER_A && name.toLowerCase() === 'available-dictionary')
        found.availableDictionary = joined(found.availableDictionary, rawHeaders[at + 1])
    } else if (name.length === 17) {
      if ((name.charCodeAt(0) | 0x20) === LETTER_T && name.toLowerCase() === 'transfer-encoding') found.hasBody = true
    } else if (name.length === 13) {
      if (name.toLowerCase() === 'if-none-match') found.ifNoneMatch = joined(found.ifNoneMatch, rawHeaders[at + 1])
    }
  }
  return found
}

/** A header that comes twice means one list. */
function joined(before: string | undefined, value: string | undefined): string | undefined {
  return before === undefined ? value : `${before}, ${value ?? ''}`
}
