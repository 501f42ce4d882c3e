import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverCommand } from '../../../../scripts/server-command.mjs'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A first start makes a database cluster, migrates it and seeds the demo world. */
const startLimitMs = 300_000

export interface ProductServer {
  address: string
  stop: () => Promise<void>
}

/**
 * Starts the built product as `npm start` does, on a free port.
 * @param settings which data folder, and which database when it is not one of its own
 */
export async function startProductServer(settings: {
  DATA_DIR: string
  DATABASE_URL?: string
  /** @default a free one */
  PORT?: string
  /** Further settings, by name. */
  [name: string]: string | undefined
}): Promise<ProductServer> {
  const port = settings.PORT ?? String(await freePort())
  const address = `http://127.0.0.1:${port}`
  // As `npm start` loads it: when the run is killed, the server does not stay behind.
  const preload = new URL('../../../../scripts/end-with-npm.mjs', import.meta.url).href
  const server = spawn(process.execPath, ['--import', preload, ...serverCommand], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'local',
      PORT: port,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  try {
    await untilHealthy(address, server)
  } catch (cause) {
    await stop(server)
    throw new Error(`The product did not start:\n${said.join('')}`, { cause })
  }
  return { address, stop: () => stop(server) }
}

async function untilHealthy(address: string, server: ChildProcess): Promise<void> {
  const limit = AbortSignal.timeout(startLimitMs)
  while (!limit.aborted) {
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`)
    const answer = await fetch(`${address}/api/health`, { signal: limit }).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error('It did not answer in time.')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
