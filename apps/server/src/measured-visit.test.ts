import { formField, formSection } from '@naikkelas/api/testing/form-factories'
import { makePage } from '@naikkelas/api/testing/page-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { eventsOf, hourlySums, phoneBrowser } from '@naikkelas/api/testing/tracker-factories'
import type { StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { createPageDrawer } from './page-drawer.ts'
import { apiPageSource } from './pages/api-page-source.ts'
import { StoredReleases } from './site/stored-releases.ts'
import { siteFiles } from './site/site-files.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'
import { webListener } from './web-listener.ts'

let browser: Browser
beforeAll(async () => {
  // Of the whole browser: a beacon that outlives its page is sent by it.
  const args = [...chromiumArgs, `--user-agent=${phoneBrowser}`]
  browser = await chromium.launch({ executablePath: chromiumPath(), args })
}, 60_000)
afterAll(() => browser.close())

const reported: { side: string; where: string; pageId?: string | undefined; thrown: readonly { message: string }[] }[] =
  []
const app = await createTestApp({
  overrides: {
    pageDrawer: createPageDrawer({ build: 'test build' }),
    errorReports: { report: (report) => void reported.push(report), stop: async () => {} },
  },
})
const desk = await app.signedIn()

const section = (type: 'headline' | 'cta_button' | 'faq', content: Record<string, unknown> = {}) => ({
  id: `bagian-${type.slice(0, 3)}`,
  type,
  version: sections[type].version,
  content: JSON.parse(JSON.stringify({ ...sections[type].defaults, ...content })),
  settings: defaultSettings,
})
const cta = { label: 'Daftar sekarang', target: { kind: 'url', href: '/terima' }, style: 'primary', note: '' }

/** A published page on a server of its own, opened by a visitor on a phone. */
async function visitorOf(...further: StoredSection[]) {
  const { page } = await makePage(desk, {
    sections: [
      section('headline', { title: 'Belajar jualan' }),
      section('cta_button', { cta }),
      section('faq'),
      ...further,
    ],
  })
  const reply = await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  expect(reply.status).toBe(200)
  const folder = await scratchFolder()
  const { port } = await startTestListener({
    source: apiPageSource(app.publicPages),
    dataDir: folder,
    answer: webListener((request) => app.fetch(request, { clientAddress: '203.0.113.9' })),
    files: await siteFiles({
      folders: [],
      scriptFolder: folder,
      siteHeaders: [],
      kept: new StoredReleases(folder),
      build: 'test build',
      onFailure: () => {},
    }),
  })
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } })
  return { page, context, address: `http://127.0.0.1:${port}${page.address}` }
}

const namesOf = async (pageId: string) => (await eventsOf(app, pageId)).map(({ name }) => String(name)).sort()
const sourceCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'nk_src')?.value ?? ''

test('a visit is reported immediately, a click before the next page, reading times on leaving; each once', async () => {
  const { page, context, address } = await visitorOf()
  const tab = await context.newPage()
  await tab.goto(`${address}?utm_source=ig&utm_campaign=gajian&fbclid=rahasia&email=sari@contoh.test`)
  await vi.waitFor(async () => expect(await namesOf(page.id)).toEqual(['page_visit']), { timeout: 10_000 })

  // Longer than the two seconds after which a section counts as read, by the page's own clock.
  await tab.waitForFunction(() => performance.now() > 2_600)
  await tab.getByRole('link', { name: 'Daftar sekarang', exact: true }).click()
  await tab.waitForURL('**/terima')
  await vi.waitFor(async () => expect(await namesOf(page.id)).toContain('lp_cta_click'), { timeout: 10_000 })

  const events = await eventsOf(app, page.id)
  expect(events.find(({ name }) => name === 'lp_cta_click')).toMatchObject({
    section: 'cta_button',
    section_id: 'bagian-cta',
    button_type: 'cta',
    label: 'Daftar sekarang',
    type: '/terima',
    platform: 'mobile_android',
    traffic: 'visitor',
    source: 'instagram',
    campaign: 'gajian',
    click_ids: 'fbclid',
    partner_type: 'non-partner',
    page: page.address,
    url: `${page.address}?utm_source=ig&utm_campaign=gajian&fbclid=1`,
  })
  const read = events.filter(({ name }) => name === 'landing_page_section')
  expect(read.map(({ section }) => section)).toContain('headline')
  expect(new Set(read.map(({ section }) => section)).size).toBe(read.length)
  expect(read.every(({ visible_ms }) => Number(visible_ms) >= 2_000)).toBe(true)
  expect(JSON.stringify(events)).not.toMatch(/rahasia|sari@/)
  expect(new Set(events.map(({ view_id }) => view_id)).size).toBe(1)
  const visits = (await hourlySums(app, page.id)).filter((row) => 'name' in row && row.name === 'page_visit')
  expect(visits).toMatchObject([{ events: 1, visitors: 1 }])
  await context.close()
})

