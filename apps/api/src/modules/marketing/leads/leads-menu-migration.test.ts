import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const accounts = {
  marketer: await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'publish' }] }),
  designer: await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] }),
  moderator: await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'publish' }] }),
}
const statuses = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(accounts).map(async ([name, desk]) => [name, (await desk.get('/admin/leads')).status] as const),
    ),
  )

test('the migration to the leads menu gives it to admins who publish, not to those who only design', async () => {
  expect(await statuses()).toEqual({ marketer: 403, designer: 403, moderator: 403 })
  const step = readMigrations().find(({ name }) => name.endsWith('_lead_capabilities'))

  // The constraints that it created no longer exist (0042).
  await app.database.queries.execute(sql.raw(step?.sql.slice(step.sql.indexOf('INSERT')) ?? ''))

  expect(await statuses()).toEqual({ marketer: 200, designer: 403, moderator: 403 })
  expect((await accounts.marketer.remove('/admin/leads/0197a1c2-0000-7000-8000-000000000001')).status).toBe(404)
})
