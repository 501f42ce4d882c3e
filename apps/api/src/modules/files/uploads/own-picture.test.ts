import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

/** A file as an upload has left it. */
async function stored(ownerId: string, { type = 1, directory = 'avatar', realm = 'learner' } = {}) {
  const { rows } = await app.database.queries.execute(sql`
    INSERT INTO files (id, type, directory, name, content_type, sha256, byte_count, owner_realm, owner_id, created_at)
    VALUES (gen_random_uuid(), ${type}, ${directory}, 'foto.webp', 'image/webp', 'x', 1, ${realm}, ${ownerId}, now())
    RETURNING id`)
  return (rows[0] as { id: string }).id
}
const isStored = async (id: string) => {
  const { rows } = await app.database.queries.execute(sql`SELECT 1 FROM files WHERE id = ${id}`)
  return rows.length === 1
}

test('an uploaded picture is shown by the profile and the bars, until it is replaced or removed', async () => {
  const desk = await signedInLearner(app)
  const first = await stored(desk.learner.id)
  expect((await desk.send('PUT', '/me/picture', { fileId: first })).status).toBe(200)

  const second = await stored(desk.learner.id)
  const picture = `/api/files/${second}`
  expect(await desk.send('PUT', '/me/picture', { fileId: second })).toMatchObject({
    status: 200,
    body: { data: { picture } },
  })

  expect((await desk.get('/me')).body.data).toMatchObject({ picture })
  expect((await desk.get('/session')).body.data).toMatchObject({ visitor: { picture } })
  expect([await isStored(first), await isStored(second)]).toEqual([false, true])

  expect(await desk.send('DELETE', '/me/picture')).toMatchObject({ status: 200, body: { data: { picture: null } } })
  expect((await desk.get('/session')).body.data).toMatchObject({ visitor: { picture: null } })
  expect(await isStored(second)).toBe(false)
})

test('only a picture that the account has uploaded for it can be shown', async () => {
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const refused = [
    await stored(other.learner.id),
    await stored(desk.learner.id, { directory: 'bukti-pembayaran' }),
    await stored(desk.learner.id, { realm: 'admin' }),
    '0197a1c2-0000-7000-8000-000000000001',
  ]
  for (const fileId of [...refused, 'foto'])
    expect(await desk.send('PUT', '/me/picture', { fileId })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'fileId' }] } },
    })
  expect((await desk.get('/me')).body.data).toMatchObject({ picture: null })
  expect(await isStored(refused[0] as string)).toBe(true)
})

test('a picture does not take other files of the account along', async () => {
  const desk = await signedInLearner(app)
  const proof = await stored(desk.learner.id, { directory: 'bukti-pembayaran' })
  await desk.send('PUT', '/me/picture', { fileId: await stored(desk.learner.id) })
  await desk.send('DELETE', '/me/picture')
  expect(await isStored(proof)).toBe(true)
})

test.each(['PUT', 'DELETE'])('%s is for members', async (method) => {
  expect((await app.visitor().send(method, '/me/picture', method === 'PUT' ? {} : undefined)).status).toBe(401)
})