test.each([
  ['an iPad, which names itself a Mac', true, 'mobile_ios'],
  ['a Mac', false, 'desktop'],
])('%s is counted as what it is', async (_what, hasTouch, platform) => {
  const { page, context, address } = await visitorOf()
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
  const device = await browser.newContext({ userAgent, hasTouch })
  const tab = await device.newPage()
  await tab.goto(address)
  await vi.waitFor(async () => expect(await eventsOf(app, page.id)).toMatchObject([{ platform }]), { timeout: 10_000 })
  await device.close()
  await context.close()
})

test('a double click on a call to action is one click, and a later click is another', async () => {
  const staying = { ...cta, label: 'Lihat jawabannya', target: { kind: 'section', sectionId: 'bagian-faq' } }
  const { page, context, address } = await visitorOf({ ...section('cta_button', { cta: staying }), id: 'bagian-ct2' })
  const tab = await context.newPage()
  await tab.goto(address)
  const button = tab.getByRole('link', { name: 'Lihat jawabannya' })
  await button.dblclick()
  await button.press('Enter')
  await tab.close()
  await vi.waitFor(async () => expect(await namesOf(page.id)).toContain('lp_cta_click'), { timeout: 10_000 })
  expect((await namesOf(page.id)).filter((name) => name === 'lp_cta_click')).toHaveLength(2)
  await context.close()
})

test('a link opened in a new tab with the mouse wheel is reported as a click, its context menu is not', async () => {
  const { page, context, address } = await visitorOf()
  const tab = await context.newPage()
  await tab.goto(address)
  const link = tab.getByRole('link', { name: 'Daftar sekarang', exact: true })
  await link.click({ button: 'right' })
  await tab.keyboard.press('Escape')
  const opened = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  await (await opened).close()
  await tab.close({ runBeforeUnload: true })

  await vi.waitFor(async () => expect(await namesOf(page.id)).toContain('lp_cta_click'), { timeout: 10_000 })
  expect((await namesOf(page.id)).filter((name) => name === 'lp_cta_click')).toHaveLength(1)
  await context.close()
})

test('a section is reported with its total reading time, also one taller than the screen', async () => {
  const { page, context, address } = await visitorOf()
  const tab = await context.newPage()
  await tab.goto(address)
  const readFrom = async (y: number) => {
    const begun = await tab.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      return performance.now()
    }, y)
    await tab.waitForFunction((since) => performance.now() - since > 2_300, begun)
  }
  // Twenty screens: a tenth of it is never seen at once.
  await tab.evaluate(() => document.querySelector<HTMLElement>('#bagian-faq')?.style.setProperty('height', '14000px'))
  await readFrom(0)
  await readFrom(6_000)
  await readFrom(0)
  await tab.close({ runBeforeUnload: true })

  const read = async () => (await eventsOf(app, page.id)).filter(({ name }) => name === 'landing_page_section')
  await vi.waitFor(async () => expect(await read()).not.toEqual([]), { timeout: 10_000 })
  const msOf = async (id: string) => (await read()).find(({ section_id }) => section_id === id)?.visible_ms
  expect(Number(await msOf('bagian-hea'))).toBeGreaterThan(4_600)
  expect(Number(await msOf('bagian-faq'))).toBeGreaterThan(2_000)
  await context.close()
})

