import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FakePages } from './testing/fake-pages.ts'
import { rawConnection, timeless } from './testing/raw-connection.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'

const large = `<!doctype html>${'★é&'.repeat(75_000)}`
/** Times so short that a test is over at once. */
const connectionLimits = { headersMs: 300, keepAliveMs: 300, sendMs: 600, checkMs: 50 }
const bodyTimes = { smallMs: 300, uploadMs: 600, uploadIdleMs: 200 }

type Limits = NonNullable<Parameters<typeof startTestListener>[0]['connectionLimits']>

/** Two pages in memory; everything else is read whole and answered with its length. */
async function site(limits: Limits = connectionLimits, further: { isProxy?: (address: string) => boolean } = {}) {
  const source = new FakePages()
  source.publish('/kelas-data', '<!doctype html><title>Kelas data</title>')
  source.publish('/besar', large)
  const listener = await startTestListener({
    ...further,
    source,
    dataDir: await scratchFolder(),
    bodyTimes,
    connectionLimits: limits,
    answer: async (request, response) => {
      let bytes = 0
      try {
        for await (const chunk of request) bytes += (chunk as Buffer).length
      } catch {
        return
      }
      response.writeHead(200, { 'content-length': 5 }).end(String(bytes).padStart(5))
    },
  })
  for (const path of ['/kelas-data', '/besar']) await listener.store.find(path)
  const held = () =>
    new Promise<number>((resolve, reject) =>
      listener.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  return { ...listener, held }
}

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...lines].join('\r\n')}\r\n\r\n`
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n`

/** A client that never closes its side: whether the descriptor is freed is up to the server alone. */
async function stubborn(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

function drip(socket: Socket, text: string, everyMs = 40): void {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : void socket.write(text)), everyMs)
  onTestFinished(() => clearInterval(timer))
}

/** Ways of holding a connection without ever completing a request. */
const halfRequests: Readonly<Record<string, (socket: Socket) => void>> = {
  'a silent connection': () => {},
  'half a head, then nothing': (socket) => void socket.write('GET /kelas-data HTTP/1.1\r\nHost: 127'),
  'a head that drips': (socket) => {
    socket.write('GET /kelas-data HTTP/1.1\r\nHost: 127.0.0.1\r\n')
    drip(socket, 'x-a: b\r\n')
  },
  'a body that never comes': (socket) => void socket.write(post('/api/admin/sign-in', 500)),
  'a body that drips': (socket) => {
    socket.write(post('/api/admin/sign-in', 100_000))
    drip(socket, 'x')
  },
  'an upload that drips': (socket) => {
    socket.write(post('/api/admin/media', 5_000_000))
    drip(socket, 'xx')
  },
  'a visit with a body that never comes': (socket) =>
    void socket.write(`GET /kelas-data HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n`),
  'answers that are never read': (socket) => {
    socket.pause()
    for (let visits = 0; visits < 20; visits++) socket.write(get('/besar'))
  },
  'half a head behind answers that are never read': (socket) => {
    socket.pause()
    socket.write(`${get('/besar').repeat(20)}GET /kel`)
  },
  'bytes that are no HTTP': (socket) => void socket.write('HELO there\r\n\r\n'),
  'a keep-alive connection that asks no more': (socket) => void socket.write(get('/kelas-data')),
}

test.each(Object.entries(halfRequests))('%s is freed, although the client keeps its side open', async (_, hold) => {
  const { port, held } = await site()
  for (let clients = 0; clients < 5; clients++) hold(await stubborn(port))
  await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 20_000, interval: 50 })
})

test('a hundred and ten incomplete requests of every kind are closed, and visitors are served meanwhile', async () => {
  const { port, held, ask } = await site()
  const ways = Object.values(halfRequests)
  for (let client = 0; client < 10 * ways.length; client++) ways[client % ways.length]?.(await stubborn(port))
  expect((await ask('/kelas-data')).status).toBe(200)
  await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 20_000, interval: 50 })
  expect((await ask('/kelas-data')).status).toBe(200)
})

test('an unreadable request is answered with a readable message', async () => {
  const { port } = await site()
  const answerTo = async (bytes: string) => {
    const { socket, rest } = await rawConnection(port)
    socket.write(bytes, 'latin1')
    const [head = '', body = ''] = Buffer.from(await rest(), 'latin1')
      .toString('utf8')
      .split('\r\n\r\n')
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    return { status: head.slice(9, 12), body, isWhole: length === Buffer.byteLength(body) }
  }
  expect(await answerTo('HELO there\r\n\r\n')).toEqual({
    status: '400',
    body: 'Permintaan tidak dapat dibaca.',
    isWhole: true,
  })
  expect(await answerTo(get('/kelas-data', `Cookie: ${'a'.repeat(20_000)}`))).toEqual({
    status: '431',
    body: 'Alamat atau kuki yang dikirim browser terlalu panjang. Hapus kuki situs ini, lalu coba lagi.',
    isWhole: true,
  })
  expect(await answerTo('GET /kelas-data HTTP/1.1\r\nHost: 127.0.0.1\r\n')).toEqual({
    status: '408',
    body: 'Data tidak selesai terkirim. Periksa sambungan Anda, lalu coba lagi.',
    isWhole: true,
  })
})

