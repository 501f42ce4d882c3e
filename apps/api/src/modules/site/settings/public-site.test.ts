import { defaultMenuItems } from '@naikkelas/contract/menu'
import { expect, test, vi } from 'vitest'
import { publish } from '../../../testing/form-factories.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { changedSettings, switchFlag } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const rani = await app.signedIn()
const visitor = app.visitor()

test('every visitor may ask for what the shell and the legal texts need, and caches may keep it for a minute', async () => {
  await changedSettings(rani, 'brand', { name: 'Toko Maju', articlesUrl: 'https://artikel.tokomaju.id/' })
  await changedSettings(rani, 'legal', {
    companyName: 'PT Toko Maju',
    companyAddress: 'Jalan Braga 5',
    privacyEmail: 'privasi@tokomaju.id',
    validSince: '2027-01-02',
  })
  await switchFlag(rani, 'addon_menu', false)

  const reply = await visitor.get('/site')

  expect(reply.status).toBe(200)
  expect(reply.body.data).toEqual({
    brand: { name: 'Toko Maju', logo: null, articlesUrl: 'https://artikel.tokomaju.id/' },
    contact: { email: '', whatsapp: '', address: '', socialLinks: [] },
    legal: {
      controller: { name: 'PT Toko Maju', address: 'Jalan Braga 5', email: 'privasi@tokomaju.id' },
      validSince: '2027-01-02',
    },
    menu: defaultMenuItems,
    sales: { isPaymentOpen: false, isServiceOpen: false, isMentorOpen: false },
    flags: { toolsEnabled: true, addonEnabled: false, forum: false },
  })
  expect(reply.headers.get('cache-control')).toBe('public, max-age=60')
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('bank accounts, tax data, limits and people are in no public answer', async () => {
  await changedSettings(rani, 'bank', {
    accounts: [{ bank: 'Bank Braga', number: '5550001112', holder: 'PT Rahasia' }],
  })
  await changedSettings(rani, 'tax', {
    isPkp: true,
    npwp: '0999888777666555',
    name: 'PT Rahasia',
    address: 'Jalan Rahasia 1',
  })
  const text = JSON.stringify((await visitor.get('/site')).body)
  for (const hidden of ['5550001112', 'Bank Braga', 'Rahasia', '0999888777666555', 'auditDays', rani.admin.name])
    expect(text).not.toContain(hidden)
})

test('nothing can be sent with the question, and one network cannot ask without end', async () => {
  expect((await visitor.get('/site?lain=1')).status).toBe(422)
  const lone = await createTestApp({ database: app.database })
  const asking = lone.visitor()
  const replies = await Promise.all(Array.from({ length: 1_201 }, () => asking.get('/site')))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('the site is named from memory while the database is away', async () => {
  const before = (await visitor.get('/site')).body.data
  const failing = vi.spyOn(app.database.pool, 'query').mockImplementation(() => {
    throw new Error('Connection terminated unexpectedly')
  })
  const during = await visitor.get('/site')
  failing.mockRestore()
  expect([during.status, during.body.data]).toEqual([200, before])
})

test('published pages are drawn again with the name and the menu of the site', async () => {
  const { page } = await makePage(rani)
  await publish(rani, page)
  const lastDrawn = async () => {
    await app.jobs.runDue()
    return app.pageDrawer.drawn.findLast(({ pageId }) => pageId === page.id)?.site
  }
  expect(await lastDrawn()).toMatchObject({ name: 'Toko Maju', menu: { toolsEnabled: true } })

  await changedSettings(rani, 'brand', { name: 'Toko Baru' })
  expect(await lastDrawn()).toMatchObject({ name: 'Toko Baru' })
  await switchFlag(rani, 'tools_menu', false)
  expect(await lastDrawn()).toMatchObject({ menu: { toolsEnabled: false } })
})

test('what no page shows has none drawn again', async () => {
  const { page } = await makePage(rani)
  await publish(rani, page)
  await app.jobs.runDue()
  const drawnBefore = app.pageDrawer.drawn.length
  await changedSettings(rani, 'limits', { auditDays: 100 })
  await changedSettings(rani, 'contact', { email: 'halo@tokomaju.id' })
  await switchFlag(rani, 'coupon', false)
  await app.jobs.runDue()
  expect(app.pageDrawer.drawn).toHaveLength(drawnBefore)
})

test('a page that was being drawn while the name changed is drawn once more', async () => {
  const { page } = await makePage(rani)
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    await changedSettings(rani, 'brand', { name: 'Toko Terbaru' })
  }
  await publish(rani, page)
  await app.runJobs()
  expect(app.pageDrawer.drawn.findLast(({ pageId }) => pageId === page.id)?.site?.name).toBe('Toko Terbaru')
})
