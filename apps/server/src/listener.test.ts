import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { expect, test } from 'vitest'
import { FakePages } from './testing/fake-pages.ts'
import { rawConnection } from './testing/raw-connection.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'
import { webListener } from './web-listener.ts'

async function published(html = '<!doctype html><title>Kelas data</title>') {
  const source = new FakePages()
  source.publish('/kelas-data', html)
  return { source, html, ...(await startTestListener({ source, dataDir: await scratchFolder() })) }
}

test('a page is sent in the smallest accepted encoding, with its header', async () => {
  const { ask, html } = await published()
  const br = await ask('/kelas-data', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const gzip = await ask('/kelas-data', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  const plain = await ask('/kelas-data')
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(html)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(html)
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const { headers } of [br, gzip, plain])
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
    })
})

test('every byte arrives, whatever the size of the page', async () => {
  for (const size of [100, 13_900, 14_100, 300_000]) {
    const html = `<!doctype html>${'★é&'.repeat(size / 4)}`
    const { ask } = await published(html)
    const [plain, br] = [await ask('/kelas-data'), await ask('/kelas-data', { headers: { 'accept-encoding': 'br' } })]
    expect(plain.body.equals(Buffer.from(html))).toBe(true)
    expect(brotliDecompressSync(br.body).equals(Buffer.from(html))).toBe(true)
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(html)))
  }
})

test('a conditional request for an unchanged page gets 304, per encoding', async () => {
  const { ask } = await published()
  const accepted = { 'accept-encoding': 'br' }
  const first = await ask('/kelas-data', { headers: accepted })
  const again = await ask('/kelas-data', {
    headers: { ...accepted, 'if-none-match': `"other", W/${first.headers.etag ?? ''}` },
  })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect(again.headers.etag).toBe(first.headers.etag)
  const otherEncoding = await ask('/kelas-data', { headers: { 'if-none-match': first.headers.etag ?? '' } })
  expect(otherEncoding.status).toBe(200)
})

test('header names are case-insensitive, and repeated headers are one list', async () => {
  const { ask, port } = await published()
  const { headers } = await ask('/kelas-data', { headers: { 'ACCEPT-Encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  const answer = await new Promise<string>((resolve, reject) => {
    const lines = [
      'GET /kelas-data HTTP/1.1',
      'HOST: 127.0.0.1',
      'If-None-Match: "other"',
      `if-none-match: ${headers.etag ?? ''}`,
      'accept-encoding: br',
      'connection: close',
    ]
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 304/)
})

test('HEAD answers like GET without the body', async () => {
  const { ask } = await published()
  const [get, head] = [await ask('/kelas-data'), await ask('/kelas-data', { method: 'HEAD' })]
  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
  const { date: _, ...shared } = get.headers
  expect(head.headers).toMatchObject(shared)
})

test('every response has the policy of the page and the headers of the site', async () => {
  const { ask } = await published()
  for (const path of ['/kelas-data', '/Kelas-Data'])
    expect((await ask(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age') as string,
    })
  expect((await ask('/kelas-data')).headers['content-security-policy']).toBe("default-src 'none'")
})

test('a published page sets no opener policy, because the browser would start another process for it', async () => {
  const { ask } = await published()
  expect((await ask('/kelas-data')).headers).not.toHaveProperty('cross-origin-opener-policy')
})

test('the query is not part of a page’s address', async () => {
  const { ask, html, source } = await published()
  expect((await ask('/kelas-data?utm_source=wa')).body.toString()).toBe(html)
  await ask('/kelas-data?utm_source=ig')
  expect(source.loads).toBe(1)
})

test('another spelling of a link redirects to the canonical one, with its query', async () => {
  const { ask } = await published()
  for (const [path, location] of [
    ['/Kelas-Data', '/kelas-data'],
    ['/kelas-data/?ref=wa', '/kelas-data?ref=wa'],
    ['//kelas-data//', '/kelas-data'],
    ['/P/Kopi-Ratna', '/p/kopi-ratna'],
    ['/ADMIN/landing-pages/', '/admin/landing-pages'],
  ] as const) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.location]).toEqual([308, location])
  }
})

