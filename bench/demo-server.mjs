// The product with its demonstration, as on any later day: pictures are encoded and no job of the first start is left.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { untilPicturesAreMade, withDatabase } from './copy-page.mjs'
import { startPinned, untilAnswering } from './processes.mjs'

/**
 * @param {{ port: number, dataDir?: string }} where dataDir holds a demonstration that was started before; without it one
 *   is made (some minutes) and removed in the end
 * @returns {Promise<{ origin: string, dataDir: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startDemo({ port, dataDir: kept }) {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'naikkelas-bench-data-'))
  // The database of a server that runs as root belongs to another account.
  if (!kept) execFileSync('chmod', ['711', dataDir])
  const origin = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: origin }
  let server
  const start = async () => {
    server = startPinned({ program: process.execPath, args: serverCommand, cwd: root, env })
    await untilAnswering(`${origin}/api/health`)
  }
  const stop = async () => {
    await server.stop()
    if (!kept) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await start()
    await withDatabase(dataDir, untilPicturesAreMade)
    await server.stop()
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir, pid: server.pid, stop }
}
