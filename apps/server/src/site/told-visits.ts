import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders, type ToldVisits } from '@naikkelas/api'
import { trackerLimits, trackerPath } from '@naikkelas/contract'
import { headerEntries } from './site-headers.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

interface Options {
  toldVisits: Pick<ToldVisits, 'answer'>
  clientAddress: (request: IncomingMessage) => string | undefined
  siteHeaders: readonly string[]
  /** Everything else, and what is told in an unusual way. */
  otherwise: Handler
}

/**
 * Takes what pages tell of their visits straight off the socket: there are several a visit, and a request and an answer
 * of the web's kind cost three times what is done with them, in the time of those who open a page in that moment.
 */
export function takeToldVisits({ toldVisits, clientAddress, siteHeaders, otherwise }: Options): Handler {
  const ofSite = Object.fromEntries(headerEntries(siteHeaders))

  async function take(request: IncomingMessage, response: ServerResponse, query: string) {
    const body = await bodyOf(request)
    if (body === null) return
    const { headers } = request
    const answer = await toldVisits.answer({
      sender: {
        origin: headers.origin ?? null,
        site: textOf(headers['sec-fetch-site']),
        host: (headers.host ?? '').toLowerCase(),
      },
      eventName: eventNameOf(query),
      contentType: (headers['content-type'] ?? '').toLowerCase().split(';', 1)[0]?.trim() ?? '',
      body,
      userAgent: (headers['user-agent'] ?? '').slice(0, 1_000),
      cookie: headers.cookie ?? null,
      clientAddress: clientAddress(request) ?? 'unknown',
    })
    const text = JSON.stringify(answer.body)
    response.writeHead(answer.status, {
      ...ofSite,
      ...answerHeaders(answer.headers),
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }

  return (request, response) => {
    const { url = '' } = request
    const end = url.indexOf('?')
    const isTold = (end === -1 ? url : url.slice(0, end)) === toldPath && request.method === 'POST'
    if (!isTold || !isSmall(request)) return otherwise(request, response)
    return take(request, response, end === -1 ? '' : url.slice(end + 1))
  }
}

const toldPath = `/api${trackerPath}`

/** What announces its length, as browsers do, is held to it by Node; the rest is read with more care elsewhere. */
function isSmall({ headers }: IncomingMessage): boolean {
  const announced = headers['content-length']
  return announced !== undefined && Number(announced) <= trackerLimits.batchBytes
}

/** Null when it broke off: nobody is there to be answered. */
function bodyOf(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('close', () => resolve(null))
    request.on('error', () => resolve(null))
  })
}

/** Several names are none of the five, and are refused as such. */
const eventNameOf = (query: string) => {
  const names = new URLSearchParams(query).getAll('event_name')
  return names.length === 0 ? null : names.join()
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : (value ?? null))
