import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { startJobProcess } from '../../testing/job-process.ts'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { defineJob, type JobFailure } from './index.ts'
import { findJobs, findQueueStates, makeAllDue } from './jobs.repo.ts'

const word = z.object({ word: z.string() })
const never = { delaysSeconds: [] }

test('a job enqueued in a transaction runs once it has committed, and not at all when it is rolled back', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  const say = defineJob({
    name: 'say',
    payload: word,
    retry: never,
    handle: async (_, payload) => void handled.push(payload.word),
  })
  const jobs = await startJobProcess(database, [say])

  await database
    .transaction(async (tx) => {
      await jobs.enqueue(tx, say, { word: 'lost' })
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await database.transaction((tx) => jobs.enqueue(tx, say, { word: 'kept' }))
  await jobs.runDue()

  expect(handled).toEqual(['kept'])
})

test('a job that fails is tried again after each pause of its policy and is a dead letter after the last', async () => {
  const database = await databaseOfThisTest()
  const attempts: [number, boolean][] = []
  const failures: JobFailure[] = []
  const failing = defineJob({
    name: 'failing',
    payload: word,
    retry: { delaysSeconds: [60, 3_600] },
    async handle(_, _payload, { number, isLast }) {
      attempts.push([number, isLast])
      throw new Error(`no ${number}`)
    },
    onFailure: async (_, _tx, _payload, failure) => void failures.push(failure),
  })
  const jobs = await startJobProcess(database, [failing])

  await jobs.enqueue(database.queries, failing, { word: 'x' })
  await jobs.runDue()
  const [waiting] = await findJobs(database.queries, { states: ['retry'], name: 'failing', limit: 5 })
  expect(waiting?.startAfter.getTime()).toBeGreaterThan(Date.now() + 50_000)
  expect(waiting?.output).toMatchObject({ message: 'no 1', details: expect.stringContaining('jobs.test.ts') })
  await makeAllDue(database.queries)
  await jobs.runDue()
  await makeAllDue(database.queries)
  await jobs.runDue()

  expect(attempts).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
  expect(failures.map(({ attempt, retryAt }) => [attempt, retryAt !== null])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ])
  expect(await findJobs(database.queries, { states: ['failed'], name: undefined, limit: 5 })).toMatchObject([
    { name: 'failing', payload: { payload: { word: 'x' } }, output: { message: 'no 3' } },
  ])
  expect(jobs.failures).toHaveLength(3)
})

test('a payload that an earlier release wrote in another shape is a dead letter that says why, and others go on', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  const say = (payload: z.ZodType<{ word: string }>) =>
    defineJob({
      name: 'say',
      payload,
      retry: { delaysSeconds: [1, 1, 1] },
      handle: async (_, given: { word: string }) => void handled.push(given.word),
    })
  const former = say(word)
  const { enqueue, stop } = await startJobProcess(database, [former])
  await enqueue(database.queries, former, { word: 'former shape' })
  await stop()
  const now = say(z.object({ word: z.string(), tone: z.string() }))
  const jobs = await startJobProcess(database, [now])
  await jobs.enqueue(database.queries, now, { word: 'new shape', tone: 'loud' } as { word: string })

  await jobs.runDue()

  expect(handled).toEqual(['new shape'])
  const [dead] = await findJobs(database.queries, { states: ['failed'], name: 'say', limit: 5 })
  expect(dead).toMatchObject({ retryCount: 0, output: { message: expect.stringMatching(/does not match.*tone/) } })
})

test('of a unique job one of a key waits and one runs, in all processes together', async () => {
  const database = await databaseOfThisTest()
  let running = 0
  let atOnce = 0
  const runs: string[] = []
  const draw = defineJob({
    name: 'draw',
    payload: word,
    retry: never,
    isUnique: true,
    concurrency: 4,
    async handle(_, payload) {
      running += 1
      atOnce = Math.max(atOnce, running)
      await database.queries.execute(sql`SELECT pg_sleep(0.02)`)
      running -= 1
      runs.push(payload.word)
    },
  })
  const [one, other] = [await startJobProcess(database, [draw]), await startJobProcess(database, [draw])]

  for (let count = 0; count < 5; count += 1)
    await one.enqueue(database.queries, draw, { word: 'same' }, { key: 'page 1' })
  await Promise.all([one.runDue(), other.runDue()])
  expect(runs).toEqual(['same'])

  await one.enqueue(database.queries, draw, { word: 'first' }, { key: 'page 1' })
  await other.enqueue(database.queries, draw, { word: 'second' }, { key: 'page 2' })
  await Promise.all([one.runDue(), other.runDue()])
  expect(runs.toSorted()).toEqual(['first', 'same', 'second'])
})

