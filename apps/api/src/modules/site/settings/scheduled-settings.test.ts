import type { ScheduledChange } from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import {
  changedSettings,
  changeSettings,
  flagSeen,
  settingsSeen,
  switchFlag,
} from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

let now = new Date('2026-12-01T03:00:00.000Z')
const clock = { now: () => now }
// Two processes on one database: jobs of both wait for the same moment.
const app = await createTestApp({ overrides: { clock } })
const other = await createTestApp({ database: app.database, overrides: { clock } })
const rani = await app.signedIn({ name: 'Rani' })

const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()

/** The moment comes, for everything that waits. */
async function pass(hours: number) {
  now = new Date(now.getTime() + hours * 3_600_000)
  await Promise.all([app.runJobs(), other.runJobs()])
}

test('a scheduled switch is listed, changes nothing before its moment, and takes effect by itself, once', async () => {
  const reply = await switchFlag(rani, 'recurring_payment', true, inHours(2))
  expect(reply).toMatchObject({
    status: 200,
    body: {
      data: {
        isEnabled: false,
        version: 0,
        scheduled: [{ effectiveAt: inHours(2), changes: { isEnabled: true }, createdBy: 'Rani', failure: null }],
      },
    },
  })
  await pass(1)
  expect(await flagSeen(rani, 'recurring_payment')).toMatchObject({ isEnabled: false, scheduled: [{}] })

  await pass(1)
  await pass(1)

  expect(await flagSeen(rani, 'recurring_payment')).toMatchObject({
    isEnabled: true,
    version: 1,
    changedBy: 'Rani',
    scheduled: [],
  })
  const { rows } = await app.database.pool.query(
    "SELECT actor_id, before, after FROM audit_entries WHERE endpoint = 'job carry-out-setting-change' AND record_id = 'recurring_payment'",
  )
  expect(rows).toMatchObject([
    { actor_id: rani.admin.id, before: { value: { isEnabled: false } }, after: { value: { isEnabled: true } } },
  ])
})

test('what is withdrawn does not happen, and is found no more', async () => {
  const reply = await switchFlag(rani, 'automatic_payment', true, inHours(1))
  const [change] = (reply.body.data as { scheduled: ScheduledChange[] }).scheduled
  expect((await rani.remove(`/admin/scheduled-changes/${change?.id}`)).status).toBe(200)
  expect((await rani.remove(`/admin/scheduled-changes/${change?.id}`)).status).toBe(404)
  await pass(2)
  expect(await flagSeen(rani, 'automatic_payment')).toMatchObject({ isEnabled: false, version: 0, scheduled: [] })
})

test('a scheduled form sets the fields that were changed, and leaves what others changed until then', async () => {
  const planned = await changedSettings(rani, 'contact', { email: 'baru@tokomaju.id' }, inHours(5))
  expect(planned).toMatchObject({ value: { email: '' }, scheduled: [{ changes: { email: 'baru@tokomaju.id' } }] })
  expect(Object.keys(planned.scheduled[0]?.changes ?? {})).toEqual(['email'])
  await changedSettings(rani, 'contact', { address: 'Jalan Dago 1' })

  await pass(6)

  expect((await settingsSeen(rani)).contact.value).toMatchObject({
    email: 'baru@tokomaju.id',
    address: 'Jalan Dago 1',
  })
})

test('changes of one setting take effect in the order of their moments', async () => {
  await switchFlag(rani, 'backup_lesson_video', false, inHours(3))
  await switchFlag(rani, 'backup_lesson_video', true, inHours(1))
  expect((await flagSeen(rani, 'backup_lesson_video')).scheduled.map(({ changes }) => changes)).toEqual([
    { isEnabled: true },
    { isEnabled: false },
  ])
  await pass(2)
  expect((await flagSeen(rani, 'backup_lesson_video')).isEnabled).toBe(true)
  await pass(2)
  expect((await flagSeen(rani, 'backup_lesson_video')).isEnabled).toBe(false)
})

test.each([
  ['has passed', -1, 'Waktu ini sudah lewat. Pilih waktu yang akan datang.'],
  ['is too far away', 24 * 366 * 6, 'Pilih waktu dalam 5 tahun ke depan.'],
])('a moment that %s is refused at its field', async (_, hours, message) => {
  const reply = await switchFlag(rani, 'addon_menu', false, inHours(hours))
  expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'effectiveAt', message }] } } })
})

test('a form without a change is not scheduled, and a setting has at most twenty schedules', async () => {
  const same = await changeSettings(rani, 'tax', {}, inHours(1))
  expect([same.status, (await settingsSeen(rani)).tax.scheduled]).toEqual([422, []])
  for (let change = 0; change < 20; change++)
    expect((await switchFlag(rani, 'tools_menu', change % 2 === 0, inHours(100 + change))).status).toBe(200)
  expect((await switchFlag(rani, 'tools_menu', true, inHours(200))).status).toBe(422)
})

test('what someone scheduled who may no longer change settings does not happen, and says why', async () => {
  const guest = await app.signedIn({ role: 1, menus: [{ menu: 'settings', capability: 'manage' }] })
  await switchFlag(guest, 'supermentor_checkout', true, inHours(1))
  await app.database.pool.query('DELETE FROM admin_menus WHERE admin_id = $1', [guest.admin.id])
  await pass(2)
  const flag = await flagSeen(rani, 'supermentor_checkout')
  expect(flag).toMatchObject({
    isEnabled: false,
    version: 0,
    scheduled: [{ failure: 'Yang menjadwalkannya tidak lagi berwenang mengubah pengaturan.' }],
  })
  expect((await rani.remove(`/admin/scheduled-changes/${flag.scheduled[0]?.id}`)).status).toBe(200)
  expect((await flagSeen(rani, 'supermentor_checkout')).scheduled).toEqual([])
})

test('a logo that waits for its moment is kept in the library until then', async () => {
  const { media: logo } = await upload(app, rani, { bytes: await drawing().jpeg().toBuffer() })
  await changedSettings(rani, 'brand', { logoId: logo.id }, inHours(1))
  expect((await rani.remove(`/admin/media/${logo.id}`)).status).toBe(409)
  await pass(2)
  expect((await settingsSeen(rani)).brand.value.logoId).toBe(logo.id)
})

test('what no longer fits at its moment changes nothing, and says why', async () => {
  await changedSettings(rani, 'tax', { npwp: '0123456789012345', name: 'PT Toko Maju', address: 'Bandung' })
  await changedSettings(rani, 'tax', { isPkp: true }, inHours(1))
  await changedSettings(rani, 'tax', { npwp: '' })
  await pass(2)
  expect((await settingsSeen(rani)).tax).toMatchObject({
    value: { isPkp: false, npwp: '' },
    scheduled: [{ changes: { isPkp: true }, failure: 'Harus diisi selama berstatus PKP' }],
  })
})
