import type { Server } from 'node:http'
import { type Sample, StartError } from '@naikkelas/supervision'
import { prometheusText } from './prometheus-text.ts'

interface Options {
  host: string
  port: number
  samples: () => Promise<Sample[]>
}

/**
 * Serves GET /metrics and nothing else.
 * @returns how to end it
 * @throws StartError when the port cannot be had
 */
export async function startMetricsServer({ host, port, samples }: Options): Promise<() => void> {
  // Loaded only where metrics are asked for: it takes memory.
  const { createServer } = await import('node:http')
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    samples().then(
      (found) =>
        response
          .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(prometheusText(found)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new StartError(`METRICS_PORT ${port} of ${host} cannot be listened on: ${cause.message}.`, { cause })),
    )
    server.listen(port, host, resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
