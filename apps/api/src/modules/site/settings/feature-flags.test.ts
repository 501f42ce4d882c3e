import { defaultFlags, featureFlags, type FlagState } from '@naikkelas/contract/site'
import { describe, expect, test } from 'vitest'
import { flagsOf } from '../../../platform/settings/index.ts'
import { changeSettings, flagSeen, flagsSeen, settingsSeen, switchFlag } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn({ name: 'Rani' })
const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const plain = { isEnabled: false, version: 0, effectiveAt: null }
const doors = [
  ['GET', '/admin/feature-flags', undefined],
  ['PUT', '/admin/feature-flags/coupon', plain],
  ['GET', '/admin/site-settings', undefined],
  ...['brand', 'contact', 'legal', 'bank', 'tax', 'limits'].map(
    (group) => ['PUT', `/admin/site-settings/${group}`, { value: {}, version: 0, effectiveAt: null }] as const,
  ),
  ['DELETE', `/admin/scheduled-changes/${unknownId}`, undefined],
] as const

describe('permissions', () => {
  test.each(doors)('%s %s: a visitor may not', async (method, path, body) => {
    expect((await app.visitor().send(method, path, body)).status).toBe(401)
  })

  test.each(doors)('%s %s: an admin without the menu may not', async (method, path, body) => {
    const publisher = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'publish' }] })
    expect((await publisher.send(method, path, body)).status).toBe(403)
  })

  test.each(doors)('%s %s: a forum moderator may not, whatever menus are assigned', async (method, path, body) => {
    const moderator = await app.signedIn({ role: 2, menus: [{ menu: 'settings', capability: 'manage' }] })
    expect((await moderator.send(method, path, body)).status).toBe(403)
  })

  test('an admin who manages settings may, and one who only sees them may not', async () => {
    const manager = await app.signedIn({ role: 1, menus: [{ menu: 'settings', capability: 'manage' }] })
    const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'settings', capability: 'view' }] })
    expect((await manager.get('/admin/feature-flags')).status).toBe(200)
    expect((await manager.get('/admin/site-settings')).status).toBe(200)
    expect((await viewer.get('/admin/feature-flags')).status).toBe(403)
  })
})

test('every flag is listed once, as it is by default and never changed', async () => {
  const fresh = await createTestApp()
  const flags = await flagsSeen(await fresh.signedIn())
  expect(flags.map(({ name }) => name)).toEqual([...featureFlags])
  expect(Object.fromEntries(flags.map(({ name, isEnabled }) => [name, isEnabled]))).toEqual(defaultFlags)
  for (const flag of flags) expect(flag).toMatchObject({ version: 0, changedAt: null, changedBy: null, scheduled: [] })
})

test('a flag that is switched holds at once, with who did it and when, and on record', async () => {
  const reply = await switchFlag(rani, 'service_payment', true)
  expect(reply).toMatchObject({ status: 200, body: { data: { isEnabled: true, version: 1, changedBy: 'Rani' } } })
  expect((await flagsOf(app.context)).service_payment).toBe(true)
  const { changedAt } = await flagSeen(rani, 'service_payment')
  expect(Date.parse(changedAt ?? '')).not.toBeNaN()

  await switchFlag(rani, 'service_payment', false)
  expect((await flagsOf(app.context)).service_payment).toBe(false)
  const { rows } = await app.database.pool.query(
    "SELECT actor_id, endpoint, record_id, before, after FROM audit_entries WHERE record_id = 'service_payment' ORDER BY at",
  )
  expect(rows).toMatchObject([
    { actor_id: rani.admin.id, before: { isEnabled: false }, after: { isEnabled: true } },
    { actor_id: rani.admin.id, before: { isEnabled: true }, after: { isEnabled: false } },
  ])
})

test('two who switch the same flag: the second gets what the first saved, and changes nothing', async () => {
  const { version } = await flagSeen(rani, 'coupon')
  const budi = await app.signedIn({ name: 'Budi' })
  await budi.send('PUT', '/admin/feature-flags/coupon', { isEnabled: false, version, effectiveAt: null })
  const late = await rani.send('PUT', '/admin/feature-flags/coupon', { isEnabled: true, version, effectiveAt: null })
  expect(late).toMatchObject({
    status: 409,
    body: {
      data: {
        code: 'setting_changed',
        mine: { isEnabled: true },
        theirs: { value: { isEnabled: false }, version: version + 1, changedBy: 'Budi' },
      },
    },
  })
  expect(await flagSeen(rani, 'coupon')).toMatchObject({ isEnabled: false, changedBy: 'Budi' })
})

test('switching a flag to what it is already is no change', async () => {
  const reply = await switchFlag(rani, 'tools_coupon', true)
  expect(reply.body.data as FlagState).toMatchObject({ isEnabled: true, version: 0, changedBy: null })
})

test.each([null, '2099-01-01T00:00:00.000Z'])(
  'the forum cannot be switched on, neither now nor later (%s), and the answer says why',
  async (effectiveAt) => {
    const reply = await switchFlag(rani, 'forum', true, effectiveAt)
    expect(reply).toMatchObject({
      status: 422,
      body: {
        data: {
          fields: [{ path: 'isEnabled', message: 'Forum belum dapat dinyalakan karena modulnya belum tersedia.' }],
        },
      },
    })
    expect(await flagSeen(rani, 'forum')).toMatchObject({ isEnabled: false, scheduled: [] })
  },
)

test.each([
  [{ isEnabled: 'ya', version: 0, effectiveAt: null }],
  [{ isEnabled: true, version: -1, effectiveAt: null }],
  [{ isEnabled: true, effectiveAt: null }],
  [{ isEnabled: true, version: 0, effectiveAt: 'besok' }],
  [{ isEnabled: true, version: 0, effectiveAt: null, role: 0 }],
  [{ isEnabled: true, version: 0, effectiveAt: '2020-01-01T00:00:00.000Z' }],
  [{ isEnabled: true, version: 0, effectiveAt: '2099-01-01T00:00:00.000Z' }],
])('what is no change of a flag is refused (%#)', async (body) => {
  expect((await rani.send('PUT', '/admin/feature-flags/auto_follow_tools', body)).status).toBe(422)
})

test('flags and changes that are not there are not found', async () => {
  expect((await rani.send('PUT', '/admin/feature-flags/rahasia', plain)).status).toBe(404)
  expect((await rani.send('PUT', '/admin/site-settings/rahasia', plain)).status).toBe(404)
  expect((await rani.remove(`/admin/scheduled-changes/${unknownId}`)).status).toBe(404)
  expect((await rani.remove('/admin/scheduled-changes/bukan-id')).status).toBe(404)
})

test('an admin who changes without end has to wait', async () => {
  const restless = await app.signedIn()
  const replies = []
  for (let change = 0; change < 121; change++)
    replies.push((await restless.send('PUT', '/admin/feature-flags/forum', plain)).status)
  expect(replies.filter((status) => status === 200)).toHaveLength(120)
  expect(replies.at(-1)).toBe(429)
  expect((await settingsSeen(rani)).brand.version).toBe(0)
  expect((await changeSettings(restless, 'brand', { name: 'Lain' })).status).toBe(429)
})
