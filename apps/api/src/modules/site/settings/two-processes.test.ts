import { expect, onTestFinished, test, vi } from 'vitest'
import { flagsOf, settingsOf } from '../../../platform/settings/index.ts'
import { changedSettings, switchFlag } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

const waiting = { timeout: 20_000, interval: 20 }

/** Two processes on one database, both at work as they are in production. */
async function twoProcesses() {
  const database = await createTestDatabase()
  const [one, two] = [await createTestApp({ database }), await createTestApp({ database })]
  for (const process of [one, two]) {
    await process.startBackground({ withJobs: false })
    onTestFinished(() => process.stopBackground())
  }
  onTestFinished(database.drop, 10_000)
  return { database, one, two, rani: await one.signedIn() }
}

test('a flag and a name that change in one process are known to the other by themselves', async () => {
  const { one, two, rani } = await twoProcesses()
  expect((await flagsOf(two.context)).tools_menu).toBe(true)

  await switchFlag(rani, 'tools_menu', false)
  await changedSettings(rani, 'brand', { name: 'Toko Maju' })

  // The process that changed them knows at once.
  expect((await flagsOf(one.context)).tools_menu).toBe(false)
  expect((await settingsOf(one.context)).brand.name).toBe('Toko Maju')
  await vi.waitFor(async () => {
    const { data } = (await two.visitor().get('/site')).body
    expect(data).toMatchObject({ brand: { name: 'Toko Maju' }, flags: { toolsEnabled: false } })
  }, waiting)
  expect((await flagsOf(two.context)).tools_menu).toBe(false)
  expect((await settingsOf(two.context)).brand.name).toBe('Toko Maju')
})

test('what was scheduled holds in every process once its moment came, whichever process ran it', async () => {
  const { database, one, two, rani } = await twoProcesses()
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await switchFlag(rani, 'coupon', false, soon)
  // An hour later.
  await database.pool.query("UPDATE scheduled_settings SET due_at = now() - interval '1 second'")
  await one.runJobs()
  for (const { context } of [one, two])
    await vi.waitFor(async () => expect((await flagsOf(context)).coupon).toBe(false), waiting)
})

test('reading flags asks the database nothing', async () => {
  const { two } = await twoProcesses()
  await two.stopBackground()
  const asked = vi.spyOn(two.database.pool, 'query')
  for (let read = 0; read < 1_000; read++) await flagsOf(two.context)
  expect(asked).not.toHaveBeenCalled()
})

test('while the database is away the last known values hold; what changed meanwhile is known afterwards', async () => {
  const { database, two } = await twoProcesses()
  const failing = vi.spyOn(database.pool, 'query').mockImplementation(() => {
    throw new Error('Connection terminated unexpectedly')
  })
  await vi.waitFor(() => expect(failing.mock.calls.length).toBeGreaterThan(2), waiting)
  expect((await flagsOf(two.context)).coupon).toBe(true)
  failing.mockRestore()
  // Another release, or an operator, writes it.
  await database.pool.query(
    `INSERT INTO settings (name, value, version, changed_at) VALUES ('flag/coupon', '{"isEnabled": false}', 1, now())`,
  )
  await vi.waitFor(async () => expect((await flagsOf(two.context)).coupon).toBe(false), waiting)
})
