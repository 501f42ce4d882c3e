import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { databaseOfThisTest } from '../../../testing/test-database.ts'
import { phoneBrowser, sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

const program = fileURLToPath(new URL('../../../testing/tracker-main.ts', import.meta.url))
/** Acknowledgements after which the program is killed; never all of a round. */
const killedAfter = [3, 19]
const deliveriesARound = 60
const slow = 120_000

async function startTracker(url: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--conditions=source', program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, address: `http://127.0.0.1:${String(port).trim()}/api/tracker` }
}

test('a process killed while receiving visits has lost no acknowledged event, and counts no repeated event twice', {
  tags: 'exhaustive',
  timeout: slow,
}, async () => {
  const database = await databaseOfThisTest()
  const acknowledged = new Set<string>()
  const deliveries: ReturnType<typeof visitOf>[] = []
  for (const [round, limit] of killedAfter.entries()) {
    const { child, address } = await startTracker(database.url)
    // Sizes differ by the round, always in the same way.
    const visits = Array.from({ length: deliveriesARound }, (_, index) =>
      visitOf({
        events: Array.from({ length: 1 + ((index * 7 + round) % 5) }, () => ({ name: 'page_visit' as const })),
      }),
    )
    deliveries.push(...visits)
    const exited = once(child, 'exit')
    let answers = 0
    await Promise.allSettled(
      visits.map(async (visit) => {
        const reply = await fetch(address, {
          method: 'POST',
          body: JSON.stringify(visit),
          headers: { 'user-agent': phoneBrowser },
        })
        if (reply.status === 200) for (const { id } of visit.events) acknowledged.add(id)
        answers += 1
        if (answers === limit) child.kill('SIGKILL')
      }),
    )
    await exited
  }
  const stored = async () => {
    const { rows } = await database.queries.execute(sql`SELECT id FROM tracker_events`)
    return new Set(rows.map(({ id }) => String(id)))
  }
  const kept = await stored()
  expect(acknowledged.size).toBeGreaterThan(0)
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])

  const again = await createTestApp({ database })
  for (const visit of deliveries) expect((await sendVisit(again.visitor(), visit)).status).toBe(200)
  expect((await stored()).size).toBe(deliveries.flatMap(({ events }) => events).length)
})
