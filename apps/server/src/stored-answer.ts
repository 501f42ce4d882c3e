import type { ServerResponse } from 'node:http'
import type { CompressionDictionary } from './compression-dictionary.ts'
import { remembered } from './remembered.ts'
import type { VisitHeaders } from './visit-headers.ts'

/** Smallest first; what every visitor could take. */
export const encodings = ['br', 'gzip', 'identity'] as const
/** `dcz` only for those who have the dictionary. */
type Encoding = 'dcz' | (typeof encodings)[number]

/** What is sent of a stored answer. */
export interface SentAnswer {
  status: 200 | 304
  /** As Node writes them: name, value, name, value. */
  headers: string[]
  /** Bytes, or a latin1 string of them; empty for HEAD. */
  body: string | Buffer
}

/** One encoding of an answer: all of it, and that it is what the visitor has. */
interface Variant {
  etag: string
  whole: SentAnswer
  unchanged: SentAnswer
}

/** An answer of which everything is made beforehand, so that sending it is choosing and writing. */
export interface StoredAnswer {
  variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>
  /** What `Available-Dictionary` says where `dcz` may be sent; undefined: it never is. */
  dictionary: string | undefined
}

/** A body that is unpacked from another when it is asked for. */
interface PackedBody {
  /** In bytes. */
  length: number
  unpack: () => Buffer
}

interface StoredContent {
  bodies: Readonly<{ dcz?: Buffer | undefined; br?: Buffer; gzip?: Buffer; identity: Buffer | PackedBody }>
  /** Without quotes and encoding; each encoding has its own. */
  etag: string
  contentType: string
  /** Name, value, name, value; beside content, etag and vary. */
  headers: readonly string[]
  /** What the answer depends on. @default how it may be encoded */
  vary?: string
  /** What `dcz` is compressed with; for answers that are the same for everyone alone. @default none */
  dictionary?: CompressionDictionary | undefined
}

/**
 * Node copies a head and a short text together and sends them in one go; a buffer goes separately and costs 5 % more.
 * Its copy has room for 16 KB, the head included.
 */
const ONE_WRITE_BYTES = 14_000

/** Makes the answers of each encoding there is a body for. */
export function storedAnswer({
  bodies,
  etag,
  contentType,
  headers,
  dictionary,
  vary = varyOf(dictionary),
}: StoredContent): StoredAnswer {
  const variant = (encoding: Encoding, body: Buffer | PackedBody): Variant => {
    // With another dictionary they are other bytes.
    const ownEtag = `"${etag}-${encoding === 'dcz' ? `dcz-${dictionary?.mark}` : encoding}"`
    const shared = ['etag', ownEtag, 'vary', vary, ...(encoding === 'dcz' ? headers.map(askedForEachTime) : headers)]
    const packed = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const own = ['content-type', contentType, 'content-length', String(body.length), ...packed, ...shared]
    return {
      etag: ownEtag,
      whole: Buffer.isBuffer(body) ? wholeAnswer(own, body) : unpackedAnswer(own, body),
      unchanged: { status: 304, headers: shared, body: '' },
    }
  }
  const { dcz, br, gzip, identity } = bodies
  return {
    dictionary: dictionary?.name,
    variants: {
      ...(dictionary && dcz && { dcz: variant('dcz', dcz) }),
      ...(br && { br: variant('br', br) }),
      ...(gzip && { gzip: variant('gzip', gzip) }),
      identity: variant('identity', identity),
    },
  }
}

/**
 * A CDN that looks at no more of `Vary` than the encoding would send what it keeps to browsers without the dictionary.
 * When it asks each time, the tag says that they need another body.
 */
const askedForEachTime = (header: string) => header.replace(/\bs-maxage=\d+, /, '')

/** What the bytes of an answer depend on that is the same for everyone. */
export const varyOf = (dictionary: CompressionDictionary | undefined): string =>
  dictionary ? 'accept-encoding, available-dictionary' : 'accept-encoding'

const wholeAnswer = (headers: string[], body: Buffer): SentAnswer => ({
  status: 200,
  headers,
  body: body.length <= ONE_WRITE_BYTES ? body.toString('latin1') : body,
})

const unpackedAnswer = (headers: string[], { unpack }: PackedBody): SentAnswer => ({
  status: 200,
  headers,
  get body() {
    return unpack()
  },
})

export interface Visit {
  isHead: boolean
  headers: VisitHeaders
}

type Asked = Pick<VisitHeaders, 'acceptEncoding' | 'ifNoneMatch' | 'availableDictionary'>

/** The smallest of what the visitor takes, or that something of it, which they have, is still current. */
export function chosenAnswer(
  { variants, dictionary }: StoredAnswer,
  { acceptEncoding, ifNoneMatch, availableDictionary }: Asked,
): SentAnswer {
  let smallest: Variant | undefined
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (!variant || (encoding === 'dcz' && (dictionary === undefined || availableDictionary !== dictionary))) continue
    if (ifNoneMatch === undefined) return variant.whole
    // A browser that has got the dictionary since still holds the document as it was sent without.
    if (isCurrent(ifNoneMatch, variant.etag)) return variant.unchanged
    smallest ??= variant
  }
  return (smallest ?? variants.identity).whole
}

/**
 * Sends what of an answer a visitor is to have.
 * @param further headers of this answer alone: name, value, name, value
 */
export function sendStored(
  { isHead, headers: asked }: Visit,
  response: ServerResponse,
  stored: StoredAnswer,
  further: readonly string[] = [],
): void {
  const { status, headers, body } = chosenAnswer(stored, asked)
  response.writeHead(status, further.length === 0 ? headers : [...headers, ...further])
  if (isHead || status === 304) response.end()
  else if (typeof body === 'string') response.end(body, 'latin1')
  else response.end(body)
}

/** What a visitor accepts, smallest first; `q=0` refuses one. */
function acceptedEncodings(accepted: string | undefined): readonly Encoding[] {
  return accepted === undefined ? onlyIdentity : offered(accepted)
}

const onlyIdentity = ['identity'] as const

const offered = remembered((accepted): readonly Encoding[] => {
  const offers = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', ...parameters] = offer.split(';').map((part) => part.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const
      }),
  )
  const takes = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0
  return [
    // Who takes anything has not said that they can use a dictionary.
    ...((offers.get('dcz') ?? 0) > 0 ? (['dcz'] as const) : []),
    ...encodings.filter((encoding) => encoding === 'identity' || takes(encoding)),
  ]
})

function isCurrent(known: string, etag: string): boolean {
  return (
    known === etag ||
    known === '*' ||
    known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  )
}
