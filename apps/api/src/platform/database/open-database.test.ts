import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { databaseUrl } from '../../testing/database-url.ts'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { openDatabase } from './open-database.ts'

const options = { onLine: () => {} }

test('an existing database is used, migrated and left running', async () => {
  const { url, queries } = await databaseOfThisTest()

  const opened = await openDatabase({ ...options, databaseUrl: url })
  await opened.close()

  expect(opened.appliedMigrations).toEqual([])
  expect(opened.serverVersion).toMatch(/^\d+\.\d+/)
  expect((await queries.execute(sql`SELECT 1 AS answer`)).rows).toEqual([{ answer: 1 }])
})

test('an existing database that cannot be reached stops the start with what to check', async () => {
  const opening = openDatabase({ ...options, databaseUrl: 'postgresql://shop@localhost/shop?host=/nowhere' })

  await expect(opening).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('Is it running') })
})

test('an existing database with another encoding stops the start', async () => {
  const { url, queries } = await databaseOfThisTest()
  await queries.execute(sql`CREATE DATABASE test_ascii ENCODING SQL_ASCII TEMPLATE template0`)
  onTestFinished(async () => {
    await queries.execute(sql`DROP DATABASE test_ascii WITH (FORCE)`)
  })

  const opening = openDatabase({ ...options, databaseUrl: databaseUrl(url, 'test_ascii') })

  await expect(opening).rejects.toThrow('SQL_ASCII; create it with UTF8')
})
