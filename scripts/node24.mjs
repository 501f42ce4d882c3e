// The Node that npm installs, and the hand-over to it. Only `node:` imports: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Where npm links the Node 24 of the lockfile. */
export const bundledNode = `${root}/node_modules/.bin/node`

/** The major version everything but the bootstrap is written for. */
export const neededMajor = 24

/** @returns {number} the major version of the Node that runs this */
export function runningMajor() {
  return Number(process.versions.node.split('.')[0])
}

/**
 * Starts the same script again under Node 24 when an older Node runs it, and ends this process with its result.
 * Under Node 24 it returns at once.
 */
export async function handOverToNode24() {
  if (runningMajor() >= neededMajor) return
  if (!existsSync(bundledNode)) {
    console.error('Nothing is installed yet: run "npm start" or "npm test", which install Node 24 and the rest first.')
    process.exit(1)
  }
  const child = spawn(bundledNode, process.argv.slice(1), { stdio: 'inherit' })
  // The terminal sends Ctrl+C to both; only the child decides when to stop.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  await new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(process.exit(code ?? (signal === 'SIGINT' ? 130 : 143))))
  })
}
