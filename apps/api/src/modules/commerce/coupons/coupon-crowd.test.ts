import { couponRefusalWords } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { atTheEnd } from '../../../testing/at-the-end.ts'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { couponOrderOf, makeCoupon } from '../../../testing/coupon-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { openBankTransfer } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { auditMoney } from '../money-audit/index.ts'

// A small form with every run of the tests; `npm run verify coupons` asks for the whole.
const buyers = Number(process.env['COUPON_BUYERS'] ?? 16)
const rounds = Number(process.env['COUPON_ROUNDS'] ?? 2)

// One day, also where the rounds take until after midnight.
const time = '2026-11-20T10:00:00Z'
const app = await createTestApp({ overrides: { clock: { now: () => new Date(time) } } })
const admin = await app.signedIn()
await openBankTransfer(admin)
const forgetTries = () => app.database.queries.execute(sql`DELETE FROM rate_limits`)

type Answers = readonly string[]

/** A process of its own with its own connections. */
function startProcess() {
  const main = fileURLToPath(new URL('../../../testing/order-crowd-main.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [main, app.database.url, time], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  atTheEnd(async () => {
    child.kill()
  })
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  return async (order: unknown, cookies: readonly string[]): Promise<Answers> => {
    child.stdin?.write(`${JSON.stringify({ order, cookies })}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error('the process ended')
    return JSON.parse(String(value)) as Answers
  }
}

test(`${buyers} buyers at once in two processes: a coupon for one use, or for one a day, has one winner`, {
  tags: 'exhaustive',
  timeout: 60_000 + buyers * 200 + rounds * (5_000 + buyers * 120),
}, async () => {
  const processes = [startProcess(), startProcess()]
  const cookies: string[] = []
  for (let at = 0; at < buyers; at += 1) {
    if (at % 20 === 0) await forgetTries()
    const desk = await signedInLearner(app)
    cookies.push([...desk.cookies].map((pair) => pair.join('=')).join('; '))
  }
  const halves = [cookies.filter((_, at) => at % 2 === 0), cookies.filter((_, at) => at % 2 === 1)]
  const item = await makeSellable(admin, courseValue({ price: rupiah(100_000) }))
  for (let round = 0; round < rounds; round += 1) {
    await forgetTries()
    const isDaily = round % 2 === 1
    const { value } = await makeCoupon(admin, isDaily ? { maxDailyLimit: 1 } : { quota: 1 })
    const order = couponOrderOf(item, value.code, 10_000)
    const answers = (await Promise.all(processes.map((ask, at) => ask(order, halves[at] ?? [])))).flat()
    const refusal = couponRefusalWords[isDaily ? 'used_up_today' : 'used_up']
    const counts: Record<string, number> = {}
    for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
    expect(counts, `round ${round}`).toEqual({ placed: 1, [refusal]: buyers - 1 })
  }
  const broken = (await auditMoney(app.database.queries)).filter(({ examples }) => examples.length > 0)
  expect(broken).toEqual([])
})
