import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A third-party program on a port of its own that stores the messages it gets and answers as the test says. */
export async function startWebhookReceiver() {
  const received: Received[] = []
  const answer = { status: 200, body: 'diterima', headers: {} as Record<string, string> }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  async function stop() {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { received, answer, url: `http://127.0.0.1:${port}/masuk`, stop }
}
