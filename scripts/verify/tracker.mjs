// Events sent to a server that is killed again and again: each acknowledged one is stored once.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverCommand } from '../server-command.mjs'
import { startPinned, untilAnswering, webProcess } from '../../bench/processes.mjs'
import { signIn } from '../../bench/desk.mjs'
import { sendVisits } from '../../bench/tracker-load.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'

export const title = 'The tracker, killed'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const port = Number(process.env.VERIFY_PORT ?? 4650)
const origin = `http://127.0.0.1:${port}`
const kills = 20
const perSecond = 1_500

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await buildWhenChanged()
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-verify-tracker-'))
  execFileSync('chmod', ['711', dataDir])
  let server
  const start = async () => {
    server = startPinned({
      program: process.execPath,
      args: serverCommand,
      cwd: root,
      env: { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
    })
    return untilAnswering(`${origin}/api/health`)
  }
  try {
    await start()
    const pageId = await demoPage()
    const acknowledged = []
    let refused = 0
    let slowestStart = 0
    await promise(
      `${kills} times kill -9 under ${perSecond} events a second: every event that was acknowledged is stored once`,
      async () => {
        for (let kill = 0; kill < kills; kill++) {
          let isKilled = false
          const sending = sendVisits({
            origin,
            pageId,
            perSecond,
            seconds: 30,
            firstNumber: kill * 100_000,
            isStopped: () => isKilled,
          })
          // Between half a second and two and a half, at another point each time.
          await new Promise((resolve) => setTimeout(resolve, 500 + ((kill * 733) % 2_000)))
          process.kill(webProcess(server.pid), 'SIGKILL')
          isKilled = true
          const result = await sending
          acknowledged.push(...result.acknowledged)
          refused += result.refused
          await server.stop()
          slowestStart = Math.max(slowestStart, await start())
        }
        const lost = await missing(dataDir, acknowledged)
        if (lost.length > 0)
          throw new Error(`${lost.length} of ${acknowledged.length} lost: ${lost.slice(0, 3).join(', ')}`)
        return `${acknowledged.length} acknowledged, 0 lost; ${refused} were under way and not acknowledged; slowest start ${(slowestStart / 1000).toFixed(1)} s`
      },
    )
    await promise('hourly metrics match the events', async () => {
      const [{ events, counted }] = await query(
        dataDir,
        `SELECT (SELECT count(*)::int FROM tracker_events WHERE page_id IS NOT NULL) AS events, (SELECT sum(events)::int FROM tracker_hours) AS counted`,
      )
      if (events !== counted) throw new Error(`${events} events, ${counted} counted`)
      return `${events} and ${counted}`
    })
  } finally {
    http.globalAgent.destroy()
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function demoPage() {
  const { items } = await (await signIn(origin))('GET', '/admin/landing-pages?perPage=50')
  return items.find(({ address }) => address === '/kelas-data-usaha').id
}

async function missing(dataDir, ids) {
  const rows = await query(
    dataDir,
    'SELECT id FROM unnest($1::text[]) AS sent (id) WHERE (SELECT count(*) FROM tracker_events WHERE tracker_events.id = sent.id) <> 1',
    [ids],
  )
  return rows.map(({ id }) => id)
}

async function query(dataDir, statement, values) {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8') })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
