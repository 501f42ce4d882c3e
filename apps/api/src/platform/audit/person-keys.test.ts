import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedInLearner } from '../../testing/learner-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openPersonal, personKeyIds } from './people-values.rules.ts'
import { findPersonKeys, resealPersonKeys } from './person-keys.repo.ts'
import { PERSON_KEYS } from './record-change.ts'

const former = 'a secret that only tests use, long enough'
const secret = 'the secret after a rotation, long enough'
const app = await createTestApp()

async function entryOf(actorId: string) {
  const { rows } = await app.database.queries.execute(
    sql`SELECT id, before, after FROM audit_entries WHERE actor_id = ${actorId}`,
  )
  expect(rows).toHaveLength(1)
  return rows[0] as { id: string; before: unknown; after: unknown }
}

/** The record after the change, as far as an application can read it. */
async function readableAfter({ database, context }: Pick<typeof app, 'database' | 'context'>, actorId: string) {
  const { id, after } = await entryOf(actorId)
  const keys = await findPersonKeys(database.queries, context.keyFor(PERSON_KEYS), [...personKeyIds(after)])
  return openPersonal(after, keys, id)
}

async function renamed(name: string) {
  const desk = await signedInLearner(app, { name: 'Sari Wulandari' })
  expect((await desk.patch('/me', { name })).status).toBe(200)
  return desk
}

test('a person’s name, e-mail and number are in the database sealed alone, and can be read', async () => {
  const { learner } = await renamed('Sari Puspita')

  const { before, after } = await entryOf(learner.id)
  for (const kept of [before, after]) expect(JSON.stringify(kept)).not.toMatch(/Sari|contoh\.test|62812/)
  expect(await readableAfter(app, learner.id)).toMatchObject({ name: 'Sari Puspita', email: learner.email })
})

test('once the account is erased nothing in the audit says who it was', async () => {
  const { learner } = await renamed('Sari Puspita')
  await app.database.queries.execute(sql`DELETE FROM learner_users WHERE id = ${learner.id}`)

  const { rows } = await app.database.queries.execute(
    sql`SELECT 1 FROM audit_person_keys WHERE learner_id = ${learner.id}`,
  )
  expect(rows).toEqual([])
  expect(await readableAfter(app, learner.id)).toMatchObject({ id: learner.id, name: '[erased]', email: '[erased]' })
})

test('after a rotation of the secret former entries can be read, also once it is removed', async () => {
  const { learner } = await renamed('Sari Puspita')
  const rotated = await createTestApp({ database: app.database, overrides: { secret, formerSecrets: [former] } })
  expect(await readableAfter(rotated, learner.id)).toMatchObject({ name: 'Sari Puspita' })

  await resealPersonKeys(app.database.queries, rotated.context.keyFor(PERSON_KEYS))

  const withoutFormer = await createTestApp({ database: app.database, overrides: { secret } })
  expect(await readableAfter(withoutFormer, learner.id)).toMatchObject({ name: 'Sari Puspita' })
})

test('two changes of one person at once share the person’s key', async () => {
  const desk = await signedInLearner(app)
  await Promise.all(['Satu', 'Dua', 'Tiga'].map((name) => desk.patch('/me', { name })))

  const { rows } = await app.database.queries.execute(
    sql`SELECT count(*)::int AS count FROM audit_person_keys WHERE learner_id = ${desk.learner.id}`,
  )
  expect(rows).toEqual([{ count: 1 }])
})
