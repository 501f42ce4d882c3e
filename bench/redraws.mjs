// `npm run bench redraws`: what a deploy that draws every page again costs those who visit meanwhile. The course page is
// published at 200 further addresses, their bytes are marked as another build's, and two web processes start. A client
// asks for pages, one after another, before, while and after they are drawn; the database counts the draws.
//   --pages 200      published pages that are drawn again
//   --rounds 3       deploys
//   --write          writes the table to its part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { copyPage, untilPicturesAreMade, withDatabase } from './copy-page.mjs'
import { signIn } from './desk.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, percentile, promiseTable } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const count = Number(values.pages)
const rounds = Number(values.rounds)
const port = Number(process.env.BENCH_PORT ?? 4798)
const origin = `http://127.0.0.1:${port}`
const address = '/kelas-data-usaha'
const quietMs = 5_000
const patienceMs = 300_000
/** Between two visits: a busy page, and a server with time left to draw. */
const betweenMs = 10
const milliseconds = (list) => `${median(list).toFixed(2)} ms (${percentile(list, 0.99).toFixed(2)})`
const ofLivePages = `WHERE EXISTS (
  SELECT 1 FROM landing_pages WHERE id = page_id AND status = 'published' AND published_version = version)`
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-redraws-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
let server
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('redraws', text)
} finally {
  agent.destroy()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await start()
  const desk = await signIn(origin)
  const { items } = await desk('GET', '/admin/landing-pages?perPage=50')
  const { id } = items.find((page) => page.address === address)
  await withDatabase(dataDir, untilPicturesAreMade)
  await copyPage({ dataDir, id, count })
  await withDatabase(dataDir, noteDraws)
  const deploys = []
  for (let round = 0; round < rounds; round++) deploys.push(await deploy())
  const all = (key) => deploys.flatMap((one) => one[key])
  const [before, during] = [all('quiet'), all('busy')]
  const ratio = percentile(during, 0.99) / percentile(before, 0.99)
  return [
    '# Redrawing every page after a deploy',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench redraws\`: ${rounds} deploys over ${count} published copies of the course page and the demo's own, two web processes that share a port, load ${loadavg()[0].toFixed(1)} at the end. One client asks for a page every ${betweenMs} ms over a kept connection; servers, drawing process and database have one core, the client the other. Redrawing took ${deploys.map(({ ms }) => (ms / 1000).toFixed(1)).join(', ')} s.`,
    '',
    promiseTable([
      {
        name: 'draws of a deploy',
        limit: 'one of each outdated page, by both processes together',
        measured: deploys.map(({ drawn, outdated, twice }) => `${drawn} of ${outdated}, ${twice} twice`).join('; '),
        isKept: deploys.every(({ drawn, outdated, twice }) => drawn === outdated && twice === 0),
      },
      {
        name: 'pages that were not answered with 200 meanwhile',
        limit: '0',
        measured: `${deploys.reduce((sum, { failed }) => sum + failed, 0)} of ${during.length}`,
        isKept: deploys.every(({ failed }) => failed === 0),
      },
      {
        name: 'a page while pages are redrawn, median (p99)',
        limit: '–',
        measured: `${milliseconds(during)} beside ${milliseconds(before)} at rest, p99 ${ratio.toFixed(1)} ×`,
        isKept: true,
      },
      {
        name: 'slowest page meanwhile',
        limit: 'under 100 ms: no visitor waits for a drawing',
        measured: `${Math.round(percentile(during, 1))} ms`,
        isKept: percentile(during, 1) < 100,
      },
    ]),
  ].join('\n')
}

/** Marks every page as another build's, starts the product and visits until all are drawn by this one. */
async function deploy() {
  const outdated = await withDatabase(dataDir, async (client) => {
    const { rowCount } = await client.query(`UPDATE landing_page_renders SET build = 'former' ${ofLivePages}`)
    await client.query('TRUNCATE bench_draws')
    return rowCount
  })
  await server.stop()
  await start()
  return withDatabase(dataDir, async (client) => {
    const isLeft = async () =>
      Number(
        (await client.query(`SELECT count(*) FROM landing_page_renders ${ofLivePages} AND build = 'former'`)).rows[0]
          .count,
      )
    const begun = performance.now()
    const busy = { times: [], failed: 0 }
    while ((await isLeft()) > 0) {
      if (performance.now() - begun > patienceMs) throw new Error(`${await isLeft()} pages are not drawn again`)
      await visitFor(200, busy)
    }
    const ms = performance.now() - begun
    await pause(2_000)
    const { rows } = await client.query(
      `SELECT count(*) FILTER (WHERE of_former > 0)::int AS drawn, count(*) FILTER (WHERE draws > 1)::int AS twice
       FROM (SELECT count(*) FILTER (WHERE was_former) AS of_former, count(*) AS draws
             FROM bench_draws GROUP BY page_id, version) AS pages`,
    )
    const quiet = { times: [], failed: 0 }
    await visitFor(quietMs, quiet)
    return { outdated, ...rows[0], ms, busy: busy.times, quiet: quiet.times, failed: busy.failed }
  })
}

/** Every draw writes its page's row: each is noted, with whether what it replaces was the former build's. */
async function noteDraws(client) {
  await client.query(`
    CREATE TABLE bench_draws (page_id uuid, version int, was_former boolean);
    CREATE FUNCTION bench_note_draw() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.build <> 'former' THEN
          INSERT INTO bench_draws VALUES (NEW.page_id, NEW.version, TG_OP = 'UPDATE' AND OLD.build = 'former');
        END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER bench_note_draws AFTER INSERT OR UPDATE ON landing_page_renders
      FOR EACH ROW EXECUTE FUNCTION bench_note_draw()`)
}

async function visitFor(ms, into) {
  const until = performance.now() + ms
  for (let number = 1; performance.now() < until; number++) {
    const begun = performance.now()
    const status = await statusOf(`${origin}/halaman-banyak-${(number % count) + 1}`)
    into.times.push(performance.now() - begun)
    if (status !== 200) into.failed += 1
    await pause(betweenMs)
  }
}

function statusOf(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      })
      .on('error', reject)
  })
}

async function start() {
  server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir, WEB_CONCURRENCY: '2' },
  })
  await untilAnswering(`${origin}${address}`)
}
