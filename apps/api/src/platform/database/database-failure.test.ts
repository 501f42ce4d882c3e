import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { startJobProcess } from '../../testing/job-process.ts'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { bossDatabase } from '../jobs/boss-connection.ts'
import { createDatabase, databaseAwayReason } from './index.ts'

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a database that is not there is known for it by every way that leads to it', async () => {
  const database = createDatabase({ url: 'postgresql://nobody@localhost/none?host=/nowhere' })
  onTestFinished(() => database.close())

  const failures = [
    await failureOf(database.queries.execute(sql`SELECT 1`)),
    await failureOf(database.transaction((tx) => tx.execute(sql`SELECT 1`))),
    await failureOf(bossDatabase(database).executeSql('SELECT 1')),
  ]

  expect(failures.map(databaseAwayReason)).toEqual(['ENOENT', 'ENOENT', 'ENOENT'])
})

test('it is known as well where pg-boss passes the failure on as a copy', async () => {
  const away = createDatabase({ url: 'postgresql://nobody@localhost/none?host=/nowhere' })
  onTestFinished(() => away.close())
  const jobs = await startJobProcess(await databaseOfThisTest(), [])
  const failure = await failureOf(bossDatabase(away).executeSql('SELECT 1'))
  if (!(failure instanceof Error)) throw new Error('It did not fail.')

  jobs.boss.emit('error', { ...failure, message: failure.message, stack: failure.stack })

  expect(jobs.failures.map(databaseAwayReason)).toEqual(['ENOENT'])
})

test('a connection that the server ends in the middle of a transaction is known for it', async () => {
  const { transaction } = await databaseOfThisTest()

  const failure = await failureOf(transaction((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)))

  expect(databaseAwayReason(failure)).toBe('57P01')
})

test('a slow statement, a wrong one, a missing file and a mail server that refuses are no database that is away', async () => {
  const { url } = await databaseOfThisTest()
  const database = createDatabase({ url, statementTimeoutMs: 20 })
  onTestFinished(() => database.close())

  const failures = [
    await failureOf(database.queries.execute(sql`SELECT pg_sleep(5)`)),
    await failureOf(database.queries.execute(sql`SELECT missing`)),
    Object.assign(new Error('no such file'), { code: 'ENOENT' }),
    new Error('mail', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
  ]

  expect(failures.map(databaseAwayReason)).toEqual([undefined, undefined, undefined, undefined])
})
