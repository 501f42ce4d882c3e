// `npm run bench accounts`: sign-ins a second beside the bare hash on the same core, what asking for a session costs, and
// whether the time of an answer reveals that an e-mail is known.
//   --write          writes the table to its part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { untilPicturesAreMade, withDatabase } from './copy-page.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { hammer, hasWrk } from './requests.mjs'
import { writePart } from './results.mjs'
import { median, percentile, promiseTable } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const port = Number(process.env.BENCH_PORT ?? 4799)
const origin = `http://127.0.0.1:${port}`
const password = 'NaikKelas2026!'
/** Sign-ins of one round; all rounds and the timed calls stay below what everyone together may try in a minute. */
const perRound = 120
const rounds = 3
const timedCalls = 500
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-accounts-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const server = startPinned({
  program: process.execPath,
  args: serverCommand,
  cwd: root,
  env: { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
})
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('accounts', text)
} finally {
  agent.destroy()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await untilAnswering(`${origin}/api/health`)
  await withDatabase(dataDir, untilPicturesAreMade)
  const hash = await withDatabase(dataDir, addLearners)
  const [ours, bare] = [[], []]
  for (let round = 0; round < rounds; round++) {
    bare.push(bareRate(hash))
    ours.push(await signInRate(round * perRound))
  }
  const ratio = median(ours) / median(bare)
  const session = hasWrk() ? await sessionCheck() : null
  const { known, unknown } = await answersByEmail()
  const [knownMs, unknownMs] = [median(known), median(unknown)]
  const spread = percentile(known, 0.75) - percentile(known, 0.25)
  return [
    '# What accounts cost',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench accounts\`: server, database and bare hash on one core, the client on the other, load ${loadavg()[0].toFixed(1)} at the end. argon2id, 19 MiB, 2 passes. Medians of ${rounds} rounds of ${perRound} sign-ins of as many members, four at a time, in turns with the bare hash; ${timedCalls} sign-ins with a wrong password, one after another, every other one of an e-mail without an account.`,
    '',
    promiseTable([
      {
        name: 'sign-ins a second, beside the bare hash',
        limit: '0.80',
        measured: `${median(ours).toFixed(1)} of ${median(bare).toFixed(1)}: ${ratio.toFixed(2)}`,
        isKept: ratio >= 0.8,
      },
      {
        name: 'session check at four connections, p99',
        limit: '5 ms',
        measured: session === null ? 'not measured: wrk is not installed' : `${session.toFixed(2)} ms`,
        isKept: session !== null && session <= 5,
      },
      {
        name: 'a wrong password: known and unknown e-mail, medians',
        limit: 'apart by less than the middle half of the known ones',
        measured: `${knownMs.toFixed(1)} and ${unknownMs.toFixed(1)} ms, middle half ${spread.toFixed(1)} ms`,
        isKept: Math.abs(knownMs - unknownMs) < spread,
      },
    ]),
  ].join('\n')
}

/** Members with the demo member's password. @returns its hash */
async function addLearners(client) {
  const { rows } = await client.query(
    `SELECT password_hash FROM learner_accounts WHERE password_hash IS NOT NULL LIMIT 1`,
  )
  await client.query(
    `WITH people AS (
       INSERT INTO learner_users (id, name, email, is_email_verified)
       SELECT gen_random_uuid(), 'Anggota ' || number, 'anggota-' || number || '@contoh.test', true
       FROM generate_series(1, $1::int) AS number RETURNING id)
     INSERT INTO learner_accounts (id, learner_id, provider_id, account_id, password_hash)
     SELECT gen_random_uuid(), id, 'credential', id::text, $2 FROM people`,
    [rounds * perRound + timedCalls, rows[0].password_hash],
  )
  return rows[0].password_hash
}

function bareRate(hash) {
  const file = fileURLToPath(new URL('raw-hashes.mjs', import.meta.url))
  return Number(
    execFileSync('taskset', ['-c', '0', process.execPath, file, hash, password, String(perRound)], {
      encoding: 'utf8',
    }),
  )
}

async function signInRate(from) {
  let next = from
  const begun = performance.now()
  const lane = async () => {
    while (next < from + perRound) {
      next += 1
      const { status } = await signIn(`anggota-${next}@contoh.test`, password, next)
      if (status !== 200) throw new Error(`a sign-in was answered with ${status}`)
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  return (perRound / (performance.now() - begun)) * 1_000
}

async function sessionCheck() {
  const { cookies } = await signIn('siswa@naikkelas.test', password, 60_000)
  const target = { address: `${origin}/api/session`, pid: server.pid, connections: 4, headers: { cookie: cookies } }
  hammer({ ...target, seconds: 2 })
  const runs = Array.from({ length: 3 }, () => hammer({ ...target, seconds: 4 }))
  if (runs.some(({ failed }) => failed > 0)) throw new Error('a session check failed')
  return median(runs.map(({ p99Ms }) => p99Ms))
}

async function answersByEmail() {
  const times = { known: [], unknown: [] }
  for (let number = 1; number <= timedCalls; number++) {
    const kind = number % 2 === 0 ? 'known' : 'unknown'
    const name = kind === 'known' ? `anggota-${rounds * perRound + number}` : `tidak-ada-${number}`
    const begun = performance.now()
    const { status } = await signIn(`${name}@contoh.test`, 'kata sandi yang keliru', 10_000 + number)
    times[kind].push(performance.now() - begun)
    if (status !== 401 && status !== 422) throw new Error(`a wrong password was answered with ${status}`)
  }
  return times
}

/** From an address of its own: the server trusts this machine as its proxy. */
function signIn(email, secret, number) {
  const body = JSON.stringify({ email, password: secret })
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${origin}/api/login`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin,
          'sec-fetch-site': 'same-origin',
          'x-requested-with': 'bench',
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
      },
      (response) => {
        response.resume()
        const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
        response.on('end', () => resolve({ status: response.statusCode, cookies }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
