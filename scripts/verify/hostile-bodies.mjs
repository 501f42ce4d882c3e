// Broken bodies and files against every streaming endpoint of the built product, while another client reads a page.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mp4 } from '../../apps/api/src/testing/film.ts'
import { hostileEndpoints, keepReading, sendHostileRequests } from '../../apps/server/src/testing/hostile-requests.ts'
import { signIn } from '../../bench/desk.mjs'
import { startPinned, untilAnswering, webProcess } from '../../bench/processes.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { run } from '../run.mjs'
import { serverCommand } from '../server-command.mjs'

export const title = 'Broken bodies'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const port = Number(process.env.VERIFY_PORT ?? 4670)
const origin = `http://127.0.0.1:${port}`
const pagePath = '/kelola-marketplace'
const total = 10_000
/** Quiet and attacked windows take turns, so that what else the machine does meets both. */
const rounds = 5
const quietMs = 5_000
/** Beside the attack with all there is, one whose requests come one by one with this pause. */
const pacedPauseMs = 50
const pacedOfEndpoint = 5
/** What the p99 of two quiet windows may differ by on a machine that does something else too. */
const noise = 2
const picturesOfType = 400

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await buildWhenChanged()
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-verify-bodies-'))
  execFileSync('chmod', ['711', dataDir])
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir },
  })
  let limits
  try {
    await untilAnswering(`${origin}${pagePath}`)
    limits = await liftLimits(dataDir)
    const target = await targetOf()
    const endpoints = hostileEndpoints(target)
    const each = Math.ceil(total / rounds / endpoints.length)
    const pid = webProcess(server.pid)
    const quiet = []
    const paced = []
    const attacked = []
    await promise(
      `${total.toLocaleString('en')} broken bodies and files against ${endpoints.length} endpoints: the web process does not end, nothing is answered with 5xx or left open, and every page is served`,
      async () => {
        const counts = {}
        const failures = []
        let requests = 0
        for (let round = 0; round < rounds; round++) {
          quiet.push(await whileReading(target, () => pause(quietMs)))
          paced.push(
            await whileReading(target, () =>
              sendHostileRequests(target, {
                each: pacedOfEndpoint,
                seed: 30_260 + round,
                atOnce: 1,
                beforeEach: () => pause(pacedPauseMs),
              }),
            ),
          )
          attacked.push(
            await whileReading(target, async () => {
              const outcome = await sendHostileRequests(target, { each, seed: 20_260 + round })
              requests += outcome.requests
              failures.push(...outcome.failures)
              for (const answers of Object.values(outcome.answers))
                for (const [status, count] of Object.entries(answers)) counts[status] = (counts[status] ?? 0) + count
            }),
          )
        }
        if (failures.length > 0) throw new Error(`${failures.length} failures: ${failures.slice(0, 3).join(' … ')}`)
        if (webProcess(server.pid) !== pid) throw new Error('the web process is another one')
        const statuses = new Set([...quiet, ...paced, ...attacked].flatMap((reads) => Object.keys(reads.statuses)))
        if ([...statuses].join() !== '200') throw new Error(`pages were answered with ${[...statuses].join(', ')}`)
        const results = Object.entries(counts).map(([status, count]) => `${status}: ${count}`)
        return `${requests} requests; ${results.join(', ')}`
      },
    )
    await promise(
      `with a broken request every ${pacedPauseMs} ms the page's p99 is at most ${noise} × that of the quiet windows between`,
      async () => {
        const found = `p50 ${inTurn(0.5, [quiet, paced])}, p99 ${inTurn(0.99, [quiet, paced])}`
        if (percentile(paced, 0.99) > noise * percentile(quiet, 0.99)) throw new Error(found)
        return found
      },
    )
    await promise('under all that 16 clients can send, on the same core, every page is still answered', async () => {
      const reads = attacked.flatMap(({ times }) => times).length
      return `${reads} reads; p50 ${inTurn(0.5, [quiet, attacked])}, p99 ${inTurn(0.99, [quiet, attacked])}`
    })
  } finally {
    await limits?.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await promise(`${picturesOfType} broken pictures of each type: re-encoded or refused, by one process`, async () => {
    const { code, output } = await run(
      'vitest',
      ['run', '--project', 'api', 'apps/api/src/modules/pages/media/broken-pictures.test.ts'],
      { env: { BROKEN_PICTURES: String(picturesOfType) }, isQuiet: true },
    )
    if (code !== 0) throw new Error(output.trim().split('\n').slice(-30).join(' '))
    return 'JPEG, PNG, GIF, WebP, AVIF'
  })
}

async function whileReading(target, work) {
  const reading = keepReading(target)
  await work()
  return reading.stop()
}

/** A share of the times of quiet and of other windows, and their ratio. */
function inTurn(share, [quiet, other]) {
  const [before, under] = [percentile(quiet, share), percentile(other, share)]
  return `${before.toFixed(1)} ms quiet, ${under.toFixed(1)} ms attacked (${(under / before).toFixed(1)} ×)`
}

function percentile(windows, share) {
  const times = windows.flatMap((window) => window.times).sort((a, b) => a - b)
  return times[Math.floor(times.length * share)] ?? Number.NaN
}

/** Else most of the requests would be turned away unread. */
async function liftLimits(dataDir) {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8') })
  await client.connect()
  let isStopped = false
  async function lift() {
    while (!isStopped) {
      await client.query('DELETE FROM rate_limits')
      await pause(50)
    }
  }
  const lifting = lift()
  async function stop() {
    isStopped = true
    await lifting
    await client.end()
  }
  return { stop }
}

async function targetOf() {
  const desk = await signIn(origin)
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = async (path) => fetch(`${origin}${path}`, { headers: { cookie } })
  const { items } = await desk('GET', '/admin/landing-pages?perPage=50')
  const { id } = items.find(({ address }) => address === pagePath)
  const html = await (await asked(pagePath)).text()
  const formPath = /action="(?:\/api)?(\/leads\/[^"?]+)/.exec(html)?.[1]
  const mediaPath = /\/media\/[^"'\s),?]+/.exec(html)?.[0]
  if (!formPath || !mediaPath) throw new Error(`${pagePath} has ${formPath ? 'no picture' : 'no form'}`)
  return {
    port,
    host: `127.0.0.1:${port}`,
    cookie,
    pageId: id,
    pagePath,
    formPath,
    mediaPath,
    files: {
      'toko.webp': Buffer.from(await (await asked(mediaPath)).arrayBuffer()),
      'toko.mp4': mp4(),
      'kelas.webm': readFileSync(`${root}/apps/api/src/seed/films/perkenalan-kelas.webm`).subarray(0, 60_000),
      'halaman.zip': Buffer.from(await (await asked(`/api/admin/landing-pages/${id}/export`)).arrayBuffer()),
      'panduan.pdf': Buffer.from(`%PDF-1.7 ${'isi '.repeat(500)}`),
    },
    documents: await Promise.all(
      ['/api/openapi.json', '/api/admin/openapi.json'].map(async (path) => (await asked(path)).json()),
    ),
  }
}
