import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BodyTimes } from '@naikkelas/api'
import { inject, onTestFinished } from 'vitest'
import type { CompressionDictionary } from '../compression-dictionary.ts'
import { type ConnectionLimits, defaultConnectionLimits } from '../connections.ts'
import { createListener } from '../listener.ts'
import { PageDisk } from '../pages/page-disk.ts'
import { PageStore } from '../pages/page-store.ts'
import type { PageSource } from '../pages/published-page.ts'
import type { PartnerHost } from '../site/partner-hosts.ts'
import { pageHeaders, siteHeaders } from '../site/site-headers.ts'
import { StaticFiles } from '../site/static-files.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A folder that is gone when the test is over. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('testFolder'), 'server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

interface TestListenerOptions {
  source: PageSource
  dataDir: string
  memoryBytes?: number
  keptSeconds?: number
  dictionary?: CompressionDictionary
  answer?: (request: IncomingMessage, response: ServerResponse) => unknown
  files?: StaticFiles
  partnerAt?: (host: string) => PartnerHost | undefined
  media?: (request: Request) => Promise<Response>
  api?: (request: Request) => Promise<Response>
  bodyTimes?: BodyTimes
  connectionLimits?: Partial<ConnectionLimits>
  isProxy?: (address: string) => boolean
}

const teapot = (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(418).end('the rest of the site')

/** A listener on a port of its own over some pages; everything that is no page is answered with 418. */
export async function startTestListener({
  source,
  dataDir,
  memoryBytes,
  keptSeconds,
  dictionary,
  answer = teapot,
  files = new StaticFiles({ files: new Map(), siteHeaders: [] }),
  partnerAt = () => undefined,
  media = async () => new Response(null, { status: 404 }),
  api,
  connectionLimits = {},
  isProxy = () => true,
  bodyTimes = { smallMs: 15_000, uploadMs: 600_000, uploadIdleMs: 20_000 },
}: TestListenerOptions) {
  const failures: string[] = []
  const onFailure = (_error: unknown, where: string) => void failures.push(where)
  const headers = siteHeaders('https://naikkelas.test')
  const store = new PageStore({
    source,
    disk: new PageDisk(dataDir),
    siteHeaders: pageHeaders('https://naikkelas.test'),
    onFailure,
    keptSeconds: keptSeconds ?? null,
    dictionary,
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  })
  const { server, connections } = createListener({
    pages: store,
    files,
    media,
    api: () => api,
    siteHeaders: headers,
    bodyTimes,
    connectionLimits: { ...defaultConnectionLimits, ...connectionLimits },
    isProxy,
    onFailure,
    partnerAt,
    publicUrl: 'https://naikkelas.test',
    isMediaHost: (host) => host === 'media.test',
    isOwnHost: (host) => host.startsWith('127.0.0.1'),
    answer,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())))
  return {
    server,
    connections,
    store,
    failures,
    port,
    ask: (path: string, options: AskOptions = {}) => ask(port, path, options),
  }
}

interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One request as it is, without decoding or following anything. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}
