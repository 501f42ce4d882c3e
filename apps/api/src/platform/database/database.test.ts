import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { createDatabase, type Queries, type Tx } from './database.ts'

test('two transactions that deadlock both end well, because the loser is run again', async () => {
  const { transaction, queries } = await databaseOfThisTest()
  await queries.execute(sql`CREATE TABLE accounts (id integer PRIMARY KEY, amount integer NOT NULL)`)
  await queries.execute(sql`INSERT INTO accounts VALUES (1, 0), (2, 0)`)
  const bothHoldOne = barrier(2)
  const add = (first: number, second: number) =>
    transaction(async (tx) => {
      await tx.execute(sql`UPDATE accounts SET amount = amount + 1 WHERE id = ${first}`)
      await bothHoldOne()
      await tx.execute(sql`UPDATE accounts SET amount = amount + 1 WHERE id = ${second}`)
    })

  await Promise.all([add(1, 2), add(2, 1)])

  const { rows } = await queries.execute(sql`SELECT amount FROM accounts ORDER BY id`)
  expect(rows).toEqual([{ amount: 2 }, { amount: 2 }])
})

test('a transaction whose work fails leaves nothing behind', async () => {
  const { transaction, queries } = await databaseOfThisTest()
  await queries.execute(sql`CREATE TABLE notes (text text)`)

  const work = transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES ('half')`)
    throw new Error('the second half failed')
  })

  await expect(work).rejects.toThrow('the second half failed')
  expect((await queries.execute(sql`SELECT * FROM notes`)).rows).toEqual([])
})

test('a transaction that ignores a failed statement is not reported as committed', async () => {
  const { transaction } = await databaseOfThisTest()

  const work = transaction(async (tx) => {
    await tx.execute(sql`SELECT * FROM no_such_table`).catch(() => 'swallowed')
  })

  await expect(work).rejects.toThrow('rolled back')
})

test('waiting for a connection longer than the limit ends in busy', async () => {
  const { url } = await databaseOfThisTest()
  // The limit covers the opening of the first connection too.
  const small = createDatabase({ url, connections: 1, connectionWaitMs: 1_000 })
  const held = await small.pool.connect()

  const waiting = small.transaction((tx) => tx.execute(sql`SELECT 1`))

  await expect(waiting).rejects.toMatchObject({ code: 'busy', status: 503 })
  held.release()
  await small.close()
})

test('a statement past the time limit is cancelled and ends in busy', async () => {
  const { url } = await databaseOfThisTest()
  const impatient = createDatabase({ url, statementTimeoutMs: 50 })

  const slow = impatient.transaction((tx) => tx.execute(sql`SELECT pg_sleep(30)`))

  await expect(slow).rejects.toMatchObject({ code: 'busy' })
  await impatient.close()
})

test('a database that is away ends in busy, not in a crash', async () => {
  const away = createDatabase({ url: 'postgresql://nobody@localhost/none?host=/nowhere' })

  await expect(away.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toMatchObject({ code: 'busy' })
  await away.close()
})

test('connections that the server ends are replaced, and idle ones are reported instead of ending the process', async () => {
  const { url, queries } = await databaseOfThisTest()
  const lines: string[] = []
  const database = createDatabase({ url, onLine: (line) => lines.push(line) })
  await database.queries.execute(sql`SELECT 1`)
  const lost = new Promise((resolve) => database.pool.once('remove', resolve))

  await queries.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
  await lost

  expect((await database.transaction((tx) => tx.execute(sql`SELECT 7 AS seven`))).rows).toEqual([{ seven: 7 }])
  expect(lines).toEqual([expect.stringContaining('connection was lost')])
  await database.close()
})

test('a connection that is lost between two statements of a transaction ends in busy, and the next transaction works', async () => {
  const { url, queries } = await databaseOfThisTest()
  const database = createDatabase({ url })
  let lost: Promise<unknown> = Promise.resolve()
  database.pool.on('acquire', (client) => {
    lost = new Promise((resolve) => client.once('end', resolve))
  })

  const work = database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`)
    await queries.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`)
    await lost
    await tx.execute(sql`SELECT 1`)
  })

  await expect(work).rejects.toMatchObject({ code: 'busy' })
  expect((await database.transaction((tx) => tx.execute(sql`SELECT 7 AS seven`))).rows).toEqual([{ seven: 7 }])
  await database.close()
})

/** Lets callers pass when `count` have come, once; later ones pass at once. */
function barrier(count: number) {
  let come = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    come += 1
    if (come >= count) open()
    await opened
  }
}

test('queries outside of a transaction are not accepted where a transaction is needed', async () => {
  const { transaction } = await databaseOfThisTest()
  const acceptsPlainQueries: Queries extends Tx ? true : false = false
  const readsAnywhere = async (queries: Queries) => (await queries.execute(sql`SELECT 42 AS answer`)).rows

  expect(acceptsPlainQueries).toBe(false)
  expect(await transaction((tx: Tx) => readsAnywhere(tx))).toEqual([{ answer: 42 }])
})
