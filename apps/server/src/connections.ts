import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '@naikkelas/api'
import { badRequest, errorTable } from '@naikkelas/contract'
import { type Refusal, refuseSocket } from './refuse-socket.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** Connections of this process at a time. */
  total: number
  /** Of these from one address that is no proxy of ours. */
  perAddress: number
  /** For the whole head of a request, and for the first byte of a connection. */
  headersMs: number
  /** Between an answer and the next request. */
  keepAliveMs: number
  /** Without a byte of an answer taken by the client. */
  sendMs: number
  /** How often heads and bodies are checked for being late. */
  checkMs: number
}

export const defaultConnectionLimits: ConnectionLimits = {
  // About 20 KB each when idle: 100 MB at worst, and well below the descriptors a process may have.
  total: 5_000,
  // A mobile network shares one IPv4 address among hundreds of customers, each with up to six connections.
  perAddress: 1_000,
  // A browser sends its head at once; what drips is holding a connection.
  headersMs: 10_000,
  keepAliveMs: 20_000,
  // As nginx's send_timeout: a video player that pauses longer asks again by a range.
  sendMs: 60_000,
  checkMs: 2_000,
}

interface Connection {
  /** The latest response, while it is not sent. */
  answering: ServerResponse | null
}

interface Options {
  limits: ConnectionLimits
  /** Proxies hold connections of many visitors, so only the total limits them. */
  isProxy: (address: string) => boolean
}

/** How long a stopping server waits for the rest of a request's head, in milliseconds. */
const UNFINISHED_HEAD_MS = 2_000

/**
 * Every connection of a server: how many there may be, and that each of them ends. Node times heads and idle
 * connections; what it leaves open is watched here: clients that do not read, clients that were answered 408, and
 * keep-alive connections of a server that is ending.
 */
export class Connections {
  readonly #server: Server
  readonly #options: Options
  /**
   * What is changed with each request is a property of the connection, never an entry: a map that is written to and
   * emptied forty thousand times a second rebuilds its table among the old objects, and collecting those stops the server
   * for ten milliseconds (docs/decisions/0273).
   */
  readonly #sockets = new Map<Socket, Connection>()
  readonly #byAddress = new Map<string, number>()
  #isEnding = false

  constructor(server: Server, options: Options) {
    this.#server = server
    this.#options = options
    server.maxConnections = options.limits.total
    server.timeout = options.limits.sendMs
    server.on('connection', (socket: Socket) => this.#admit(socket))
    // Idle connections make room for those that want something.
    server.on('drop', () => server.closeIdleConnections())
    server.on('timeout', (socket: Socket) => this.#expire(socket))
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuse(error, socket as Socket))
  }

  get count(): number {
    return this.#sockets.size
  }

  /** Connections with a request that is being answered. */
  get answeringCount(): number {
    let count = 0
    for (const { answering } of this.#sockets.values()) if (answering !== null) count++
    return count
  }

  /** To be called with each response before it is written. */
  answer(socket: Socket, response: ServerResponse): void {
    if (this.#isEnding) response.shouldKeepAlive = false
    const connection = this.#sockets.get(socket)
    if (!connection) return
    connection.answering = response
    response.once('close', () => {
      if (connection.answering === response) connection.answering = null
    })
  }

  /**
   * Stops listening, answers what has arrived, then closes everything. Each answer from now on closes its connection, so
   * a client that keeps asking does not delay the end.
   * @param patienceMs after which requests that are still being answered are broken off
   */
  async end(patienceMs: number): Promise<void> {
    this.#isEnding = true
    for (const { answering } of this.#sockets.values()) if (answering) answering.shouldKeepAlive = false
    // Each turn of the event loop reads what the kernel holds: first the connections waiting, then their requests.
    for (let turns = 0; turns < 3; turns++) await nextTurn()
    const isClosed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const socket of this.#sockets.keys()) if (socket.bytesRead === 0) socket.destroy()
    const unfinishedHeads = setTimeout(() => {
      for (const [socket, { answering }] of this.#sockets) if (answering === null) socket.destroy()
    }, UNFINISHED_HEAD_MS)
    const impatience = setTimeout(() => this.#server.closeAllConnections(), patienceMs)
    await isClosed
    clearTimeout(unfinishedHeads)
    clearTimeout(impatience)
  }

  #answeringOn(socket: Socket): ServerResponse | null {
    return this.#sockets.get(socket)?.answering ?? null
  }

  #admit(socket: Socket): void {
    const { limits, isProxy } = this.#options
    this.#sockets.set(socket, { answering: null })
    socket.once('close', () => this.#sockets.delete(socket))
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
    if (isProxy(address)) return
    const network = networkOf(address)
    const count = (this.#byAddress.get(network) ?? 0) + 1
    this.#byAddress.set(network, count)
    socket.once('close', () => this.#release(network))
    if (count > limits.perAddress) socket.destroy()
  }

  #release(network: string): void {
    const left = (this.#byAddress.get(network) ?? 1) - 1
    if (left === 0) this.#byAddress.delete(network)
    else this.#byAddress.set(network, left)
  }

  /** Without a byte for a while: idle, or not reading. An answer that is still being made is waited for. */
  #expire(socket: Socket): void {
    if (this.#answeringOn(socket) && socket.writableLength === 0) socket.setTimeout(this.#options.limits.sendMs)
    else socket.destroy()
  }

  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    const isMidAnswer = this.#answeringOn(socket)?.headersSent ?? false
    // A browser opens connections ahead of need; one it never used is closed without a word.
    if (error.code === 'ECONNRESET' || isMidAnswer || socket.bytesRead === 0) socket.destroy()
    else refuseSocket(socket, refusals[error.code ?? ''] ?? badRequest)
  }
}

/** What Node gives up on before there is a request to answer. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: errorTable.body_too_slow,
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'Alamat atau kuki yang dikirim browser terlalu panjang. Hapus kuki situs ini, lalu coba lagi.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: errorTable.body_too_large,
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
