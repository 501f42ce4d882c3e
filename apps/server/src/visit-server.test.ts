import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { drain } from './http-server.ts'
import { StaticFiles } from './site/static-files.ts'
import { storedAnswer } from './stored-answer.ts'
import { FakePages } from './testing/fake-pages.ts'
import { rawConnection, timeless } from './testing/raw-connection.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'
import { VisitServer } from './visit-server.ts'

const large = `<!doctype html>${'★é&'.repeat(75_000)}`

/** Pages of every kind, a file, and a count of what Node's own parser was given. */
async function site() {
  const source = new FakePages()
  source.publish('/kelas-data', '<!doctype html><title>Kelas data</title>')
  source.publish('/besar', large)
  source.publish('/lama', 'lama')
  source.move('/lama', '/baru')
  source.publish('/diuji', 'a')
  source.split('/diuji', { mark: 'uji1', variants: [{ key: 'a', weight: 1, html: 'versi satu-satunya' }] })
  source.publish('/bagi', 'untuk umum')
  source.tellApart('/bagi', [{ names: ['ads'], html: 'dari iklan' }])
  const folder = await scratchFolder()
  await writeFile(join(folder, 'a.js'), 'berkas()')
  const files = new StaticFiles({ files: new Map([['/assets/a.js', join(folder, 'a.js')]]), siteHeaders: [] })
  const listener = await startTestListener({ source, dataDir: await scratchFolder(), files })
  let atNode = 0
  listener.server.prependListener('request', () => (atNode += 1))
  for (const path of ['/kelas-data', '/besar', '/lama', '/baru', '/diuji', '/bagi', '/assets/a.js'])
    await listener.ask(path)
  atNode = 0
  return { ...listener, source, atNode: () => atNode }
}

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines].join('\r\n')}\r\n\r\n`
const asBrowsersAsk = [
  'Connection: keep-alive',
  'User-Agent: Mozilla/5.0 (Linux; Android 11; CPH2269) AppleWebKit/537.36 Chrome/88.0.4324.181 Mobile Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding: gzip, deflate, br',
  'Accept-Language: id-ID,id;q=0.9',
  'Cookie: nk_v_uji1=a; lain=1',
]

test('a visit to a page or file in memory never reaches Node’s parser, however often it is made', async () => {
  const { port, atNode } = await site()
  const { ask, socket } = await rawConnection(port)
  const answer = await ask(get('/kelas-data?utm_source=ig', ...asBrowsersAsk))
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-encoding: br\r\n[^]*\r\nKeep-Alive: timeout=20\r\n\r\n/)
  const etag = /etag: (\S+)/.exec(answer)?.[1] ?? ''
  expect(await ask(get('/kelas-data', ...asBrowsersAsk, `If-None-Match: ${etag}`))).toMatch(/^HTTP\/1\.1 304 /)
  expect(await ask(get('/assets/a.js'))).toMatch(/berkas\(\)$/)
  expect((await ask(get('/besar'))).length).toBeGreaterThan(large.length)
  expect(atNode()).toBe(0)
  socket.destroy()
})

test('whoever is to be told apart, led on or answered by the site goes to Node, and stays there', async () => {
  const { port, atNode } = await site()
  for (const path of ['/lama', '/diuji', '/bagi', '/tidak-dikenal', '/api/health', '/KELAS-DATA']) {
    const before = atNode()
    const { ask, socket } = await rawConnection(port)
    await ask(get(path, ...asBrowsersAsk))
    await ask(get('/kelas-data', ...asBrowsersAsk))
    expect(atNode() - before).toBe(2)
    socket.destroy()
  }
})

const usually = <Value>(value: Value, ...others: Value[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

/** What a request may look like: often right, mostly with something about it. */
const requests = fc
  .record({
    method: usually('GET', 'HEAD', 'POST', 'get', 'TRACE', 'BREW'),
    target: fc.constantFrom(
      ...['/kelas-data', '/kelas-data?utm_source=x', '/besar', '/assets/a.js', '/kelas-data', '/bagi', '/diuji'],
      ...['/lama?a=1', '/bagi?gclid=1', '/assets/b.js', '/Kelas-Data', '//kelas-data', '/', '*', '/kelas-data#a'],
      ...['http://127.0.0.1/kelas-data', '/kelas data', '/kelas-data\t', '/kelas-d\xe9ta', '/%6belas-data', ''],
    ),
    version: usually('HTTP/1.1', 'HTTP/1.0', 'HTTP/1.2', 'http/1.1', ''),
    lineEnd: usually('\r\n', '\n', '\r', '\r\n '),
    headers: fc.array(
      fc.oneof(
        fc.constantFrom(
          ...['Accept-Encoding: br', 'accept-encoding: gzip', 'ACCEPT-ENCODING: br;q=0, *', 'accept-encoding:br'],
          ...['If-None-Match: *', 'If-None-Match: "x"', 'Range: bytes=0-3', 'Cookie: nk_in=1', 'Cookie: nk_v_uji1=a'],
          ...['Connection: keep-alive', 'Connection: Keep-Alive', 'Keep-Alive: timeout=1', 'X-A: a\tb', 'TE: x', 'X:y'],
        ),
        fc.constantFrom(
          ...['Host: 127.0.0.1', 'host:127.0.0.1', 'Host: other.test', 'Host:', 'Host : 127.0.0.1', 'Host: 127.0.0.1 '],
          ...['Connection: close', 'connection: keep-alive, x', 'Connection: upgrade', 'Upgrade: websocket'],
          ...['Content-Length: 0', 'Content-Length: 5', 'Content-Length: -1', 'Transfer-Encoding: chunked'],
          ...['Expect: 100-continue', 'Proxy-Connection: close', 'Accept-Encoding:', 'X-A:\tb', 'X-A: \x01'],
          ...['X-A: \x7f', 'X-A: \xe9', ': a', 'X A: b', 'X-A', ' X-A: b', 'X-A:  b', 'X-A: b\rc', 'X-A: b\nc'],
          ...[`X-A: ${'a'.repeat(9_000)}`, `X-A: ${'a'.repeat(17_000)}`],
        ),
        fc.string({ maxLength: 20 }).map((text) => `X-B: ${text}`),
      ),
      { maxLength: 5 },
    ),
    host: usually(['Host: 127.0.0.1'], []),
    end: usually('', 'hallo', '\r\n', get('/kelas-data'), 'GET /kelas', '\0'),
  })
  .map(({ method, target, version, lineEnd, headers, host, end }) =>
    [`${method} ${target} ${version}`, ...host, ...headers, '', end].join(lineEnd),
  )

test('whatever is sent, the answer is the one that Node’s parser would have led to', async () => {
  const { port, atNode } = await site()
  let direct = 0
  const answerTo = async (bytes: string) => {
    const { socket, rest } = await rawConnection(port)
    socket.end(bytes, 'latin1')
    return timeless(await rest())
  }
  await fc.assert(
    fc.asyncProperty(requests, async (bytes) => {
      const before = atNode()
      const answer = await answerTo(bytes)
      if (answer.startsWith('HTTP/1.1 200') && atNode() === before) direct += 1
      // Node overlooks an empty line before a request; here it is nothing that is known.
      expect(answer).toBe(await answerTo(`\r\n${bytes}`))
    }),
    { numRuns: 1_500, seed: 20261123 },
  )
  expect(direct).toBeGreaterThan(50)
})

test('several requests in one piece, and one in several pieces, are answered in their order', async () => {
  const { port } = await site()
  const together = await rawConnection(port)
  together.socket.end(get('/kelas-data') + get('/assets/a.js') + get('/besar', 'accept-encoding: br'))
  const answers = await together.rest()
  expect(answers.match(/HTTP\/1\.1 200 OK|<title>|berkas\(\)/g)).toHaveLength(5)
  expect(answers.indexOf('<title>')).toBeLessThan(answers.indexOf('berkas()'))

  const apart = await rawConnection(port)
  const [first, second] = [get('/kelas-data').slice(0, 30), get('/kelas-data').slice(30)]
  apart.socket.write(first)
  expect(await apart.ask(second)).toMatch(/<title>/)
  apart.socket.destroy()
})

test('on one connection what is known and what is not are answered as on one of each', async () => {
  const { port } = await site()
  const asked = [
    get('/kelas-data', ...asBrowsersAsk),
    get('/assets/a.js'),
    `HEAD /kelas-data HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
    'POST /api/lain HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhallo',
    get('/kelas-data'),
    get('/besar', 'accept-encoding: br'),
  ]
  const one = await rawConnection(port)
  for (const bytes of asked) {
    const other = await rawConnection(port)
    const alone = await other.ask(bytes)
    expect(timeless(await one.ask(bytes))).toBe(timeless(alone))
    other.socket.destroy()
  }
  one.socket.destroy()
})

