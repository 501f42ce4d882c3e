import { createServer, request as httpRequest, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ToldVisit } from '@naikkelas/api'
import { expect, onTestFinished, test } from 'vitest'
import { siteHeaders } from './site-headers.ts'
import { takeToldVisits } from './told-visits.ts'

/** A door on a port of its own; what it does not take is answered with 418. */
async function startDoor() {
  const told: ToldVisit[] = []
  const handler = takeToldVisits({
    toldVisits: {
      answer: async (one) => {
        told.push(one)
        return { status: 200, headers: { 'retry-after': '2' }, body: { status: 200, message: 'Berhasil', data: null } }
      },
    },
    clientAddress: () => '203.0.113.7',
    siteHeaders: siteHeaders('https://naikkelas.test'),
    otherwise: (request, response) => request.resume().on('end', () => response.writeHead(418).end()),
  })
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const send = (options: RequestOptions, body = '') =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', ...options }, async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
      request.on('error', reject)
      request.end(body)
    })
  return { told, send, port }
}

const at = '/api/tracker?event_name=page_visit'

test('what a page tells arrives whole, with who told it', async () => {
  const { told, send } = await startDoor()
  const body = JSON.stringify({ page: '/kelas', label: 'Ayo, “daftar” 🎉' })
  const headers = {
    ...{ host: 'NaikKelas.test', origin: 'https://naikkelas.test', 'sec-fetch-site': 'same-origin' },
    ...{ 'content-type': 'Text/Plain; charset=UTF-8', 'content-length': Buffer.byteLength(body) },
    ...{ 'user-agent': 'x'.repeat(2_000), cookie: 'nk_in=1' },
  }
  const answer = await send({ path: at, headers }, body)
  expect(told).toEqual([
    {
      sender: { origin: 'https://naikkelas.test', site: 'same-origin', host: 'naikkelas.test' },
      ...{ eventName: 'page_visit', contentType: 'text/plain', body },
      ...{ userAgent: 'x'.repeat(1_000), cookie: 'nk_in=1', clientAddress: '203.0.113.7' },
    },
  ])
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text)).toEqual({ status: 200, message: 'Berhasil', data: null })
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' },
    // The API's own word stands before the site's.
    ...{ 'referrer-policy': 'no-referrer', 'permissions-policy': 'camera=(), microphone=(), geolocation=()' },
  })
})

test.each<[string, RequestOptions, string]>([
  ['another method', { method: 'GET', path: at }, ''],
  ['another address', { path: '/api/tracker/lain', headers: { 'content-length': 2 } }, '{}'],
  ['a body of unknown length', { path: at, headers: { 'transfer-encoding': 'chunked' } }, '{}'],
  ['a body beyond the limit', { path: at, headers: { 'content-length': 70_000 } }, 'a'.repeat(70_000)],
])('%s is answered by the rest of the site', async (_, options, body) => {
  const { told, send } = await startDoor()
  expect((await send(options, body)).status).toBe(418)
  expect(told).toEqual([])
})

test('what breaks off on its way is not told', async () => {
  const { told, send, port } = await startDoor()
  await new Promise<void>((resolve) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: at,
      headers: { 'content-length': 20 },
    })
    request.on('error', () => resolve())
    request.write('{"page":')
    request.on('socket', (socket) => socket.on('connect', () => setImmediate(() => request.destroy())))
  })
  await send({ path: at, headers: { 'content-length': 2 } }, '{}')
  expect(told.map(({ body }) => body)).toEqual(['{}'])
})
