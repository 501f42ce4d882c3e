// One `npm start` of a copy, with the machine's own Node, as a person would type it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../node24.mjs'

/**
 * @param {{ folder: string, port: number, env?: Record<string, string>, prefix?: string[] }} options `prefix` goes before
 *   npm, such as setpriv and its arguments
 */
export function startServer({ folder, port, env = {}, prefix = [] }) {
  const [program, ...args] = [...prefix, 'npm', 'start']
  const begun = performance.now()
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { ...plainEnvironment(), PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const exited = new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)))
  let hasExited = false
  exited.then(() => (hasExited = true))

  async function untilServing(limitMs = 300_000) {
    while (performance.now() - begun < limitMs) {
      if (hasExited) throw new Error(`npm start ended instead of serving:\n${output}`)
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
      if (answer?.status === 200) return { ms: performance.now() - begun, health: await answer.json() }
      await pause(100)
    }
    throw new Error(`Nothing was served within ${limitMs / 1000} s:\n${output}`)
  }

  /** What a terminal does on Ctrl+C: every process of the group gets it, npm included. */
  async function interrupt() {
    const asked = performance.now()
    process.kill(-child.pid, 'SIGINT')
    return { code: await exited, ms: performance.now() - asked }
  }

  return { child, exited, untilServing, interrupt, output: () => output, elapsedMs: () => performance.now() - begun }
}

/** The pid of the server that holds the embedded database of a copy. */
export function serverPid(dataDir) {
  return JSON.parse(readFileSync(join(dataDir, 'embedded-database.lock'), 'utf8')).pid
}

/** Without what npm and our own Node put into it, so that the machine's Node begins. */
function plainEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(package|lifecycle)_|^npm_(command|execpath|node_execpath)$|^NODE|^INIT_CWD$|^CI$|^DATA_DIR$/i.test(name),
  )
  const path = process.env.PATH.split(':').filter(
    (folder) => !folder.includes('node_modules/.bin') && !folder.startsWith(`${root}/`),
  )
  return { ...Object.fromEntries(entries), PATH: path.join(':') }
}