test('whoever asks on and on without reading fills no memory, and gets every answer once they read', async () => {
  const { port, server } = await site()
  const connected = once(server, 'connection') as Promise<[Socket]>
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const [there] = await connected
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const [asked, bytes] = [60, get('/besar')]
  let held = 0
  for (let sent = 1; sent <= asked; sent++) {
    socket.write(bytes)
    // Each by itself, until the server no longer reads.
    for (let turns = 0; turns < 100 && there.bytesRead < sent * bytes.length; turns++) await turn()
    held = Math.max(held, there.writableLength)
  }
  expect(held).toBeLessThan(3 * Buffer.byteLength(large))

  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  socket.end()
  await once(socket, 'close')
  expect(text.split('HTTP/1.1 200 OK')).toHaveLength(asked + 1)
  expect(text.length).toBeGreaterThan(asked * Buffer.byteLength(large))
})

test('a visitor who breaks off is nobody’s failure, and others are answered', async () => {
  const { port, failures } = await site()
  for (let visitors = 0; visitors < 20; visitors++) {
    const { socket } = await rawConnection(port)
    socket.write(get('/besar'))
    socket.resetAndDestroy()
  }
  const { ask, socket } = await rawConnection(port)
  expect(await ask(get('/kelas-data'))).toMatch(/^HTTP\/1\.1 200/)
  expect(failures).toEqual([])
  socket.destroy()
})

test('a server that ends sends what it answered, and waits for nobody who only keeps a connection', async () => {
  const { server, port } = await site()
  const [asking, waiting, silent] = await Promise.all([rawConnection(port), rawConnection(port), rawConnection(port)])
  await waiting.ask(get('/kelas-data'))
  await asking.ask(get('/besar'))
  asking.socket.write(get('/besar'))
  await drain(server, 60_000)
  for (const { rest } of [waiting, silent]) expect(await rest()).toBe('')
})

/** One that lets go of who waits longer than this. */
async function impatient(keepAliveTimeout: number): Promise<number> {
  const bodies = { identity: Buffer.from('halaman') }
  const page = storedAnswer({ bodies, etag: 'a', contentType: 'text/html', headers: [] })
  const server: Server = new VisitServer({ keepAliveTimeout, answerTo: () => page }, (_, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())))
  return (server.address() as AddressInfo).port
}

test('a connection on which nothing more is asked is let go, also one on which nothing ever was', async () => {
  const port = await impatient(50)
  const [asked, silent] = [await rawConnection(port), await rawConnection(port)]
  await asked.ask(get('/'))
  expect(await asked.rest()).toBe('')
  expect(await silent.rest()).toBe('')
})
