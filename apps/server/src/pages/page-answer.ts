import type { ServerResponse } from 'node:http'
import { remembered } from '../remembered.ts'
import type { VisitHeaders } from '../visit-headers.ts'
import { type Encoding, encodings, type RenderedPage } from './rendered-page.ts'

/** One encoding of a page with its headers as Node writes them: name, value, name, value. */
interface Variant {
  etag: string
  headers: string[]
  notModified: string[]
  /** Text whose characters are the bytes, or the bytes. */
  body: string | Buffer
}

export interface PageAnswer {
  pageId: string
  key: string
  variants: Readonly<Record<Encoding, Variant>>
}

/**
 * Node copies a head and a short text together and sends them in one go; a buffer goes separately and costs 5 % more.
 * Its copy has room for 16 KB, the head included.
 */
const ONE_WRITE_BYTES = 14_000

/** Makes everything that an answer needs once, so that sending it is choosing and writing. */
export function pageAnswer(
  { pageId, key, bodies, etag, csp }: RenderedPage,
  siteHeaders: readonly string[],
): PageAnswer {
  const variant = (encoding: Encoding): Variant => {
    const body = bodies[encoding]
    const ownEtag = `"${etag}-${encoding}"`
    const shared = [
      'etag',
      ownEtag,
      'cache-control',
      'public, max-age=0, must-revalidate',
      'vary',
      'accept-encoding',
      'content-security-policy',
      csp,
      ...siteHeaders,
    ]
    return {
      etag: ownEtag,
      body: body.length <= ONE_WRITE_BYTES ? body.toString('latin1') : body,
      notModified: shared,
      headers: [
        'content-type',
        'text/html; charset=utf-8',
        'content-length',
        String(body.length),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        ...shared,
      ],
    }
  }
  return { pageId, key, variants: { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') } }
}

interface Visit {
  isHead: boolean
  headers: VisitHeaders
}

/** Sends a page in the best encoding the visitor takes, or says that theirs is still current. */
export function sendPage({ isHead, headers }: Visit, response: ServerResponse, { variants }: PageAnswer): void {
  const variant = variants[chosenEncoding(headers.acceptEncoding)]
  if (headers.ifNoneMatch !== undefined && isCurrent(headers.ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.notModified)
    response.end()
    return
  }
  response.writeHead(200, variant.headers)
  if (isHead) response.end()
  else if (typeof variant.body === 'string') response.end(variant.body, 'latin1')
  else response.end(variant.body)
}

/** The smallest encoding that a visitor accepts; `q=0` refuses one. */
export function chosenEncoding(accepted: string | undefined): Encoding {
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
