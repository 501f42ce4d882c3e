// `npm run bench publish`: how long a change takes from "Terbitkan" to visitors. The course page of fourteen sections
// is published again and again with another headline, while a client polls its address at two servers on one database.
//   --runs 15        publishes, after a first one that is listed separately
//   --write          writes the table to its part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { signIn, untilEncoded } from './desk.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, percentile, promiseTable } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '15' }, write: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
const port = Number(process.env.BENCH_PORT ?? 4793)
const [origin, secondOrigin] = [port, port + 1].map((one) => `http://127.0.0.1:${one}`)
const address = '/kelas-data-usaha'
const sectionsAsked = 14
const patienceMs = 10_000

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-publish-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const running = []
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('publishing', text)
} finally {
  for (const { stop } of running.reverse()) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await startOurs({ PORT: String(port) }, origin)
  const desk = await signIn(origin)
  const { items } = await desk('GET', '/admin/landing-pages?perPage=50')
  const { id } = items.find((page) => page.address === address)
  // Pictures of the demonstration are still being made, and pages drawn again for them.
  const { media } = await desk('GET', `/admin/landing-pages/${id}`)
  await Promise.all(media.filter(({ kind }) => kind === 'image').map(({ id: one }) => untilEncoded(desk, one)))
  await pause(5_000)
  const shared = readFileSync(join(dataDir, 'database-url'), 'utf8').trim()
  // Beside the client: the publishing process and its database have a core to themselves.
  await startOurs({ PORT: String(port + 1), DATABASE_URL: shared }, secondOrigin, '1')
  const first = await publishOnce(desk, id, 0)
  const rounds = []
  for (let run = 1; run <= runs; run += 1) rounds.push(await publishOnce(desk, id, run))
  return reportOf(first, rounds)
}

function reportOf(first, rounds) {
  const row = (name, key, limitMs) => {
    const waits = rounds.map((round) => round[key])
    const half = median(waits)
    return {
      name,
      limit: limitMs === null ? '–' : `${limitMs} ms`,
      measured: `${Math.round(half)} ms, p95 ${Math.round(percentile(waits, 0.95))} ms`,
      isKept: limitMs === null || half < limitMs,
    }
  }
  return [
    '# From publishing to visitors',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench publish\`: the course page of ${sectionsAsked} sections, ${rounds.length} publishes through the API, each with another headline, medians beside the 95th in a hundred; from the request until a GET of the address has the new words, which is asked for again as soon as it is answered. Publishing process and database on one core, the second process and who asks on the other, load ${loadavg()[0].toFixed(1)} at the end.`,
    '',
    promiseTable([
      row('seen in the process that published', 'seenHere', 300),
      row('seen in a second process on the same database', 'seenThere', 1_000),
      row('the publish itself answered', 'answered', null),
    ]),
    '',
    `The first publish after a start, which loads what draws: ${Math.round(first.seenHere)} ms here, ${Math.round(first.seenThere)} ms there.`,
  ].join('\n')
}

/** One publish with a headline of its own. @returns milliseconds since it was asked for */
async function publishOnce(desk, id, number) {
  const path = `/admin/landing-pages/${id}`
  const { document, page } = await desk('GET', path)
  if (document.sections.length !== sectionsAsked) throw new Error(`the page has ${document.sections.length} sections`)
  const [section] = document.sections
  const headline = `Angkatan ke-${number + 1}, sejak ${Date.now()}`
  const operation = {
    kind: 'changeField',
    sectionId: section.id,
    sectionVersion: section.version,
    path: ['title'],
    value: headline,
    was: section.content.title,
  }
  const { headVersion } = await desk('POST', `${path}/changes`, {
    baseVersion: page.headVersion,
    changes: [{ id: crypto.randomUUID(), operations: [operation] }],
  })
  const begun = performance.now()
  const since = () => performance.now() - begun
  const [answered, seenHere, seenThere] = await Promise.all([
    desk('POST', `${path}/publish`, { headVersion }).then(since),
    untilSaying(origin, headline).then(since),
    untilSaying(secondOrigin, headline).then(since),
  ])
  // The next one meets both polls at another moment.
  await pause(300 + ((number * 97) % 250))
  return { answered, seenHere, seenThere }
}

/** Asks for the page, one request after the other, until it has these words. */
async function untilSaying(at, words) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const startedAt = performance.now()
  while (!(await textOf(`${at}${address}`, agent)).includes(words)) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`${at} did not show what was published`)
    // Yields to the servers: they share this core or the other with the client.
    await pause(2)
  }
  agent.destroy()
}

function textOf(url, agent) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'identity' } }, async (response) => {
        resolve(Buffer.concat(await Array.fromAsync(response)).toString())
      })
      .on('error', reject)
  })
}

async function startOurs(env, at, core) {
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { DATA_DIR: dataDir, ...env },
    ...(core === undefined ? {} : { core }),
  })
  running.push(server)
  await untilAnswering(`${at}/api/health`)
}
