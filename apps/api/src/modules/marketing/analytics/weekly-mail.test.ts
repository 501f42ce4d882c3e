import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publish } from '../../../testing/form-factories.ts'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'
import { dueWeek, weeklyMail } from './weekly-mail.rules.ts'
import { queueWeeklyReports } from './weekly-mail.service.ts'

let now = new Date('2026-11-10T03:00:00Z')
const overrides = { clock: { now: () => now } }
const app = await createTestApp({ overrides })
const other = await createTestApp({ database: app.database, overrides })
const desk = await app.signedIn()
const visitor = app.visitor()

const mails = async () =>
  (
    await app.database.queries.execute(
      sql`SELECT key, recipient_email, subject, text_body, html_body FROM mails ORDER BY key`,
    )
  ).rows as { key: string; recipient_email: string; subject: string; text_body: string; html_body: string }[]

test.each([
  ['2026-11-16T00:59:59Z', null],
  ['2026-11-16T01:00:00Z', '2026-11-09'],
  ['2026-11-18T00:59:59Z', '2026-11-09'],
  ['2026-11-18T01:00:00Z', null],
  ['2026-11-22T20:00:00Z', null],
  ['2026-11-23T01:00:00Z', '2026-11-16'],
])('at %s the reported week begins on %s', (at, from) => {
  expect(dueWeek(new Date(at))?.week.from ?? null).toBe(from)
})

test('subscribers get one mail on Monday at eight, with any number of processes', async () => {
  const reader = await app.signedIn({ email: 'pembaca@naikkelas.test' })
  const late = await app.signedIn({ email: 'terlambat@naikkelas.test' })
  const gone = await app.signedIn({
    email: 'pergi@naikkelas.test',
    role: 1,
    menus: [{ menu: 'landing_pages', capability: 'view' }],
  })
  expect((await reader.get('/admin/weekly-mail')).body.data).toEqual({ isOn: false })
  for (const one of [reader, gone]) expect((await one.patch('/admin/weekly-mail', { isOn: true })).status).toBe(200)
  expect((await reader.get('/admin/weekly-mail')).body.data).toEqual({ isOn: true })
  await app.database.queries.execute(sql`DELETE FROM admin_menus WHERE admin_id = ${gone.admin.id}`)

  const { page } = await makePage(desk, { sections: [headline()] })
  await publish(desk, page)
  await desk.patch(`/admin/landing-pages/${page.id}`, { name: 'Kelas <b>iklan</b>' })
  // Sunday, a minute before midnight in Jakarta, and a minute after: another week.
  now = new Date('2026-11-15T16:59:00Z')
  const cta = { name: 'lp_cta_click' as const, section: 'headline', element: '0' }
  await sendVisit(visitor, visitOf({ pageId: page.id, events: [{ name: 'page_visit' }, cta] }))
  now = new Date('2026-11-15T17:01:00Z')
  await sendVisit(visitor, visitOf({ pageId: page.id }))

  now = new Date('2026-11-16T00:59:00Z')
  await queueWeeklyReports(app.context)
  expect(await mails()).toEqual([])
  now = new Date('2026-11-16T01:00:00Z')
  await late.patch('/admin/weekly-mail', { isOn: true })
  await Promise.all([app, other, app, other].map(({ context }) => queueWeeklyReports(context)))
  now = new Date('2026-11-17T01:00:00Z')
  await queueWeeklyReports(other.context)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient_email: 'pembaca@naikkelas.test',
    subject: 'Statistik pekan 9 November – 15 November: 1 kunjungan',
  })
  expect(mail?.text_body).toContain('1 kunjungan (pekan sebelumnya 0), 1 pengunjung unik, 1 klik CTA')
  expect(mail?.text_body).toContain(
    `http://localhost:3000/admin/landing-pages/${page.id}/statistik?sejak=2026-11-09&sampai=2026-11-15`,
  )

  now = new Date('2026-11-23T01:00:00Z')
  await reader.patch('/admin/weekly-mail', { isOn: false })
  await queueWeeklyReports(app.context)
  expect((await mails()).map(({ recipient_email }) => recipient_email)).toEqual([
    'pembaca@naikkelas.test',
    'terlambat@naikkelas.test',
  ])
})

test('names are escaped, and a week without visits is reported as such', () => {
  const week = { from: '2026-11-09', until: '2026-11-15' }
  const page = { id: 'h1', name: '<img src=x onerror="a()">', views: 2, visitors: 1, ctaClicks: 0, viewsBefore: 1 }
  const { html } = weeklyMail({ publicUrl: 'https://naikkelas.id', week, pages: [page] })
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;')
  expect(weeklyMail({ publicUrl: '', week, pages: [] }).text).toContain('Belum ada kunjungan')
})

test('subscription permissions', async () => {
  const media = await app.signedIn({ role: 2, menus: [{ menu: 'media', capability: 'publish' }] })
  expect((await visitor.get('/admin/weekly-mail')).status).toBe(401)
  expect((await visitor.patch('/admin/weekly-mail', { isOn: true })).status).toBe(401)
  expect((await media.get('/admin/weekly-mail')).status).toBe(403)
  expect((await media.patch('/admin/weekly-mail', { isOn: true })).status).toBe(403)
  expect((await desk.patch('/admin/weekly-mail', { isOn: 'ya' })).status).toBe(422)
})