test('the first and the last campaign are kept for thirty days, and an ad click is logged once in seven days', async () => {
  const { page, context, address } = await visitorOf()
  const tab = await context.newPage()
  const logged: string[] = []
  tab.on('request', (request) => void (request.url().endsWith('/api/log') && logged.push(request.url())))
  await tab.goto(`${address}?utm_source=tiktok&fbclid=abc&ref=mitra-7`)
  await tab.goto(`${address}?utm_source=wa&fbclid=def`)
  await tab.goto(address)
  await vi.waitFor(async () => expect(await namesOf(page.id)).toHaveLength(3), { timeout: 10_000 })

  const [first, last] = (await sourceCookie(context)).split('|').map((query) => new URLSearchParams(query))
  expect([first?.get('utm_source'), first?.get('ref'), first?.get('fbclid')]).toEqual(['tiktok', 'mitra-7', '1'])
  expect(last?.get('utm_source')).toBe('wa')
  const sources = (await eventsOf(app, page.id)).map(({ source }) => source)
  expect(sources.sort()).toEqual(['tiktok', 'whatsapp', 'whatsapp'])
  expect(logged).toHaveLength(1)
  const visitors = new Set((await eventsOf(app, page.id)).map(({ visitor_id }) => visitor_id))
  expect(visitors.size).toBe(1)
  await context.close()
})

test('a form is sent with the time its page was open, also when submitted by Enter', async () => {
  const fields = [formField('name')]
  const { context, address } = await visitorOf(formSection('lead_form', { fields }))
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: 'networkidle' })
  await tab.getByRole('textbox').first().fill('Sari')
  const sent = tab.waitForRequest((request) => request.url().includes('/api/leads/') && request.method() === 'POST')
  await tab.keyboard.press('Enter')
  expect(Number(new URLSearchParams((await sent).postData() ?? '').get('elapsed'))).toBeGreaterThan(0)
  await context.close()
})

test('spaces and hyphens are removed from a number while typing, and kept in a name', async () => {
  const fields = [formField('name'), formField('whatsapp')]
  const { context, address } = await visitorOf(formSection('lead_form', { fields }))
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: 'networkidle' })
  const [name, number] = [tab.getByLabel('Nama'), tab.getByLabel('Nomor WhatsApp')]
  await name.pressSequentially('Siti Nur-Aini')
  await number.pressSequentially('+62 812-3456 7890')
  expect([await name.inputValue(), await number.inputValue()]).toEqual(['Siti Nur-Aini', '+6281234567890'])
  await number.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4))
  await number.pressSequentially('99')
  expect(await number.inputValue()).toBe('+628991234567890')
  await context.close()
})

test('with measurement off the page has no script and reports nothing', async () => {
  const { page, context, address } = await visitorOf()
  const off = { isMeasured: false, metaPixelId: '', tiktokPixelId: '', googleTagId: '' }
  expect((await desk.send('PUT', `/admin/landing-pages/${page.id}/measurement`, off)).status).toBe(200)
  await app.jobs.runDue()
  const tab = await context.newPage()
  const asked: string[] = []
  tab.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await tab.goto(address, { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /\.js$|^\/api/.test(path))).toEqual([])
  await expect.poll(() => tab.getByRole('heading', { name: 'Belajar jualan' }).isVisible()).toBe(true)
  expect(await tab.locator('script:not([type])').count()).toBe(0)
  await context.close()
})