test('a job with its effect in one transaction happens exactly once, whichever attempt commits', async () => {
  const database = await databaseOfThisTest()
  await database.queries.execute(sql`CREATE TABLE effects (word text)`)
  const write = defineJob({
    name: 'write',
    payload: word,
    retry: { delaysSeconds: [0] },
    handleWithin: async (_, payload, tx) => void (await tx.execute(sql`INSERT INTO effects VALUES (${payload.word})`)),
  })
  const jobs = await startJobProcess(database, [write])
  await jobs.enqueueAll(
    database.queries,
    write,
    Array.from({ length: 20 }, (_, index) => ({ payload: { word: String(index) } })),
  )
  const other = await startJobProcess(database, [write])

  await Promise.all([jobs.runDue(), other.runDue()])

  const { rows } = await database.queries.execute(
    sql`SELECT count(*)::int AS total, count(DISTINCT word)::int AS words FROM effects`,
  )
  expect(rows).toEqual([{ total: 20, words: 20 }])
})

test('a unique job that waits for its retry is not hurried by another one, unless asked to', async () => {
  const database = await databaseOfThisTest()
  const attempts: number[] = []
  const ask = defineJob({
    name: 'ask',
    payload: word,
    retry: { delaysSeconds: [600, 600] },
    isUnique: true,
    async handle(_, _payload, { number }) {
      attempts.push(number)
      throw new Error('away')
    },
  })
  const jobs = await startJobProcess(database, [ask])
  await jobs.enqueue(database.queries, ask, { word: 'first' }, { key: 'partner' })
  await jobs.runDue()

  await jobs.enqueue(database.queries, ask, { word: 'second' }, { key: 'partner' })
  await jobs.runDue()
  expect(attempts).toEqual([1])

  await jobs.enqueue(database.queries, ask, { word: 'third' }, { key: 'partner', skipsBackOff: true })
  await jobs.runDue()
  expect(attempts).toEqual([1, 2])
  expect(await findJobs(database.queries, { states: ['created', 'retry'], name: 'ask', limit: 5 })).toHaveLength(1)
})

test('a prompt job is run before others that waited longer, also when one of its key is among those', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  const draw = defineJob({
    name: 'draw',
    payload: word,
    retry: never,
    isUnique: true,
    handle: async (_, payload) => void handled.push(payload.word),
  })
  const jobs = await startJobProcess(database, [draw])
  for (const key of ['a', 'b', 'c']) await jobs.enqueue(database.queries, draw, { word: key }, { key })
  await jobs.enqueue(database.queries, draw, { word: 'c' }, { key: 'c', isPrompt: true })
  await jobs.enqueue(database.queries, draw, { word: 'd' }, { key: 'd', isPrompt: true })
  await jobs.runDue()
  expect(handled).toEqual(['c', 'd', 'a', 'b'])
})

test('a unique job that waits already is not run before what is enqueued for it has committed', async () => {
  const database = await databaseOfThisTest()
  const send = defineJob({ name: 'send', payload: word, retry: never, isUnique: true, handle: async () => {} })
  const jobs = await startJobProcess(database, [send])
  await jobs.enqueue(database.queries, send, { word: 'first' })

  await database.transaction(async (tx) => {
    await jobs.enqueue(tx, send, { word: 'second' })
    expect(await jobs.boss.fetch('send')).toEqual([])
  })

  expect(await jobs.boss.fetch('send')).toHaveLength(1)
})

test('a job whose process stops is given back and counts no attempt', async () => {
  const database = await databaseOfThisTest()
  const attempts: number[] = []
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => (begun = resolve))
  const slow = defineJob({
    name: 'slow',
    payload: word,
    retry: never,
    async handle(_, _payload, { number, signal }) {
      attempts.push(number)
      if (attempts.length > 1) return
      begun()
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    },
  })
  const first = await startJobProcess(database, [slow])
  await first.enqueue(database.queries, slow, { word: 'x' })
  const run = first.runDue().catch(() => {})
  await isBegun
  await first.stop()
  await run
  const second = await startJobProcess(database, [slow])

  await second.runDue()

  expect(attempts).toEqual([1, 1])
  const state = (await findQueueStates(database.queries)).find(({ name }) => name === 'slow')
  expect(state).toMatchObject({ waiting: 0, active: 0, failed: 0 })
})
