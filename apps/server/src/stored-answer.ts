import type { ServerResponse } from 'node:http'
import { remembered } from './remembered.ts'
import type { VisitHeaders } from './visit-headers.ts'

/** Smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

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
}

/** A body that is unpacked from another when it is asked for. */
interface PackedBody {
  /** In bytes. */
  length: number
  unpack: () => Buffer
}

interface StoredContent {
  bodies: Readonly<{ br?: Buffer; gzip?: Buffer; identity: Buffer | PackedBody }>
  /** Without quotes and encoding; each encoding has its own. */
  etag: string
  contentType: string
  /** Name, value, name, value; beside content, etag and vary. */
  headers: readonly string[]
  /** What the answer depends on. @default accept-encoding */
  vary?: string
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
  vary = 'accept-encoding',
}: StoredContent): StoredAnswer {
  const variant = (encoding: Encoding, body: Buffer | PackedBody): Variant => {
    const ownEtag = `"${etag}-${encoding}"`
    const shared = ['etag', ownEtag, 'vary', vary, ...headers]
    const packed = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const own = ['content-type', contentType, 'content-length', String(body.length), ...packed, ...shared]
    return {
      etag: ownEtag,
      whole: Buffer.isBuffer(body) ? wholeAnswer(own, body) : unpackedAnswer(own, body),
      unchanged: { status: 304, headers: shared, body: '' },
    }
  }
  const { br, gzip, identity } = bodies
  return {
    variants: {
      ...(br && { br: variant('br', br) }),
      ...(gzip && { gzip: variant('gzip', gzip) }),
      identity: variant('identity', identity),
    },
  }
}

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

type Asked = Pick<VisitHeaders, 'acceptEncoding' | 'ifNoneMatch'>

/** The best encoding that the visitor takes, or that theirs is still current. */
export function chosenAnswer({ variants }: StoredAnswer, { acceptEncoding, ifNoneMatch }: Asked): SentAnswer {
  const { etag, whole, unchanged } = variants[chosenEncoding(acceptEncoding)] ?? variants.identity
  return ifNoneMatch !== undefined && isCurrent(ifNoneMatch, etag) ? unchanged : whole
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

/** The smallest encoding that a visitor accepts; `q=0` refuses one. */
function chosenEncoding(accepted: string | undefined): Encoding {
  return accepted === undefined ? 'identity' : chosen(accepted)
}

const chosen = remembered((accepted): Encoding => {
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
  return encodings.find((encoding) => encoding !== 'identity' && takes(encoding)) ?? 'identity'
})

function isCurrent(known: string, etag: string): boolean {
  return (
    known === etag ||
    known === '*' ||
    known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  )
}
