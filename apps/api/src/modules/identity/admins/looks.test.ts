import { firstLook } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const dark = { mode: 'dark', density: 'compact', pages: 'list' } as const

test('an account that has chosen nothing sees the first look', async () => {
  const desk = await app.signedIn()
  expect((await desk.get('/admin/look')).body.data).toEqual(firstLook)
})

test('the look of an account is the same in another browser, and no other account has it', async () => {
  const email = 'tampilan@naikkelas.test'
  const [here, other] = [await app.signedIn({ email }), await app.signedIn()]
  expect(await here.send('PUT', '/admin/look', dark)).toMatchObject({ status: 200, body: { data: dark } })

  const elsewhere = app.visitor()
  await elsewhere.post('/admin/sign-in', { email, password: factoryPassword })
  expect((await elsewhere.get('/admin/look')).body.data).toEqual(dark)
  expect((await other.get('/admin/look')).body.data).toEqual(firstLook)

  await elsewhere.send('PUT', '/admin/look', { ...dark, mode: 'auto' })
  expect((await here.get('/admin/look')).body.data).toEqual({ ...dark, mode: 'auto' })
})

test('without a session, and with a look that does not exist, nothing is stored', async () => {
  const visitor = app.visitor()
  expect((await visitor.get('/admin/look')).status).toBe(401)
  expect((await visitor.send('PUT', '/admin/look', dark)).status).toBe(401)
  const desk = await app.signedIn()
  const refused = await desk.send('PUT', '/admin/look', { ...dark, mode: 'pink' })
  expect(refused.status).toBe(422)
  expect((await desk.send('PUT', '/admin/look', { mode: 'dark' })).status).toBe(422)
  expect((await desk.get('/admin/look')).body.data).toEqual(firstLook)
})

test('the look of a deleted account is deleted with it', async () => {
  const desk = await app.signedIn({ email: 'pergi@naikkelas.test' })
  await desk.send('PUT', '/admin/look', dark)
  await app.database.queries.execute(sql`DELETE FROM admin_users WHERE id = ${desk.admin.id}`)
  const { rows } = await app.database.queries.execute(sql`SELECT 1 FROM admin_looks WHERE admin_id = ${desk.admin.id}`)
  expect(rows).toEqual([])
})
