import { STATUS_CODES } from 'node:http'
import type { SentAnswer } from './stored-answer.ts'

/**
 * Answers as they are written to a socket, in characters that are bytes: head, and body where that is text too. They say
 * the second in which they are sent, so each is made once a second at most, and all are forgotten with the next one's first.
 */
export class AnswerTexts {
  readonly #keepAlive: string
  readonly #texts = new Map<SentAnswer, string>()
  #second = 0
  #date = ''

  /** @param keepAliveMs how long a connection may wait for its next request */
  constructor(keepAliveMs: number) {
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`
  }

  of(answer: SentAnswer): string {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#date = new Date(second * 1000).toUTCString()
      this.#texts.clear()
    }
    const known = this.#texts.get(answer)
    if (known !== undefined) return known
    const text = this.#write(answer)
    this.#texts.set(answer, text)
    return text
  }

  #write({ status, headers, body }: SentAnswer): string {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`
    for (let at = 0; at < headers.length; at += 2) head += `${headers[at] ?? ''}: ${headers[at + 1] ?? ''}\r\n`
    head += `Date: ${this.#date}\r\n${this.#keepAlive}`
    return typeof body === 'string' ? head + body : head
  }
}
