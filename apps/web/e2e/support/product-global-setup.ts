import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildWhenChanged } from '../../../../scripts/build.mjs'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A first start makes a database cluster, migrates it and seeds the demo world. */
const startLimitMs = 120_000

/**
 * Starts the product as `npm start` does, on a free port and an empty database of its own, and ends it afterwards.
 * With JOURNEYS_AT set, the journeys meet the server that is there instead.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_AT) return async () => {}
  await buildWhenChanged()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  // Not made here: the server makes it so that the database's own account may pass.
  const dataDir = join(tmpdir(), `naikkelas-journeys-${randomUUID()}`)
  // As `npm start` loads it: when the run is killed, the server does not stay behind.
  const preload = new URL('../../../../scripts/end-with-npm.mjs', import.meta.url).href
  const server = spawn(process.execPath, ['--import', preload, `${root}apps/server/dist/server.js`], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'local',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const end = async () => {
    await stop(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilHealthy(address, server)
  } catch (cause) {
    await end()
    throw new Error(`The product did not start:\n${said.join('')}`, { cause })
  }
  process.env.JOURNEYS_AT = address
  return end
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

function freePort(): Promise<number> {
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
