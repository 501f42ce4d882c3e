import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { FakePages } from '../testing/fake-pages.ts'
import { scratchFolder, startTestListener } from '../testing/test-listener.ts'
import { createSite } from './site-app.ts'
import { siteHeaders } from './site-headers.ts'
import { webListener } from '../web-listener.ts'

/** The site behind its own socket; forms are answered with what arrived of them. */
async function site() {
  const failures: string[] = []
  const app = createSite({
    api: { fetch: async () => new Response('api') },
    render: async (request) => new Response(request.method === 'POST' ? await request.text() : 'web'),
    pages: { list: async () => [], preview: async () => null, asset: async () => null },
    publicUrl: 'http://naikkelas.test',
    appEnv: 'production',
    siteHeaders: siteHeaders('http://naikkelas.test'),
    requestFacts: () => ({ clientAddress: '203.0.113.9' }),
    requestId: () => 'request-of-a-test',
    onFailure: (_error, where) => failures.push(where),
  })
  const listener = await startTestListener({
    source: new FakePages(),
    dataDir: await scratchFolder(),
    answer: webListener(app.fetch),
  })
  return { ...listener, failures }
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** A form without Content-Length. */
function sendChunked(port: number, path: string, chunks: readonly string[], headers = urlencoded) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent: false, headers }
    const request = httpRequest(options, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    request.on('error', reject)
    for (const chunk of chunks) request.write(chunk)
    request.end()
  })
}

const paths = ['/', '/404', '/admin', '/kelas-data', '/media/x', '/robots.txt', '/fonts/a.woff2', '/preview/AbC']

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY'])(
  '%s is not served anywhere, and the answer names what is',
  async (method) => {
    const { ask, failures } = await site()
    for (const path of paths) {
      const answer = await ask(path, { method })
      expect([path, answer.status]).toEqual([path, 405])
      expect(answer.headers.allow).toMatch(/^GET, HEAD(, POST)?$/)
      expect(answer.body.toString()).toBe('Cara permintaan ini tidak dilayani di alamat tersebut.')
    }
    expect(failures).toEqual([])
  },
)

test('OPTIONS lists the allowed methods', async () => {
  const { ask } = await site()
  const asked = async (path: string) => {
    const { status, headers } = await ask(path, { method: 'OPTIONS' })
    return [status, headers.allow]
  }
  expect(await asked('/admin')).toEqual([204, 'GET, HEAD, POST'])
  expect(await asked('/robots.txt')).toEqual([204, 'GET, HEAD'])
})

test('files and previews accept no POST', async () => {
  const { ask } = await site()
  for (const path of ['/robots.txt', '/sitemap.xml', '/media/x', '/assets/a.js', '/preview/AbC']) {
    const answer = await ask(path, { method: 'POST', headers: { ...urlencoded, 'content-length': '0' } })
    expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, 'GET, HEAD'])
  }
})

test('a form arrives completely, with or without Content-Length', async () => {
  const { port, failures } = await site()
  expect(await sendChunked(port, '/admin', ['email=a%40b.test', '&password=rahasia'])).toEqual({
    status: 200,
    body: 'email=a%40b.test&password=rahasia',
  })
  const declared = { ...urlencoded, 'content-length': '7' }
  expect(await sendChunked(port, '/admin', ['email=a'], declared)).toEqual({ status: 200, body: 'email=a' })
  expect(failures).toEqual([])
})

test('an oversized form is cut off, with or without Content-Length', async () => {
  const { port } = await site()
  const tooLarge = { status: 413, body: 'Data yang dikirim terlalu besar.' }
  expect(await sendChunked(port, '/admin', ['x'.repeat(40_000), 'x'.repeat(40_000)])).toEqual(tooLarge)
  const declared = { ...urlencoded, 'content-length': '70000' }
  expect(await sendChunked(port, '/admin', ['x'.repeat(70_000)], declared)).toEqual(tooLarge)
})

test.each(['application/json', 'text/plain', 'multipart/form-data', ''])(
  'a body of the type "%s" is no form, and is not read',
  async (type) => {
    const { ask } = await site()
    // It announces a body and never sends one: a handler that waits for it would run into the time limit.
    const answer = await ask('/admin', { method: 'POST', headers: { 'content-type': type, 'content-length': '500' } })
    expect([answer.status, answer.body.toString()]).toEqual([415, 'Jenis isi permintaan ini tidak didukung.'])
  },
)

test('a form with a file is taken at the address of a vacancy alone, and up to 8 MB', async () => {
  const { ask } = await site()
  const sent = (length: number) => ({
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(length) },
  })
  expect((await ask('/karir/pencarian', sent(500))).status).toBe(415)
  expect((await ask('/karir/12/x', sent(500))).status).toBe(415)
  // What is announced is refused before it is read.
  expect((await ask('/karir/12', sent(8 * 1_048_576 + 1))).status).toBe(413)
})

test('an aborted upload is not logged as an error', async () => {
  const { port, ask, failures } = await site()
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = ['POST /admin HTTP/1.1', 'Host: 127.0.0.1', `Content-Type: ${urlencoded['content-type']}`]
      socket.write(`${head.join('\r\n')}\r\nContent-Length: 500\r\n\r\nemail=`, () => socket.destroy())
    })
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
  for (let visit = 0; visit < 5; visit++) await ask('/admin')
  expect(failures).toEqual([])
})

test.each(['/%zz', '/%ff', '/kelas/%c0%af', '/admin/%'])('%s redirects to /404', async (path) => {
  const { ask, failures } = await site()
  const answer = await ask(path)
  expect([answer.status, answer.headers.location, failures]).toEqual([302, '/404', []])
})

test.each([
  '//\\evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '//evil.example\\@',
  '///\\/evil.example',
  '//evil.example//',
])('%s never leads to another site', async (path) => {
  const { ask } = await site()
  const { headers } = await ask(path)
  expect(headers.location ?? '/').not.toMatch(/^\/[/\\]|^\\|:/)
})
