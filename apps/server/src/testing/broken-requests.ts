import { connect } from 'node:net'
import { mutated, mutatedJson, type Random } from '@naikkelas/api/testing/mutations'
import type { WholeRequest } from './streaming-endpoints.ts'

/** Beyond it a connection that has sent everything is closed by the client. Long, as cores may be shared with other tests. */
const PATIENCE_MS = 30_000
const MAX_ANSWER_BYTES = 65_536
/** After it a client that has sent an incomplete request closes its side, as one does that gives up. */
const GIVE_UP_MS = 100

/** How a request is broken, beside its body. */
const FRAMES = ['length', 'shorter', 'chunked', 'longer', 'brokenChunks', 'noise', 'doubled'] as const
/** Of these the server has all that it waits for. */
const COMPLETE_FRAMES: readonly string[] = FRAMES.slice(0, 3)

export interface SentRequest {
  bytes: Buffer
  /** False when the server has to wait for the rest. */
  isComplete: boolean
}

export function brokenRequest(
  whole: WholeRequest,
  { host, cookie }: { host: string; cookie: string },
  random: Random,
): SentRequest {
  const { line, headers } = whole
  const body = whole.body.length === 0 || random(4) === 0 ? whole.body : brokenBody(whole.body, random)
  const shared = [
    `host: ${host}`,
    `origin: http://${host}`,
    'sec-fetch-site: same-origin',
    'x-requested-with: hostile',
    `cookie: ${cookie}`,
    'connection: close',
  ]
  const head = (...framing: string[]) =>
    Buffer.from([line, ...shared, ...headers, ...framing, '', ''].join('\r\n'), 'latin1')
  const frame = FRAMES[random(2) === 0 ? 0 : random(FRAMES.length)] ?? 'length'
  return { bytes: framed(frame, { body, head }, random), isComplete: COMPLETE_FRAMES.includes(frame) }
}

function framed(
  frame: (typeof FRAMES)[number],
  { body, head }: { body: Buffer; head: (...framing: string[]) => Buffer },
  random: Random,
): Buffer {
  switch (frame) {
    case 'length':
      return Buffer.concat([head(`content-length: ${body.length}`), body])
    case 'longer':
      return Buffer.concat([head(`content-length: ${body.length + 1 + random(500)}`), body])
    case 'shorter':
      return Buffer.concat([head(`content-length: ${random(body.length + 1)}`), body])
    case 'chunked':
      return Buffer.concat([head('transfer-encoding: chunked'), chunked(body, random)])
    case 'brokenChunks':
      return Buffer.concat([head('transfer-encoding: chunked'), mutated(chunked(body, random), random)])
    case 'noise':
      return mutated(Buffer.concat([head(`content-length: ${body.length}`), body]), random)
    case 'doubled':
      return Buffer.concat([head(`content-length: ${body.length}`, 'transfer-encoding: chunked'), body])
  }
}

/** JSON is half of the time still JSON, with one value that is not expected. */
function brokenBody(body: Buffer, random: Random): Buffer {
  if (body[0] !== '{'.charCodeAt(0) || random(2) === 0) return mutated(body, random)
  return Buffer.from(mutatedJson(body.toString(), random))
}

function chunked(bytes: Buffer, random: Random): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const part = bytes.subarray(at, at + 1 + random(4_096))
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
    at += part.length
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

/** Sends bytes, then resets the connection or waits for its end. @returns the status, `closed` or `open` */
export function exchange(port: number, { bytes, isComplete }: SentRequest, random: Random): Promise<string> {
  const isReset = random(8) === 0
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    let giveUp: NodeJS.Timeout | undefined
    const end = (fallback: string) => {
      clearTimeout(timer)
      clearTimeout(giveUp)
      socket.destroy()
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? fallback)
    }
    const timer = setTimeout(() => end('open'), PATIENCE_MS)
    socket.on('error', () => end('closed'))
    socket.on('close', () => end('closed'))
    socket.on('end', () => end('closed'))
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      // A stream that stays open has answered by now; its reader goes away in the middle.
      if (answer.length > MAX_ANSWER_BYTES || answer.includes('text/event-stream')) end('closed')
    })
    socket.on('connect', () => {
      const cut = isReset ? random(bytes.length + 1) : bytes.length
      const middle = random(cut + 1)
      socket.write(bytes.subarray(0, middle), () => {
        socket.write(bytes.subarray(middle, cut), () => {
          if (isReset) socket.resetAndDestroy()
          else if (!isComplete) giveUp = setTimeout(() => socket.end(), GIVE_UP_MS)
        })
      })
    })
  })
}
