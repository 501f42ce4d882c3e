import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { startJobProcess } from '../../testing/job-process.ts'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import type { Database } from '../database/index.ts'
import { defineJob, type RetryPolicy } from './index.ts'
import { findJobs, makeAllDue } from './jobs.repo.ts'

const word = z.object({ word: z.string() })

/** A job that writes what becomes of it, in the transaction in which it becomes so. */
async function recordingJob(database: Database, retry: RetryPolicy) {
  await database.queries.execute(sql`CREATE TABLE failures (word text, attempt int, is_given_up boolean)`)
  await database.queries.execute(sql`CREATE TABLE handled (word text)`)
  return defineJob({
    name: 'record',
    payload: word,
    retry,
    handleWithin: async (_, payload, tx) => void (await tx.execute(sql`INSERT INTO handled VALUES (${payload.word})`)),
    onFailure: async (_, tx, payload, { attempt, retryAt }) =>
      void (await tx.execute(sql`INSERT INTO failures VALUES (${payload.word}, ${attempt}, ${retryAt === null})`)),
  })
}

const failures = async ({ queries }: Database) =>
  (await queries.execute(sql`SELECT * FROM failures ORDER BY attempt`)).rows
const handled = async ({ queries }: Database) => (await queries.execute(sql`SELECT word FROM handled`)).rows
const failed = ({ queries }: Database) => findJobs(queries, { states: ['failed'], name: 'record', limit: 5 })

/** As if the process that fetched jobs had been killed that long ago. */
const killSince = ({ queries }: Database, seconds: number) =>
  queries.execute(
    sql`UPDATE pgboss.job SET heartbeat_on = now() - ${seconds} * interval '1 second' WHERE state = 'active'`,
  )

test('a job whose process is killed during its last attempt is a dead letter, and its module is notified once', async () => {
  const database = await databaseOfThisTest()
  const record = await recordingJob(database, { delaysSeconds: [] })
  const [one, other] = [await startJobProcess(database, [record]), await startJobProcess(database, [record])]
  await one.enqueue(database.queries, record, { word: 'lost' })
  await one.boss.fetch('record')
  await killSince(database, 31)

  await Promise.all([one.supervise(), other.supervise()])
  await one.supervise()

  expect(await failures(database)).toEqual([{ word: 'lost', attempt: 1, is_given_up: true }])
  expect(await failed(database)).toMatchObject([{ output: { message: 'Its process was killed, or hung.' } }])
  expect([...one.failures, ...other.failures]).toMatchObject([{ name: 'JobLost' }])
})

test('no process ran for an hour: the first one to start still notifies the module of the dead job', async () => {
  const database = await databaseOfThisTest()
  const record = await recordingJob(database, { delaysSeconds: [] })
  const killed = await startJobProcess(database, [record])
  await killed.enqueue(database.queries, record, { word: 'lost' })
  await killed.boss.fetch('record')
  await killed.stop()
  await killSince(database, 3_600)
  await database.queries.execute(sql`UPDATE pgboss.job SET started_on = now() - interval '1 hour'`)

  const next = await startJobProcess(database, [record])
  await next.supervise()

  expect(await failures(database)).toEqual([{ word: 'lost', attempt: 1, is_given_up: true }])
})

test('a job whose process is killed before its last attempt is run by another process', async () => {
  const database = await databaseOfThisTest()
  const record = await recordingJob(database, { delaysSeconds: [60] })
  const [killed, other] = [await startJobProcess(database, [record]), await startJobProcess(database, [record])]
  await killed.enqueue(database.queries, record, { word: 'lost' })
  await killed.boss.fetch('record')
  await killSince(database, 31)

  await other.supervise()
  await makeAllDue(database.queries)
  await other.runDue()

  expect(await failures(database)).toEqual([{ word: 'lost', attempt: 1, is_given_up: false }])
  expect(await handled(database)).toEqual([{ word: 'lost' }])
  expect(await failed(database)).toEqual([])
})

test('a job whose process has a recent heartbeat is left to it', async () => {
  const database = await databaseOfThisTest()
  const record = await recordingJob(database, { delaysSeconds: [] })
  const [slow, other] = [await startJobProcess(database, [record]), await startJobProcess(database, [record])]
  await slow.enqueue(database.queries, record, { word: 'slow' })
  await slow.boss.fetch('record')
  await killSince(database, 20)

  await other.supervise()

  expect(await failures(database)).toEqual([])
  expect(await failed(database)).toEqual([])
})
