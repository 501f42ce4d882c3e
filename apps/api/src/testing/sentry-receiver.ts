import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SentryEvent } from '../platform/error-reports/index.ts'

interface Envelope {
  headers: IncomingHttpHeaders
  header: { event_id: string; sent_at: string }
  event: SentryEvent
}

/** A service that speaks Sentry's protocol, on a port of its own: it takes what is an envelope and refuses all else. */
export async function startSentryReceiver() {
  const envelopes: Envelope[] = []
  /** `status` null: it never answers. */
  const answer = { status: 200 as number | null, headers: {} as Record<string, string> }
  let asked = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked += 1
      if (answer.status === null) return
      const isOurs =
        request.method === 'POST' &&
        request.url === '/api/42/envelope/' &&
        /^Sentry (?=.*sentry_version=7)(?=.*sentry_key=kunci\b)/.test(String(request.headers['x-sentry-auth']))
      if (isOurs && answer.status === 200)
        envelopes.push({ headers: request.headers, ...envelopeIn(Buffer.concat(chunks)) })
      response.writeHead(isOurs ? answer.status : 403, answer.headers).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    envelopes,
    answer,
    /** Requests until now, those that were refused too. */
    asked: () => asked,
    events: () => envelopes.map(({ event }) => event),
    receiver: { url: `http://127.0.0.1:${port}/api/42/envelope/`, key: 'kunci' },
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Reads header, item header and as many bytes as it announces, as receivers do. @throws for anything else */
function envelopeIn(bytes: Buffer): Pick<Envelope, 'header' | 'event'> {
  const lineEnd = bytes.indexOf('\n')
  const itemEnd = bytes.indexOf('\n', lineEnd + 1)
  const header = JSON.parse(bytes.subarray(0, lineEnd).toString()) as Envelope['header']
  const item = JSON.parse(bytes.subarray(lineEnd + 1, itemEnd).toString()) as { type: string; length: number }
  const end = itemEnd + 1 + item.length
  if (item.type !== 'event' || bytes.subarray(end).toString() !== '\n') throw new Error('no envelope with one event')
  const event = JSON.parse(bytes.subarray(itemEnd + 1, end).toString()) as SentryEvent
  if (event.event_id !== header.event_id || !/^[0-9a-f]{32}$/.test(event.event_id)) throw new Error('no event id')
  return { header, event }
}