test('generated paths are case-sensitive', async () => {
  const { ask } = await published()
  for (const path of ['/preview/AbC-d_E', '/assets/Entry-Bx1.js', '/api/admin/Media', '/pembelian-saya/TRX-99A'])
    expect((await ask(path)).status).toBe(418)
})

test('system routes take precedence over a page of the same name', async () => {
  const { ask, source } = await published()
  source.publish('/admin', 'a page that must not be seen')
  source.publish('/karir', 'neither must this one')
  expect((await ask('/admin')).status).toBe(418)
  expect((await ask('/karir')).status).toBe(418)
})

test('an unknown link is passed to the rest of the site, and the lookup is cached', async () => {
  const { ask, source } = await published()
  for (let visit = 0; visit < 20; visit++) expect((await ask('/tidak-ada')).status).toBe(418)
  expect(source.looks).toBe(1)
})

test('a thousand visitors of a new page cause one load', async () => {
  const { ask, source } = await published()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask('/kelas-data')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(source.loads).toBe(1)
})

test('a page that is neither in memory nor on disk during a database outage is answered with 503 and Retry-After', async () => {
  const { ask, source } = await published()
  source.isAway = true
  const answer = await ask('/kelas-data')
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.body.toString()).toContain('Coba lagi')
})

test('an unknown host is refused', async () => {
  const { ask } = await published()
  await ask('/kelas-data')
  expect((await ask('/kelas-data', { headers: { host: 'jahat.example' } })).status).toBe(421)
})

