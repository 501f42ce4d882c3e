import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { FakePages } from './testing/fake-pages.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'

/** Times so short that a test is over at once; the shares between them are the product's. */
const bodyTimes = { smallMs: 300, uploadMs: 1_500, uploadIdleMs: 200 }

/** A site that reads a whole body and says how long it was. */
async function site() {
  const source = new FakePages()
  source.publish('/kelas-data', 'page')
  const { port, store } = await startTestListener({
    source,
    dataDir: await scratchFolder(),
    bodyTimes,
    answer: async (request, response) => {
      let bytes = 0
      // A program that is handed a body which breaks off answers as well as it can.
      await (async () => {
        for await (const chunk of request) bytes += (chunk as Buffer).length
      })().catch(() => {})
      response.writeHead(200).end(`read ${bytes}`)
    },
  })
  await store.find('/kelas-data')
  return { port }
}

interface Sending {
  path?: string
  method?: string
  length: number
}

/** A connection that has sent the head of a request and announced a body. */
async function open(port: number, { path = '/api/admin/sign-in', method = 'POST', length }: Sending) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // What is sent after the other side has closed is refused.
  socket.on('error', () => {})
  const answer = new Promise<{ text: string; afterMs: number }>((resolve) => {
    const startedAt = performance.now()
    socket.once('close', () => resolve({ text, afterMs: performance.now() - startedAt }))
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${length}\r\n\r\n`)
  return { socket, answer }
}

async function drip(socket: Socket, bytes: number, everyMs: number) {
  while (!socket.destroyed && socket.writable) {
    socket.write('x'.repeat(bytes))
    await pause(everyMs)
  }
}

test('a stalled form is answered with 408, long before a stalled upload', async () => {
  const { port } = await site()
  const { socket, answer } = await open(port, { length: 1_000 })
  socket.write('{"email":')
  const { text, afterMs } = await answer
  expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close/i)
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408, data: { code: 'body_too_slow' } })
  expect(afterMs).toBeLessThan(bodyTimes.uploadMs)
})

test('a form sent byte by byte is timed out', async () => {
  const { port } = await site()
  const { socket, answer } = await open(port, { length: 100_000 })
  void drip(socket, 1, 20)
  expect((await answer).text).toMatch(/^HTTP\/1\.1 408/)
})

test('a form has a time limit for the whole body', async () => {
  const { port } = await site()
  const { socket, answer } = await open(port, { length: 10_000_000 })
  void drip(socket, 1_000, 10)
  const { text, afterMs } = await answer
  expect(text).toMatch(/^HTTP\/1\.1 408/)
  expect(afterMs).toBeGreaterThanOrEqual(bodyTimes.smallMs * 0.9)
})

test('an upload may take longer than a form, as long as it makes progress', async () => {
  const { port } = await site()
  const length = 24_000
  const { socket, answer } = await open(port, { path: '/api/admin/media', length })
  for (let left = length; left > 0; left -= 1_000) {
    socket.write('x'.repeat(Math.min(1_000, left)))
    await pause(25)
  }
  socket.end()
  const { text, afterMs } = await answer
  expect(text).toMatch(/^HTTP\/1\.1 200/)
  expect(text).toContain(`read ${length}`)
  expect(afterMs).toBeGreaterThan(bodyTimes.smallMs)
})

test('a stalled upload is timed out', async () => {
  const { port } = await site()
  const { socket, answer } = await open(port, { path: '/api/admin/media', length: 5_000_000 })
  socket.write('x'.repeat(50_000))
  const { text, afterMs } = await answer
  expect(text).toMatch(/^HTTP\/1\.1 408/)
  expect(afterMs).toBeLessThan(bodyTimes.uploadMs)
})

test('an upload that is too slow is timed out too', async () => {
  const { port } = await site()
  const { socket, answer } = await open(port, { path: '/api/admin/media', length: 5_000_000 })
  void drip(socket, 2, 40)
  const { text, afterMs } = await answer
  expect(text).toMatch(/^HTTP\/1\.1 408/)
  expect(afterMs).toBeLessThan(bodyTimes.uploadMs)
})

test('a request that announces a body and never sends it is closed after its response', async () => {
  const { port } = await site()
  const { answer } = await open(port, { path: '/kelas-data', method: 'GET', length: 1_000 })
  const { text, afterMs } = await answer
  expect(text).toMatch(/^HTTP\/1\.1 200/)
  expect(afterMs).toBeLessThan(bodyTimes.uploadMs)
})

test('a normal form arrives, and its connection stays open', async () => {
  const { port } = await site()
  const { socket } = await open(port, { length: 4 })
  const answered = new Promise<string>((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString())))
  socket.write('a=1b')
  expect(await answered).toMatch(/^HTTP\/1\.1 200/)
  const second = new Promise<string>((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString())))
  socket.write('GET /kelas-data HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
  expect(await second).toMatch(/^HTTP\/1\.1 200/)
})
