import type { Source } from '../../../apps/web/app/areas/admin/builder/live/live-stream.ts'

/** An EventSource over fetch, because Node has none: one connection, no coming back by itself. */
export function nodeSource(
  address: string,
  fetchStream: (address: string, signal: AbortSignal) => Promise<Response>,
): Source {
  const listeners = new Map<string, ((event: { data?: unknown }) => void)[]>()
  const cut = new AbortController()
  const emit = (name: string, data?: unknown) => {
    if (!cut.signal.aborted) for (const listener of listeners.get(name) ?? []) listener({ data })
  }
  async function read() {
    const response = await fetchStream(address, cut.signal)
    if (!response.ok || !response.body) throw new Error(`${response.status}`)
    let text = ''
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, name = ''] = /^event: (.*)$/m.exec(event) ?? []
        const [, data] = /^data: (.*)$/m.exec(event) ?? []
        emit(name, data)
      }
    }
  }
  read().then(
    () => emit('error'),
    () => emit('error'),
  )
  return {
    addEventListener(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    close: () => cut.abort(),
  }
}
