// `npm run bench revenue`: the screen “Pendapatan” over a year of a million sold orders, while no day of it is summed, and
// once the job has summed them.
//   --orders 1000000   how many are sold, in the 366 days until yesterday
//   --write            writes the tables to their part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { withDatabase } from './copy-page.mjs'
import { signIn } from './desk.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, table } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } },
})
const port = 4799
const origin = `http://127.0.0.1:${port}`
const orders = Number(values.orders)
const ordersOfStep = 50_000
const days = 366
const rounds = 5
const periods = [1, 30, days]
const dayMs = 86_400_000

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-revenue-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
let product
try {
  await start()
  const text = await measure()
  console.log(text)
  if (values.write) writePart('revenue', text)
} finally {
  await product?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function start() {
  const env = { PORT: String(port), DATA_DIR: dataDir }
  product = startPinned({ program: process.execPath, args: serverCommand, cwd: root, env })
  await untilAnswering(`${origin}/api/health`)
}

async function measure() {
  const lines = await withDatabase(dataDir, fillLedger)
  const before = await asked()
  // As after an hour, when the job comes again by itself.
  await withDatabase(dataDir, (client) => client.query(`DELETE FROM pgboss.job WHERE name = 'sum-revenue-days'`))
  await product.stop()
  await start()
  const summed = await untilSummed()
  const after = await asked()
  for (const period of periods)
    if (before[period].net !== undefined && before[period].net !== after[period].net)
      throw new Error(`of ${period} days ${before[period].net} were kept before, and ${after[period].net} after`)
  return [
    '# Revenue of a year',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench revenue\`: ${orders.toLocaleString('en')} orders with ${lines.toLocaleString('en')} lines of the ledger, alike on each of ${days} days; whole answers of \`GET /api/admin/revenue\`, which asks for the period and for the one before it; medians of ${rounds}. Server and database on one core, load ${loadavg()[0].toFixed(1)} at the end. The job summed ${summed.days} days in ${summed.seconds.toFixed(0)} s. A statement has 5 s at most.`,
    '',
    table(
      ['period', 'no day is summed, ms', 'days are summed, ms'],
      periods.map((period) => [period === 1 ? 'yesterday' : `${period} days`, before[period].text, after[period].text]),
    ),
  ].join('\n')
}

/** Net amount and time by period, of `rounds` questions each. */
async function asked() {
  const desk = await signIn(origin)
  const found = {}
  for (const period of periods) {
    const [from, until] = [dayBefore(period), dayBefore(1)]
    const times = []
    let answer
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      try {
        answer = await desk('GET', `/admin/revenue?from=${from}&until=${until}`)
        times.push(performance.now() - began)
      } catch (error) {
        times.push(Infinity)
        console.error(error.message)
      }
    }
    const ms = median(times)
    found[period] = { net: answer?.totals.net, text: ms === Infinity ? 'no answer' : ms.toFixed(0) }
  }
  return found
}

async function untilSummed() {
  const began = performance.now()
  for (;;) {
    const { rows } = await withDatabase(dataDir, (client) =>
      client.query('SELECT count(*)::int AS count FROM revenue_days WHERE day >= $1', [dayBefore(days)]),
    )
    const seconds = (performance.now() - began) / 1_000
    if (rows[0].count === days) return { days, seconds }
    if (seconds > 600) throw new Error(`${rows[0].count} of ${days} days are summed`)
    await pause(200)
  }
}

/** A day of Jakarta. */
function dayBefore(count) {
  return new Date(Date.now() + 7 * 3_600_000 - count * dayMs).toISOString().slice(0, 10)
}

/** Sold orders of all items of the demonstration, in the database alone. @returns how many lines the ledger has of them */
async function fillLedger(client) {
  // Checks of references and triggers would take most of the time, and nothing here is wrong.
  await client.query('SET session_replication_role = replica')
  await client.query('SET synchronous_commit = off')
  let lines = 0
  for (let from = 0; from < orders; from += ordersOfStep) {
    const { rows } = await client.query(
      `WITH items AS (
         SELECT row_number() OVER (ORDER BY s.number) - 1 AS at, count(*) OVER () AS count, s.id, s.kind, s.name, s.partner_id
         FROM sellables s WHERE s.price > 0),
       numbered AS (
         SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS entry_id, i.id AS sellable_id, i.kind, i.name, i.partner_id,
           50000 + n % 400 * 1000 AS price, CASE WHEN n % 5 = 0 THEN 10000 ELSE 0 END AS discount,
           date_trunc('milliseconds', ($3::date + n % $4::int)::timestamp AT TIME ZONE 'Asia/Jakarta'
             + n / $4::int % 86400 * interval '1 second') AS t
         FROM generate_series($1::int, $2::int) n JOIN items i ON i.at = n % i.count),
       placed AS (
         INSERT INTO orders (id, code, buyer_name, buyer_email, sellable_id, status, payment_mode, payment_method,
           price_amount, discount_amount, source, consent_at, expires_at, paid_at, created_at, updated_at)
         SELECT id, 'Z' || lpad(n::text, 9, '0'), 'Pembeli ' || n, 'pembeli' || n || '@contoh.example', sellable_id, 1, 2,
           1 + n % 5, price, discount, 1, t, t, t, t, t FROM numbered),
       ordered AS (
         INSERT INTO order_lines (id, order_id, sellable_id, kind, name, product_kind, item_kind, owner, partner_id,
           partner_rate, price_amount, discount_amount, is_taxed, holds_seat)
         SELECT gen_random_uuid(), id, sellable_id, kind, name, 1, 1, CASE WHEN partner_id IS NULL THEN 1 ELSE 2 END, partner_id,
           CASE WHEN partner_id IS NOT NULL THEN 7000 END, price, discount, false, false FROM numbered),
       recorded AS (
         INSERT INTO ledger_entries (id, key, kind, order_id, line_count, occurred_at)
         SELECT entry_id, 'sale:' || id, 'sale', id, CASE WHEN partner_id IS NULL THEN 2 ELSE 3 END, t FROM numbered),
       shared AS (
         SELECT entry_id, partner_id, price - discount AS total,
           CASE WHEN partner_id IS NULL THEN 0 ELSE (price - discount) * 7 / 10 END AS share FROM numbered),
       moved AS (
         INSERT INTO ledger_lines (entry_id, position, account, partner_id, amount)
         SELECT entry_id, 0, 'unallocated', NULL::uuid, total FROM shared
         UNION ALL SELECT entry_id, 1, 'platform', NULL::uuid, share - total FROM shared
         UNION ALL SELECT entry_id, 2, 'partner', partner_id, -share FROM shared WHERE partner_id IS NOT NULL
         RETURNING entry_id)
       SELECT count(*)::int AS count FROM moved`,
      [from, Math.min(from + ordersOfStep, orders) - 1, dayBefore(days), days],
    )
    lines += rows[0].count
  }
  await client.query('ANALYZE orders, order_lines, ledger_entries, ledger_lines')
  return lines
}
