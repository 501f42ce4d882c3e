// Starts the built product, kills one of its processes many times under load, and compares what was acknowledged with
// what is there.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPinned, untilAnswering } from '../../bench/processes.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { serverCommand } from '../server-command.mjs'
import { seeded, startLoad } from './kill-load.mjs'

const kills = Number(process.env.KILLS ?? 60)
const restartLimitMs = 60_000

/**
 * @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise
 * @param {{ what: string, port: number, seed: number, victim: (product: object) => number }} kill `victim` finds the
 *   process to kill
 */
export async function verifyKills(promise, { what, port, seed, victim }) {
  await buildWhenChanged()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-verify-kills-'))
  execFileSync('chmod', ['711', dataDir])
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
  })
  let load
  try {
    await untilAnswering(`${origin}/kelola-marketplace`)
    load = await startLoad({ origin, dataDir })
    const random = seeded(seed)
    const backs = []
    const isKilled = await promise(`kill -9 of ${what} ${kills} times: it is back by itself each time`, async () => {
      for (let kill = 0; kill < kills; kill++) {
        // At another point of the work each time.
        await pause(500 + random() * 1_000)
        load.check()
        const killed = victim({ server, dataDir })
        process.kill(killed, 'SIGKILL')
        backs.push(await untilBack({ origin, killed, current: () => victim({ server, dataDir }) }))
      }
      const [started, served] = ['startedMs', 'servedMs'].map((moment) => backs.map((back) => back[moment]))
      const within = started.filter((ms) => ms <= 1_000).length
      return `another process is there after ${middleAndMost(started)}, within 1 s ${within} of ${kills} times; the next good answer comes after ${middleAndMost(served)}`
    })
    if (!isKilled) return
    const facts = await load.facts()
    await promise('every acknowledged save, lead, comment and visit is stored once', async () => {
      const wrong = Object.entries(facts.wrong).filter(([, values]) => values.length > 0)
      if (wrong.length > 0)
        throw new Error(wrong.map(([kind, values]) => `${values.length} ${kind}: ${values.slice(0, 3)}`).join('; '))
      const stored = Object.entries(facts.counts).map(([kind, count]) => `${count} ${kind}`)
      return `${stored.join(', ')}; ${facts.refused} requests were not answered, or with 5xx`
    })
    await promise('nothing is doubled, and what is counted is what is stored', async () => {
      const wrong = Object.entries(facts.doubled).filter(([, count]) => Number(count) !== 0)
      if (wrong.length > 0) throw new Error(JSON.stringify(facts.doubled))
      return 'leads, versions of the page, visits by the hour'
    })
    await promise('each comment was mailed once to whom it names, and no job is left', async () => {
      const { comments, mails, mailed, unsent, letters, allMails } = facts.mails
      if (mails !== comments || mailed !== comments || unsent > 0 || letters !== allMails)
        throw new Error(JSON.stringify(facts.mails))
      return `${comments} comments, ${mails} mails, ${letters} letters of ${allMails} in the folder`
    })
  } finally {
    await load?.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function middleAndMost(times) {
  const sorted = times.toSorted((one, other) => one - other)
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
  return `${seconds(sorted[Math.floor(sorted.length / 2)])} (median; at most ${seconds(sorted.at(-1))})`
}

/** Until another process is there in its place, and until an answer says that all of it works. In milliseconds. */
async function untilBack({ origin, killed, current }) {
  const begun = performance.now()
  let startedMs
  while (performance.now() - begun < restartLimitMs) {
    const pid = pidOf(current)
    if (pid !== undefined && pid !== killed) startedMs ??= performance.now() - begun
    if (startedMs !== undefined && (await isWhole(origin))) return { startedMs, servedMs: performance.now() - begun }
    await pause(20)
  }
  throw new Error(`it was not back after ${restartLimitMs / 1000} s`)
}

function pidOf(current) {
  try {
    return current()
  } catch {
    return undefined
  }
}

function isWhole(origin) {
  return new Promise((resolve) => {
    const request = http.get(`${origin}/api/health`, { agent: false, timeout: 1_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve(response.statusCode === 200 && text.includes('"state":"up"')))
      response.on('error', () => resolve(false))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