test('advertisers get no event without consent; with consent each event is sent once with the tracker’s id', async () => {
  const { page, context, address } = await visitorOf()
  const pixels = { isMeasured: true, metaPixelId: '123456789012345', tiktokPixelId: '', googleTagId: '' }
  expect((await desk.send('PUT', `/admin/landing-pages/${page.id}/measurement`, pixels)).status).toBe(200)
  await app.jobs.runDue()
  const foreign: string[] = []
  const pixelScripts: string[] = []
  await context.route(/^https:/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const tab = await context.newPage()
  tab.on('request', (request) => void (/\/assets\/x-/.test(request.url()) && pixelScripts.push(request.url())))
  const violations: string[] = []
  tab.on(
    'console',
    (message) => void (/Content Security Policy/.test(message.text()) && violations.push(message.text())),
  )

  await tab.goto(address, { waitUntil: 'networkidle' })
  const ask = tab.getByRole('complementary', { name: 'Izin iklan' })
  await expect.poll(() => ask.isVisible()).toBe(true)
  const [no, yes] = [ask.getByRole('button', { name: 'Tolak' }), ask.getByRole('button', { name: 'Setuju' })]
  const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()]
  expect([noBox?.height, noBox?.y]).toEqual([yesBox?.height, yesBox?.y])
  expect([foreign, pixelScripts]).toEqual([[], []])

  await no.click()
  await expect.poll(() => ask.isVisible()).toBe(false)
  await tab.goto(address, { waitUntil: 'networkidle' })
  expect([await ask.isVisible(), foreign, pixelScripts]).toEqual([false, [], []])

  await tab.getByRole('link', { name: 'Pengaturan privasi' }).press('Enter')
  await expect.poll(() => ask.isVisible()).toBe(true)
  // A keyboard user who opened the question has the focus on it, no longer at the page's end.
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Izin iklan')
  await yes.click()
  await vi.waitFor(() => expect(foreign).toEqual(['https://connect.facebook.net/en_US/fbevents.js']), {
    timeout: 10_000,
  })
  const calls = () =>
    tab.evaluate(
      () => (window as unknown as { fbq?: { queue: unknown[][] } }).fbq?.queue.map((call) => [...call]) ?? [],
    )
  await vi.waitFor(async () => expect(await calls()).toHaveLength(2), { timeout: 10_000 })
  const reported = (await calls()).at(-1)?.at(-1) as { eventID: string }
  const stored = (await eventsOf(app, page.id)).filter(({ name }) => name === 'page_visit')
  expect(stored.map(({ id }) => id)).toContain(reported.eventID)
  expect(violations).toEqual([])

  await tab.reload({ waitUntil: 'networkidle' })
  expect(await ask.isVisible()).toBe(false)
  expect(foreign).toHaveLength(2)

  // A visitor who agreed to one advertiser is asked about another one of another page.
  const other = await visitorOf()
  const tiktok = { ...pixels, metaPixelId: '', tiktokPixelId: 'CABCDEFGHIJKLMNOPQRS' }
  expect((await desk.send('PUT', `/admin/landing-pages/${other.page.id}/measurement`, tiktok)).status).toBe(200)
  await app.jobs.runDue()
  await tab.goto(other.address, { waitUntil: 'networkidle' })
  await expect.poll(() => ask.isVisible()).toBe(true)
  expect(foreign).toHaveLength(2)
  await yes.click()
  await vi.waitFor(() => expect(foreign.at(-1)).toContain('https://analytics.tiktok.com/'), { timeout: 10_000 })
  await tab.goto(address, { waitUntil: 'networkidle' })
  expect([await ask.isVisible(), foreign.length]).toEqual([false, 4])

  // A no that comes after a yes is one to all of them, and takes what was loaded off the page at once.
  await tab.getByRole('link', { name: 'Pengaturan privasi' }).press('Enter')
  await Promise.all([tab.waitForEvent('load', { timeout: 10_000 }), no.click()])
  await tab.goto(other.address, { waitUntil: 'networkidle' })
  expect([await ask.isVisible(), foreign.length]).toEqual([false, 4])
  await other.context.close()
  await context.close()

  const without = await browser.newContext({ javaScriptEnabled: false })
  const quiet = await without.newPage()
  await quiet.goto(address)
  expect(await quiet.getByRole('complementary').count()).toBe(0)
  await without.close()
})

