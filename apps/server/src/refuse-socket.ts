import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

export interface Refusal {
  status: number
  /** For people; an Indonesian sentence. */
  message: string
  /** Error code of the API; set where a program reads the answer. */
  code?: string
}

/** A client that does not take its last answer is cut off after this. */
const CLOSE_MS = 2_000

/**
 * Writes a last answer straight to a connection and ends it. For what has no response object to answer with: a head that
 * cannot be parsed, a request that never arrived whole. The descriptor is free within two seconds whatever the client
 * does: Node keeps the reading half of an ended socket open for as long as the client likes.
 */
export function refuseSocket(socket: Socket, refusal: Refusal, closeMs = CLOSE_MS): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  // A client that resets the connection meanwhile is what was asked for.
  socket.on('error', () => {})
  socket.write(refusalText(refusal))
  socket.destroySoon()
  const deadline = setTimeout(() => socket.destroy(), closeMs).unref()
  socket.once('close', () => clearTimeout(deadline))
}

function refusalText({ status, message, code }: Refusal): string {
  const body = code === undefined ? message : JSON.stringify({ status, message, data: { code } })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Date: ${new Date().toUTCString()}`,
    `Content-Type: ${code === undefined ? 'text/plain' : 'application/json'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
