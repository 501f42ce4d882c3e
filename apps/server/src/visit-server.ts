import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AnswerTexts } from './answer-texts.ts'
import { plainVisit } from './plain-visit.ts'
import { chosenAnswer, type StoredAnswer } from './stored-answer.ts'
import type { VisitHeaders } from './visit-headers.ts'

interface Options extends ServerOptions {
  /** How long a connection may wait for its next request, in milliseconds. */
  keepAliveTimeout: number
  /** What is in memory for a visit, the same for all who ask for it like that; undefined for everything else. */
  answerTo: (target: string, headers: VisitHeaders) => StoredAnswer | undefined
}

type ToHttp = (this: Server, socket: Socket) => void

/**
 * Node's HTTP server, except that plain visits to what is in memory are answered from the socket itself: a parser, a
 * request and a response for each cost as much as everything else together. The first request of a connection that is
 * anything else goes to Node as it came, and all that follow it (decision 0137).
 */
export class VisitServer extends Server {
  /** Connections that Node's parser does not have yet. */
  readonly #direct = new Set<Socket>()
  readonly #answerTo: Options['answerTo']
  readonly #texts: AnswerTexts
  readonly #toHttp: ToHttp
  readonly #waitMs: number

  constructor(
    { answerTo, ...options }: Options,
    onRequest: (request: IncomingMessage, response: ServerResponse) => void,
  ) {
    super(options, onRequest)
    const [toHttp] = this.listeners('connection')
    if (!toHttp) throw new Error('Node’s HTTP server no longer listens for connections.')
    this.#toHttp = toHttp as ToHttp
    this.#answerTo = answerTo
    this.#waitMs = options.keepAliveTimeout
    this.#texts = new AnswerTexts(options.keepAliveTimeout)
    this.removeAllListeners('connection')
    this.on('connection', (socket: Socket) => this.#receive(socket))
  }

  #receive(socket: Socket): void {
    const end = () => void socket.end()
    const leave = () => void socket.destroy()
    const forget = () => void this.#direct.delete(socket)
    const read = (bytes: Buffer) => {
      // Whoever asks on without reading is held back by Node.
      if (socket.writableLength === 0 && this.#answer(socket, bytes)) return
      socket.off('data', read).off('end', end).off('error', leave).off('timeout', leave).off('close', forget)
      socket.setTimeout(0)
      forget()
      socket.pause()
      socket.unshift(bytes)
      this.#toHttp.call(this, socket)
      socket.resume()
    }
    this.#direct.add(socket)
    socket.on('data', read).on('end', end).on('error', leave).on('timeout', leave).on('close', forget)
    socket.setTimeout(this.#waitMs)
  }

  /** @returns false when it is not for here */
  #answer(socket: Socket, bytes: Buffer): boolean {
    const visit = plainVisit(bytes)
    const stored = visit && this.#answerTo(visit.target, visit.headers)
    if (!stored) return false
    const sent = chosenAnswer(stored, visit.headers)
    const text = this.#texts.of(sent)
    if (typeof sent.body === 'string') socket.write(text, 'latin1')
    else {
      socket.cork()
      socket.write(text, 'latin1')
      socket.write(sent.body)
      socket.uncork()
    }
    return true
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections()
    // What was answered is still sent.
    for (const socket of this.#direct) socket.destroySoon()
  }

  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const socket of this.#direct) socket.destroy()
  }
}
