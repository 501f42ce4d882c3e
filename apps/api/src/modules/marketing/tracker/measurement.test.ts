import type { LandingPage } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { publish } from '../../../testing/form-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { holderOf } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const plain = { isMeasured: true, metaPixelId: '', tiktokPixelId: '', googleTagId: '' }
const at = ({ id }: Pick<LandingPage, 'id'>) => `/admin/landing-pages/${id}/measurement`

/** How the page was measured when its bytes were drawn last. */
async function lastDrawn(pageId: string) {
  await app.jobs.runDue()
  return app.pageDrawer.drawn.findLast((snapshot) => snapshot.pageId === pageId)?.measurement
}

test('a page is measured by default and sends nothing to advertisers', async () => {
  const { page } = await makePage(desk)
  expect((await desk.get(at(page))).body.data).toEqual(plain)
  await publish(desk, page)
  expect(await lastDrawn(page.id)).toEqual(plain)
})

test('pixels and the switch reach a published page at once, without publishing it again', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  const pixels = {
    isMeasured: true,
    metaPixelId: ' 123456789012345 ',
    tiktokPixelId: 'CABCDE1234567890FGHI',
    googleTagId: 'G-ABC123XYZ9',
  }
  const reply = await desk.send('PUT', at(page), pixels)
  expect([reply.status, reply.body.data]).toEqual([200, { ...pixels, metaPixelId: '123456789012345' }])
  expect(await lastDrawn(page.id)).toEqual({ ...pixels, metaPixelId: '123456789012345' })

  expect((await desk.send('PUT', at(page), { ...plain, isMeasured: false })).status).toBe(200)
  expect(await lastDrawn(page.id)).toBeNull()
})

test('concurrent changes of the measurement settings are merged by field', async () => {
  const { page } = await makePage(desk)
  const other = await holderOf(app, 'publish')
  const replies = await Promise.all([
    desk.send('PUT', at(page), { metaPixelId: '123456789012345' }),
    other.send('PUT', at(page), { tiktokPixelId: 'CABCDE1234567890FGHI' }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const both = { ...plain, metaPixelId: '123456789012345', tiktokPixelId: 'CABCDE1234567890FGHI' }
  expect((await desk.get(at(page))).body.data).toEqual(both)
  const emptied = await desk.send('PUT', at(page), { metaPixelId: '', isMeasured: false })
  expect(emptied.body.data).toEqual({ ...both, metaPixelId: '', isMeasured: false })
})

test('ids that were copied with spaces or typed in small letters are what the advertiser gave', async () => {
  const { page } = await makePage(desk)
  const typed = {
    isMeasured: true,
    metaPixelId: '123 456 789 012 345\u200b',
    tiktokPixelId: 'cabcde1234567890fghi',
    googleTagId: 'g-abc123xyz9 ',
  }
  expect((await desk.send('PUT', at(page), typed)).body.data).toEqual({
    isMeasured: true,
    metaPixelId: '123456789012345',
    tiktokPixelId: 'CABCDE1234567890FGHI',
    googleTagId: 'G-ABC123XYZ9',
  })
})

test('switched off for the site no page measures, and on again all do', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  expect((await desk.get('/admin/measurement')).body.data).toEqual({ isMeasuring: true, retentionDays: 90 })
  await desk.send('PUT', '/admin/measurement', { isMeasuring: false, retentionDays: 30 })
  expect(await lastDrawn(page.id)).toBeNull()
  await desk.send('PUT', '/admin/measurement', { isMeasuring: true, retentionDays: 30 })
  expect(await lastDrawn(page.id)).toEqual(plain)
})

test.each([
  [{ ...plain, metaPixelId: '12345' }, { metaPixelId: 'ID piksel Meta terdiri dari 10 sampai 20 angka' }],
  [{ ...plain, metaPixelId: '12345678901"><script>' }, { metaPixelId: expect.stringContaining('Meta') }],
  [{ ...plain, tiktokPixelId: 'kecil' }, { tiktokPixelId: expect.stringContaining('TikTok') }],
  [{ ...plain, googleTagId: 'UA-1' }, { googleTagId: 'ID tag Google diawali G-, GT-, atau AW-' }],
  [{ ...plain, lain: 1 }, { lain: 'Isian ini tidak dikenal' }],
])('what is no id is refused with a sentence at its field (%#)', async (body, fields) => {
  const { page } = await makePage(desk)
  const reply = await desk.send('PUT', at(page), body)
  const fieldErrors = (reply.body.data as { fields: { path: string; message: string }[] }).fields
  expect([reply.status, Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message]))]).toEqual([
    422,
    fields,
  ])
})

test('how long events are kept has its limits', async () => {
  for (const retentionDays of [6, 731, 30.5]) {
    const reply = await desk.send('PUT', '/admin/measurement', { isMeasuring: true, retentionDays })
    expect([retentionDays, reply.status]).toEqual([retentionDays, 422])
  }
})

test('admins who publish configure a page, shop managers the site, and others neither', async () => {
  const { page } = await makePage(desk)
  const designer = await holderOf(app, 'design')
  const publisher = await holderOf(app, 'publish')
  const moderator = await app.signedIn({ role: 2 })
  expect((await designer.get(at(page))).status).toBe(200)
  expect((await designer.send('PUT', at(page), plain)).status).toBe(403)
  expect((await publisher.send('PUT', at(page), plain)).status).toBe(200)
  expect((await moderator.get('/admin/measurement')).status).toBe(403)
  expect((await app.visitor().get(at(page))).status).toBe(401)
  expect((await desk.get('/admin/landing-pages/0190f5fe-7c00-7a00-8000-000000000000/measurement')).status).toBe(404)
})
