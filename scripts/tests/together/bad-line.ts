import { ApiError, offlineMessage } from '../../../apps/web/app/shared/api/api-error.ts'

/** What a line does to a request: carries it, loses it, loses its answer, carries it twice. */
export type LineState = 'good' | 'down' | 'answer lost' | 'twice'

/** One person's connection to a server, with the cookies of their browser. */
export class BadLine {
  state: LineState = 'good'
  private readonly origin: string
  private readonly cookie: string
  private readonly streams = new Set<AbortController>()

  constructor({ origin, cookie }: { origin: string; cookie: string }) {
    this.origin = origin
    this.cookie = cookie
  }

  /** A request of the API, as a browser on our own page sends it. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { state } = this
    if (state === 'down') throw lost()
    const send = () => this.send(request.clone())
    if (state === 'answer lost') {
      await (await send()).arrayBuffer()
      throw lost()
    }
    if (state === 'twice') await (await send()).arrayBuffer()
    return send()
  }

  /** A line that stays open until it is cut. */
  readonly openStream = async (address: string, signal: AbortSignal): Promise<Response> => {
    if (this.state === 'down') throw lost()
    const cut = new AbortController()
    this.streams.add(cut)
    const ended = AbortSignal.any([signal, cut.signal])
    ended.addEventListener('abort', () => this.streams.delete(cut), { once: true })
    return fetch(`${this.origin}${address}`, { headers: { cookie: this.cookie }, signal: ended })
  }

  /** Breaks open connections. */
  cut(): void {
    for (const stream of [...this.streams]) stream.abort()
  }

  private send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('cookie', this.cookie)
    headers.set('origin', this.origin)
    return fetch(`${this.origin}${pathname}${search}`, {
      method: request.method,
      headers,
      body: request.body,
      duplex: 'half',
    } as RequestInit)
  }
}

const lost = () => new ApiError(0, offlineMessage, { code: 'network' })
