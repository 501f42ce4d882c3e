import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults.ts'
import type { Journal } from '../journal.ts'
import { type Answer, json } from './answers.ts'
import type { Call } from './calls.ts'

/** A webhook or a charge is a few kilobytes. */
const MAX_BODY_BYTES = 64 * 1024

interface Options {
  answer: (call: Call) => Answer | Promise<Answer>
  faults: Faults
  journal: Journal
  now: () => number
}

/** Answers every request with something, and ends the process with none. */
export function createListener({ answer, faults, journal, now }: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    // A client that goes away in the middle is nothing to us.
    request.on('error', () => {})
    response.on('error', () => {})
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) send(response, json(500, { error_code: 'SERVER_ERROR', message: 'Server error' }))
    })
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await readBody(request)
    if (rawBody === undefined)
      return send(
        response,
        json(413, { error_code: 'API_VALIDATION_ERROR', message: 'Request body is too large' }),
        true,
      )
    const call = callOf(request, rawBody)
    if (call === undefined)
      return send(response, json(400, { error_code: 'API_VALIDATION_ERROR', message: 'Unreadable address' }))
    if (!isProtocol(call.path)) return send(response, await answer(call))
    const about = `${call.path} ${rawBody}`
    const before = faults.take(['refuse', 'outage', 'delay'], about)
    if (before) journal.note(now(), 'fault', call.path, before.kind)
    if (before?.kind === 'refuse') return void response.destroy()
    if (before?.kind === 'outage')
      return send(response, json(503, { error_code: 'CHANNEL_UNAVAILABLE', status_code: '503', message: 'Outage' }))
    if (before?.kind === 'delay') await pause(before.ms, undefined, { ref: false })
    const answered = await answer(call)
    journal.note(now(), 'call', call.path, `${call.method} ${answered.status}`)
    const after = faults.take(['drop', 'garble'], about)
    if (after) journal.note(now(), 'fault', call.path, after.kind)
    if (after?.kind === 'drop') return void response.destroy()
    send(response, after?.kind === 'garble' ? { ...answered, body: '<html>502 Bad Gateway</html>' } : answered)
  }
}

/** What a merchant calls; people's pages and the control have no faults. */
function isProtocol(path: string): boolean {
  return /^\/(v2|v3|sessions|refunds)(\/|$)/.test(path)
}

/** Undefined: it is longer than anything that belongs here. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function callOf({ method = 'GET', url = '/', headers }: IncomingMessage, rawBody: string): Call | undefined {
  if (!URL.canParse(url, 'http://gateway')) return undefined
  const { pathname, searchParams } = new URL(url, 'http://gateway')
  return { method, path: pathname, query: searchParams, headers, rawBody }
}

function send(response: ServerResponse, { status, headers, body }: Answer, isLast = false): void {
  response.writeHead(status, { ...headers, ...(isLast && { connection: 'close' }) }).end(body)
}