test('page errors are reported only after consent, and those of advertisers’ scripts never', async () => {
  const { page, context, address } = await visitorOf()
  const pixels = { isMeasured: true, metaPixelId: '123456789012345', tiktokPixelId: '', googleTagId: '' }
  expect((await desk.send('PUT', `/admin/landing-pages/${page.id}/measurement`, pixels)).status).toBe(200)
  await app.jobs.runDue()
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("milik Meta")' }),
  )
  await context.route('**/assets/rusak-*.js', (route) => {
    const name = new URL(route.request().url()).pathname
    return route.fulfill({ contentType: 'text/javascript', body: `throw new TypeError('${name}')` })
  })
  const tab = await context.newPage()
  const thrown: string[] = []
  tab.on('pageerror', ({ message }) => void thrown.push(message))
  const fail = async (name: string) => {
    await tab.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { src }))
    }, `/assets/rusak-${name}.js`)
    await vi.waitFor(() => expect(thrown).toContain(`/assets/rusak-${name}.js`), { timeout: 10_000 })
  }

  await tab.goto(`${address}?email=sari@contoh.test`, { waitUntil: 'networkidle' })
  await fail('sebelum')
  await tab.getByRole('button', { name: 'Setuju' }).click()
  await vi.waitFor(() => expect(thrown.join()).toContain('Meta'), { timeout: 10_000 })
  await fail('sesudah')
  await vi.waitFor(() => expect(reported).toHaveLength(1), { timeout: 10_000 })
  expect(reported).toMatchObject([
    { side: 'page', where: page.address, pageId: page.id, thrown: [{ message: '/assets/rusak-sesudah.js' }] },
  ])
  await context.close()
})

test('more clicks than fit into one request are all reported', async () => {
  const { page, context, address } = await visitorOf()
  const tab = await context.newPage()
  await tab.goto(address)
  await vi.waitFor(async () => expect(await namesOf(page.id)).toEqual(['page_visit']), { timeout: 10_000 })
  await tab.evaluate(() => {
    const question = document.querySelector<HTMLElement>('summary')
    for (let presses = 0; presses < 70; presses += 1) question?.click()
  })
  await tab.close({ runBeforeUnload: true })
  await vi.waitFor(
    async () => expect((await namesOf(page.id)).filter((name) => name === 'button_click')).toHaveLength(70),
    { timeout: 10_000 },
  )
  await context.close()
})

test('a browser keeps its id until midnight in Jakarta, with consent for thirty days, then gets another one', async () => {
  const { page, context, address } = await visitorOf()
  const tab = await context.newPage()
  const dayMs = 86_400_000
  const held = () => tab.evaluate(() => [parseInt(localStorage.nk_v as string), localStorage.nk_v as string] as const)
  await tab.goto(address)
  const [end] = await held()
  expect([end - Date.now() <= dayMs, new Date(end).getUTCHours(), end % 60_000]).toEqual([true, 17, 0])

  await tab.evaluate(() => localStorage.setItem('nk_v', `${Date.now() - 1}.usang-kemarin`))
  await context.addCookies([{ name: 'nk_ok', value: 'm', url: address }])
  await tab.goto(address)
  const [agreedEnd, text] = await held()
  expect(agreedEnd - Date.now()).toBeGreaterThan(29 * dayMs)
  expect(agreedEnd - Date.now()).toBeLessThanOrEqual(30 * dayMs)
  expect(text).not.toContain('usang')
  await vi.waitFor(async () => expect(await namesOf(page.id)).toHaveLength(2), { timeout: 10_000 })
  expect(new Set((await eventsOf(app, page.id)).map(({ visitor_id }) => visitor_id)).size).toBe(2)
  await context.close()
})
