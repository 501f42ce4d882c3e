// A million orders exported by the built product: every row is in the file, and the process that writes it does not grow.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createInflateRaw } from 'node:zlib'
import { withDatabase } from '../../bench/copy-page.mjs'
import { signIn } from '../../bench/desk.mjs'
import { allocatedMemoryMb, startPinned, untilAnswering, webProcess } from '../../bench/processes.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { serverCommand } from '../server-command.mjs'

export const title = 'Exports of a million rows'

const port = Number(process.env.VERIFY_PORT ?? 4684)
const origin = `http://127.0.0.1:${port}`
const rows = Number(process.env.EXPORT_ROWS ?? 1_000_000)
const rowsOfStep = 50_000
/** The days of the orders that are filled in, without those of the demo: a sheet takes no more than a million. */
const filled = { status: 2, from: '2026-01-01', until: '2026-01-03' }
const growthMb = 80
const sampleMs = 250
const password = 'NaikKelas2026!'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await buildWhenChanged()
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-verify-exports-'))
  execFileSync('chmod', ['711', dataDir])
  const env = { PORT: String(port), DATA_DIR: dataDir }
  const server = startPinned({ program: process.execPath, args: serverCommand, cwd: root, env })
  try {
    await untilAnswering(`${origin}/api/health`)
    const desk = await signIn(origin)
    await withDatabase(dataDir, fillOrders)
    // What the first export of each kind loads stays, and does not grow with the next.
    for (const format of ['csv', 'xlsx']) await exported(desk, format, { status: 0 })
    for (const [format, count] of [
      ['csv', linesOf],
      ['xlsx', rowsOfSheet],
    ])
      await promise(
        `as ${format} every order is in the file, and the process grows by less than ${growthMb} MB`,
        async () => {
          await pause(3_000)
          const memory = watchMemory(server.pid)
          const began = performance.now()
          const { expected, response } = await exported(desk, format, filled)
          const found = await count(response.body)
          const seconds = (performance.now() - began) / 1000
          const grown = memory.stop()
          if (expected < rows || found.rows !== expected)
            throw new Error(`${found.rows} of ${expected} rows are in the file`)
          if (grown >= growthMb) throw new Error(`the process grew by ${grown.toFixed(0)} MB`)
          return `${found.rows.toLocaleString('en')} rows, ${(found.bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s, ${grown.toFixed(0)} MB of growth`
        },
      )
    await promise('an admin who goes away ends the reading', async () => {
      const { response } = await exported(desk, 'csv', filled)
      await response.body.cancel()
      await pause(2_000)
      const again = await exported(desk, 'csv', filled)
      await again.response.body.cancel()
      await pause(2_000)
      const running = await withDatabase(dataDir, (client) =>
        client.query(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%order_lines%'
          AND pid <> pg_backend_pid()`),
      )
      if (running.rows[0].n > 0) throw new Error('the database still reads orders')
      return 'its turn is free, and the database reads nothing more'
    })
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function exported(desk, format, filter) {
  const body = JSON.stringify({ currentPassword: password, format, filter })
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const prepared = await fetch(`${origin}/api/admin/transaction-exports`, { method: 'POST', headers, body })
  const { data } = await prepared.json()
  if (prepared.status !== 201)
    throw new Error(`an export was answered with ${prepared.status}: ${JSON.stringify(data)}`)
  const response = await fetch(`${origin}/api/admin/transaction-exports/${data.token}`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`a download was answered with ${response.status}`)
  return { expected: data.rows, response }
}

/** Of a CSV, without its head; nothing of it is kept. */
async function linesOf(body) {
  let [bytes, lines] = [0, 0]
  for await (const chunk of body) {
    bytes += chunk.byteLength
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  return { bytes, rows: lines - 1 }
}

/** Rows of the only sheet of a workbook, which is its last part; without the head. */
async function rowsOfSheet(body) {
  let [bytes, kept] = [0, Buffer.alloc(0)]
  let inflate
  let [found, rest] = [0, '']
  let isDone
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (inflate) {
      if (!inflate.write(chunk)) await new Promise((resolve) => inflate.once('drain', resolve))
      continue
    }
    kept = Buffer.concat([kept, chunk])
    const name = kept.indexOf('xl/worksheets/sheet1.xml')
    if (name === -1) continue
    inflate = createInflateRaw()
    isDone = new Promise((resolve, reject) => inflate.on('end', resolve).on('error', reject))
    inflate.on('data', (data) => {
      const text = rest + data.toString('latin1')
      const parts = text.split('</row>')
      rest = parts.at(-1)
      found += parts.length - 1
    })
    inflate.write(kept.subarray(name + 'xl/worksheets/sheet1.xml'.length))
  }
  inflate.end()
  await isDone
  return { bytes, rows: found - 1 }
}

function watchMemory(pid) {
  const web = webProcess(pid)
  const first = allocatedMemoryMb(web)
  let most = first
  const timer = setInterval(() => (most = Math.max(most, allocatedMemoryMb(web))), sampleMs)
  return {
    stop() {
      clearInterval(timer)
      return most - first
    },
  }
}

/** Orders that have expired, in the database alone. */
async function fillOrders(client) {
  // Checks of references and triggers would take most of the time, and nothing here is wrong.
  await client.query('SET session_replication_role = replica')
  await client.query('SET synchronous_commit = off')
  for (let from = 0; from < rows; from += rowsOfStep)
    await client.query(
      `WITH course AS (SELECT id, number FROM sellables WHERE kind = 'course' ORDER BY number LIMIT 1), placed AS (
         INSERT INTO orders (id, code, buyer_name, buyer_email, sellable_id, status, payment_mode, payment_method, price_amount,
           source, consent_at, expires_at, expired_at, created_at, updated_at)
         SELECT gen_random_uuid(), 'Z' || lpad(n::text, 9, '0'), 'Pembeli ' || n, 'pembeli' || n || '@contoh.example',
           course.id, 2, 1, 1, 1000 + n, 1, t, t, t, t, t
         FROM course, generate_series($1::int, $2::int) n, LATERAL (SELECT timestamptz '2026-01-01' + n / 7 * interval '1 second' AS t) times
         RETURNING id, sellable_id, price_amount)
       INSERT INTO order_lines (id, order_id, sellable_id, kind, name, product_kind, item_kind, owner, price_amount,
         discount_amount, is_taxed, holds_seat)
       SELECT gen_random_uuid(), id, sellable_id, 'course', 'Kelas uji', 1, 1, 1, price_amount, 0, false, false FROM placed`,
      [from, Math.min(from + rowsOfStep, rows) - 1],
    )
  await client.query('ANALYZE orders, order_lines')
}
