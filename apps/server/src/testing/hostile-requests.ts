import { seededRandom } from '@naikkelas/api/testing/mutations'
import { brokenRequest, exchange } from './broken-requests.ts'
import { type EndpointsDocument, type StreamingEndpoint, streamingEndpoints } from './streaming-endpoints.ts'

export interface HostileTarget {
  port: number
  host: string
  /** Of an admin with all permissions. */
  cookie: string
  /** A published page with a form and, in the library, a picture. */
  pageId: string
  pagePath: string
  /** Under `/api`: where the page's form is sent. */
  formPath: string
  /** Of an uploaded picture. */
  mediaPath: string
  /** Files that the server takes, by their name. */
  files: Readonly<Record<string, Buffer>>
  /** What the server says of its endpoints: /api/openapi.json and /api/admin/openapi.json. */
  documents: readonly EndpointsDocument[]
}

export interface HostileOutcome {
  requests: number
  /** Requests per endpoint and status; `closed` without an answer, `open` while the connection is still served. */
  answers: Record<string, Record<string, number>>
  /** The beginning of requests that were answered with 5xx, or not at all within thirty seconds. */
  failures: string[]
}

export interface HostileOptions {
  /** Requests per endpoint. */
  each: number
  seed: number
  /** @default 16 */
  atOnce?: number
  /** Called before each request of an endpoint, such as to lift its rate limit. */
  beforeEach?: () => unknown
}

export interface PageReads {
  /** How often each status was answered. */
  statuses: Record<string, number>
  /** Milliseconds, in order. */
  times: number[]
}

/** Every streaming endpoint of the API, and of what reads bodies or ranges beside them one of each kind. */
export function hostileEndpoints(target: HostileTarget): readonly StreamingEndpoint[] {
  const { pageId, formPath, mediaPath, files, documents } = target
  const sending = (path: string, value: unknown): StreamingEndpoint => ({
    name: `POST ${path}`,
    request: () => ({
      line: `POST ${path} HTTP/1.1`,
      headers: ['content-type: application/json'],
      body: Buffer.from(JSON.stringify(value)),
    }),
  })
  const change = { kind: 'changeOffer', value: {}, was: {} }
  return [
    ...streamingEndpoints(documents, { parameters: { pageId }, files, delivery }),
    sending(`/api/admin/landing-pages/${pageId}/changes`, {
      baseVersion: 1,
      changes: [{ id: '0197a1c2-0000-7000-8000-00000000dead', operation: change }],
    }),
    sending('/api/admin/sign-in', { email: 'admin@naikkelas.test', password: 'salah' }),
    sending(`/api${formPath}`, { fields: {}, consent: true, viewId: 'a' }),
    {
      name: 'GET /media',
      request: () => ({
        line: `GET ${mediaPath} HTTP/1.1`,
        headers: ['range: bytes=0-99,200-', 'if-range: "a"'],
        body: Buffer.alloc(0),
      }),
    },
  ]
}

const delivery = {
  page: '/kelas-uji',
  url: 'http://localhost:3000/kelas-uji',
  visitorId: 'pengunjung-1',
  sessionId: 'sesi-0001',
  viewId: 'tampil-01',
  events: [{ id: 'peristiwa-1', name: 'page_visit' }],
}

/** Sends broken requests to every streaming endpoint, several at a time. The same seed breaks them in the same way. */
export async function sendHostileRequests(
  target: HostileTarget,
  { each, seed, atOnce = 16, beforeEach }: HostileOptions,
): Promise<HostileOutcome> {
  const outcome: HostileOutcome = { requests: 0, answers: {}, failures: [] }
  const random = seededRandom(seed)
  const endpoints = hostileEndpoints(target)
  let left = each * endpoints.length
  async function send() {
    while (left > 0) {
      left -= 1
      const { name, request } = endpoints[left % endpoints.length] as StreamingEndpoint
      const sent = brokenRequest(request(random), target, random)
      await beforeEach?.()
      const status = await exchange(target.port, sent, random)
      const counts = (outcome.answers[name] ??= {})
      counts[status] = (counts[status] ?? 0) + 1
      outcome.requests += 1
      if (status.startsWith('5') || status === 'open')
        outcome.failures.push(`${status} ${name}: ${JSON.stringify(sent.bytes.toString('latin1').slice(0, 1_500))}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return outcome
}

/** Another client that requests the page in a loop until it is stopped. */
export function keepReading({ port, host, pagePath }: HostileTarget): { stop: () => Promise<PageReads> } {
  const reads: PageReads = { statuses: {}, times: [] }
  const bytes = Buffer.from(`GET ${pagePath} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  let isStopped = false
  async function read() {
    while (!isStopped) {
      const begun = performance.now()
      const status = await exchange(port, { bytes, isComplete: true }, () => 1)
      reads.times.push(performance.now() - begun)
      reads.statuses[status] = (reads.statuses[status] ?? 0) + 1
    }
    return reads
  }
  const reading = read()
  return {
    stop: () => {
      isStopped = true
      return reading
    },
  }
}
