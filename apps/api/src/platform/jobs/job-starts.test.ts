import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { startJobProcess } from '../../testing/job-process.ts'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { createDatabase } from '../database/index.ts'
import { defineJob, type JobDefinition } from './index.ts'
import { findJobs } from './jobs.repo.ts'

const word = z.object({ word: z.string() })
const never = { delaysSeconds: [] }

/** A scheduled job that is listed last: once it has run, the schedules before it have been looked at. */
function lastScheduled() {
  let hasRun = false
  const job = defineJob({
    name: 'last',
    payload: word,
    retry: never,
    schedule: { everySeconds: 3_600, payload: { word: 'scheduled' } },
    handle: async () => void (hasRun = true),
  })
  return { job, hasRun: () => hasRun }
}

test('a unique job that is scheduled and enqueued waits once', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  const sweep = defineJob({
    name: 'sweep',
    payload: word,
    retry: never,
    isUnique: true,
    schedule: { everySeconds: 3_600, payload: { word: 'scheduled' } },
    handle: async (_, payload) => void handled.push(payload.word),
  })
  const last = lastScheduled()
  const started = await startJobProcess(database, [sweep, last.job])
  const enqueuing = await startJobProcess(database, [sweep])
  const startAfter = new Date(Date.now() + 3_600_000)
  await enqueuing.enqueue(database.queries, sweep, { word: 'by hand' }, { startAfter })

  started.start()
  await expect.poll(last.hasRun, { timeout: 20_000 }).toBe(true)

  const waiting = await findJobs(database.queries, { states: ['created'], name: 'sweep', limit: 5 })
  expect(waiting.map(({ payload }) => payload)).toEqual([{ payload: { word: 'by hand' } }])
  expect(handled).toEqual([])
})

test('a scheduled job that this installation never runs does not wait either', async () => {
  const database = await databaseOfThisTest()
  const purge = defineJob({
    name: 'purge',
    payload: word,
    retry: never,
    schedule: { everySeconds: 3_600, payload: { word: 'scheduled' } },
    handle: async () => {},
    isRunnable: () => false,
  })
  const last = lastScheduled()
  const process = await startJobProcess(database, [purge, last.job])

  process.start()
  await expect.poll(last.hasRun, { timeout: 20_000 }).toBe(true)

  expect(await findJobs(database.queries, { states: ['created'], name: undefined, limit: 5 })).toEqual([])
})

test('a started process runs what another one enqueues, and a schedule once a period for all of them', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  const say = defineJob({
    name: 'say',
    payload: word,
    retry: never,
    schedule: { everySeconds: 3_600, payload: { word: 'scheduled' } },
    handle: async (_, payload) => void handled.push(payload.word),
  })
  const started = [await startJobProcess(database, [say]), await startJobProcess(database, [say])]
  const enqueuing = await startJobProcess(database, [say])

  for (const one of started) one.start()
  await enqueuing.enqueue(database.queries, say, { word: 'from outside' })

  await expect.poll(() => handled.toSorted(), { timeout: 20_000 }).toEqual(['from outside', 'scheduled'])
})

test('the first start has fewer connections than schedules, and each of them runs', async () => {
  const { url } = await databaseOfThisTest()
  const database = createDatabase({ url, connections: 2 })
  onTestFinished(() => database.close())
  const handled = new Set<number>()
  const scheduled = Array.from({ length: 8 }, (_, number) =>
    defineJob({
      name: `scheduled-${number}`,
      payload: word,
      retry: never,
      isUnique: true,
      schedule: { everySeconds: 3_600, payload: { word: 'scheduled' } },
      handle: async () => void handled.add(number),
    }),
  )

  const process = await startJobProcess(database, scheduled)
  process.start()

  await expect.poll(() => handled.size, { timeout: 20_000 }).toBe(8)
  expect(process.failures).toEqual([])
  await process.stop()
})

test('what an earlier release left to be done is adopted once, however many processes start together', async () => {
  const database = await databaseOfThisTest()
  await database.queries.execute(sql`CREATE TABLE old_queue (word text)`)
  await database.queries.execute(sql`INSERT INTO old_queue VALUES ('one'), ('two')`)
  const handled: string[] = []
  const say: JobDefinition<{ word: string }> = defineJob({
    name: 'say-old',
    payload: word,
    retry: never,
    async adopt({ jobs }, tx) {
      const { rows } = await tx.execute(sql`SELECT word FROM old_queue ORDER BY word`)
      await jobs.enqueueAll(
        tx,
        say,
        rows.map((row) => ({ payload: { word: String(row.word) } })),
      )
    },
    handle: async (_, payload) => void handled.push(payload.word),
  })

  const [one] = await Promise.all([
    startJobProcess(database, [say]),
    startJobProcess(database, [say]),
    startJobProcess(database, [say]),
  ])
  await one.runDue()
  await startJobProcess(database, [say])
  await one.runDue()

  expect(handled).toEqual(['one', 'two'])
})

test('an adoption that fails is made up for by the next start', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  let isBroken = true
  const say: JobDefinition<{ word: string }> = defineJob({
    name: 'say-late',
    payload: word,
    retry: never,
    async adopt({ jobs }, tx) {
      await jobs.enqueue(tx, say, { word: 'left behind' })
      if (isBroken) throw new Error('killed in the middle')
    },
    handle: async (_, payload) => void handled.push(payload.word),
  })
  await expect(startJobProcess(database, [say])).rejects.toThrow('killed in the middle')
  isBroken = false

  const jobs = await startJobProcess(database, [say])
  await jobs.runDue()

  expect(handled).toEqual(['left behind'])
})