test('a request with two hosts is refused, even if one of them is known', async () => {
  const { port } = await published()
  for (const hosts of ['Host: 127.0.0.1\r\nHost: lain.test', 'Host: lain.test\r\nhost: 127.0.0.1']) {
    const { ask, socket } = await rawConnection(port)
    expect(await ask(`GET /kelas-data HTTP/1.1\r\n${hosts}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 [^]*lebih dari satu alamat/,
    )
    socket.destroy()
  }
})

test('a request with an absolute URL is served like one with a path', async () => {
  const { port, html } = await published()
  const { ask, socket } = await rawConnection(port)
  for (const target of ['http://127.0.0.1/kelas-data', 'HTTP://127.0.0.1:80/kelas-data?utm_source=wa'])
    expect(await ask(`GET ${target} HTTP/1.1\r\nHost: lain.test\r\n\r\n`)).toContain(html)
  expect(await ask('GET http://127.0.0.1?a=1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 418/)
  socket.destroy()
})

test('the host of an absolute URL overrides the Host header, also for the rest of the site', async () => {
  const { port } = await startTestListener({
    source: new FakePages(),
    dataDir: await scratchFolder(),
    answer: webListener((request) => new Response(`${request.url} ${request.headers.get('host')}`)),
  })
  const { ask, socket } = await rawConnection(port)
  const sent = (target: string) => ask(`GET ${target} HTTP/1.1\r\nHost: lain.test\r\nhost: 127.0.0.2\r\n\r\n`)
  expect(await sent('http://127.0.0.1:8080/admin')).toMatch(/http:\/\/127\.0\.0\.1:8080\/admin 127\.0\.0\.1:8080$/)
  expect(await sent('http://jahat.example/admin')).toMatch(/^HTTP\/1\.1 421/)
  expect(await sent('http://a@127.0.0.1/admin')).toMatch(/^HTTP\/1\.1 421/)
  expect(await sent('ftp://127.0.0.1/admin')).toMatch(/^HTTP\/1\.1 400/)
  socket.destroy()
})

test('a request without a host is refused with a message', async () => {
  const { port } = await published()
  const { ask, socket } = await rawConnection(port)
  expect(await ask('GET /kelas-data HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*tidak menyebut alamat situs/)
  socket.destroy()
})

test('TRACE is refused with the allowed methods, and OPTIONS * lists those of the server', async () => {
  const { ask, port } = await published()
  const refused = async (path: string, method = 'TRACE') => {
    const { status, headers } = await ask(path, { method })
    return [status, headers.allow]
  }
  expect(await refused('/kelas-data')).toEqual([405, 'GET, HEAD, POST'])
  expect(await refused('/media/a.webp')).toEqual([405, 'GET, HEAD'])
  const raw = await rawConnection(port)
  expect(await raw.ask('OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 204 [^]*allow: GET, HEAD/i,
  )
  raw.socket.destroy()
})

test('TRACE at the API is refused with the allowed methods, and reaches no handler', async () => {
  const app = await createTestApp()
  const seen: string[] = []
  const listener = await startTestListener({
    source: new FakePages(),
    dataDir: await scratchFolder(),
    api: (request) => app.fetch(request),
    answer: (request, response) => {
      seen.push(request.method ?? '')
      response.end()
    },
  })
  const trace = async (path: string) => {
    const { status, headers } = await listener.ask(path, { method: 'TRACE' })
    return [status, headers.allow]
  }
  expect(await trace('/api/tracker')).toEqual([405, 'POST'])
  expect(await trace('/api/admin/leads')).toEqual([405, 'GET, PATCH'])
  expect(await trace('/api/tidak-ada')).toEqual([404, undefined])
  expect(seen).toEqual([])
})

test('an error of the rest of the site is one error response and does not end the process', async () => {
  const listener = await startTestListener({
    source: new FakePages(),
    dataDir: await scratchFolder(),
    answer: () => Promise.reject(new Error('secret cause')),
  })
  const answer = await listener.ask('/admin')
  expect(answer.status).toBe(500)
  expect(answer.body.toString()).not.toContain('secret')
  expect(listener.failures).toEqual(['GET /admin'])
})

test('a connection that does not speak HTTP is closed', async () => {
  const { port } = await published()
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('HELO there\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
})

test('a CDN with purging may cache pages and their redirects, both under one tag', async () => {
  const source = new FakePages()
  source.publish('/kelas-lama', 'kelas', { pageId: 'satu' })
  source.move('/kelas-lama', '/kelas-data')
  source.publish('/uji', 'a', { pageId: 'dua' })
  source.split('/uji', {
    mark: 'abcd1234',
    variants: [
      { key: 'a', weight: 1, html: 'a' },
      { key: 'b', weight: 1, html: 'b' },
    ],
  })
  const { ask } = await startTestListener({ source, dataDir: await scratchFolder(), keptSeconds: 600 })
  for (const path of ['/kelas-data', '/kelas-lama'])
    expect((await ask(path)).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=600, must-revalidate',
      'cache-tag': 'page-satu',
      'surrogate-key': 'page-satu',
    })
  const { headers } = await ask('/uji')
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  expect(headers['cache-tag']).toBeUndefined()
  const { ask: without } = await startTestListener({ source, dataDir: await scratchFolder() })
  expect((await without('/kelas-data')).headers['cache-tag']).toBeUndefined()
})

test.each([
  '?ref=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '?utm_source=%0d%0aset-cookie:%20a=b&utm_campaign=%00',
  `?ref=${'x'.repeat(8_000)}`,
  '?ref=a&ref=b&__proto__=1&utm_source[]=c',
  '?%E0%A4%A',
])('a query changes nothing of the public page: %.40s', async (query) => {
  const { ask, html, store } = await published()
  const answer = await ask(`/kelas-data${query}`)
  expect([answer.status, answer.body.toString()]).toEqual([200, html])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers).toEqual({ ...(await ask('/kelas-data')).headers, date: answer.headers.date })
  expect(store.inMemory(`/kelas-data${query}`)).toBeUndefined()
})