test('a malformed request after a valid one does not change its response', async () => {
  const { port } = await site()
  const { socket, rest } = await rawConnection(port)
  socket.write(`${get('/kelas-data')}\0\0\0\r\n\r\n`)
  const text = await rest()
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*<title>Kelas data<\/title>/)
  expect(text.split('HTTP/1.1 400').length).toBeLessThanOrEqual(2)
})

test('connections beyond the limit of the process are refused, after closing idle ones', async () => {
  const { port, connections } = await site({ total: 3, keepAliveMs: 60_000 })
  const idle = await Promise.all([rawConnection(port), rawConnection(port), rawConnection(port)])
  for (const { ask } of idle) await ask(get('/kelas-data'))
  const refused = await rawConnection(port)
  expect(await refused.rest()).toBe('')
  await vi.waitFor(() => expect(connections.count).toBe(0))
  const { ask, socket } = await rawConnection(port)
  expect(await ask(get('/kelas-data'))).toMatch(/^HTTP\/1\.1 200/)
  socket.destroy()
})

test('one address has a connection limit, a proxy only that of the process', async () => {
  const check = async (isProxy: boolean) => {
    const { port, connections } = await site({ perAddress: 2, headersMs: 60_000 }, { isProxy: () => isProxy })
    const clients = await Promise.all(Array.from({ length: 5 }, () => stubborn(port)))
    for (const client of isProxy ? [] : clients) client.resume()
    await vi.waitFor(() => expect(clients.filter((client) => client.readableEnded)).toHaveLength(isProxy ? 0 : 3))
    await vi.waitFor(() => expect(connections.count).toBe(isProxy ? 5 : 2))
  }
  await check(false)
  await check(true)
})

test('pipelined requests, and a request in several pieces, are answered in order', async () => {
  const { port } = await site({})
  const together = await rawConnection(port)
  together.socket.write(get('/kelas-data') + get('/lain') + get('/besar', 'accept-encoding: br', 'connection: close'))
  const answers = await together.rest()
  expect(answers.match(/HTTP\/1\.1 200 OK|<title>| {4}0/g)).toHaveLength(5)
  expect(answers.indexOf('<title>')).toBeLessThan(answers.indexOf('    0'))

  const apart = await rawConnection(port)
  const [first, second] = [get('/kelas-data').slice(0, 30), get('/kelas-data').slice(30)]
  apart.socket.write(first)
  expect(await apart.ask(second)).toMatch(/<title>/)
  apart.socket.destroy()
})

test('a reused connection answers each kind of request like a new one', async () => {
  const { port } = await site({})
  const asked = [
    get('/kelas-data', 'Connection: keep-alive', 'Accept-Encoding: gzip, deflate, br'),
    get('/lain'),
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

test('a client that pipelines without reading uses bounded memory, and gets every response once it reads', async () => {
  const { port, server } = await site({})
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

test('a connection reset is not logged as an error, and others are answered', async () => {
  const { port, failures } = await site({})
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

/** A site on which an answer to /lambat is held until it is released. */
async function slowSite() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const source = new FakePages()
  source.publish('/kelas-data', 'halaman')
  const listener = await startTestListener({
    source,
    dataDir: await scratchFolder(),
    answer: async (_request, response) => {
      await held
      response.end('selesai')
    },
  })
  await listener.store.find('/kelas-data')
  return { ...listener, release }
}

test('a stopping server answers requests that have arrived but are not read yet', async () => {
  const { port, connections } = await slowSite()
  const [used, fresh] = [await rawConnection(port), await rawConnection(port)]
  await used.ask(get('/kelas-data'))
  // In the kernel's buffers before the server ends, read by it afterwards.
  for (const { socket } of [used, fresh]) socket.write(get('/kelas-data'))
  const ending = connections.end(60_000)
  for (const { rest } of [used, fresh])
    expect(await rest()).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*halaman$/)
  await ending
})

test('a stopping server closes a busy connection with its next response, and refuses new ones meanwhile', async () => {
  const { port, ask, connections, release } = await slowSite()
  const [busy, idle, unused, half] = await Promise.all([1, 2, 3, 4].map(() => rawConnection(port)))
  await idle?.ask(get('/kelas-data'))
  await busy?.ask(get('/kelas-data'))
  const answer = busy?.ask(get('/lambat'))
  half?.socket.write('GET /kelas')
  await vi.waitFor(() => expect(connections.answeringCount).toBe(1))
  let isEnded = false
  const ending = connections.end(60_000).then(() => (isEnded = true))
  for (const one of [idle, unused]) expect(await one?.rest()).toBe('')
  await expect(ask('/kelas-data')).rejects.toThrow(/ECONNREFUSED/)
  expect(isEnded).toBe(false)
  release()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close[^]*selesai$/)
  expect(await busy?.rest()).toBe('')
  expect(await half?.rest()).toBe('')
  await ending
})
