import { fileURLToPath } from 'node:url'
import type { Partner } from '@naikkelas/contract/identity'
import { type Download, leadAddress } from '@naikkelas/contract/marketing'
import { formField, formSection } from '@naikkelas/api/testing/form-factories'
import { headline, makePage } from '@naikkelas/api/testing/page-factories'
import { publish } from '@naikkelas/api/testing/publishing-factories'
import { courseValue, makeSellable } from '@naikkelas/api/testing/catalogue-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import { eventsOf, phoneBrowser, visitOf } from '@naikkelas/api/testing/tracker-factories'
import { drawing, upload } from '@naikkelas/api/testing/upload'
import { pixelScript } from '@naikkelas/page-html/page-script'
import { siteScript } from './site-script/site-script.gen.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { createPageDrawer } from './page-drawer.ts'
import { startTestServer } from './testing/test-server.ts'

const publicUrl = 'http://naikkelas.co.id:4872'
const host = 'kopi-ratna.naikkelas.co.id:4872'
const origin = `http://${host}`

const database = await createTestDatabase()
afterAll(() => database.drop())
const pageDrawer = createPageDrawer({ build: 'test build' })
const app = await createTestApp({ database, overrides: { pageDrawer, publicUrl } })
const desk = await app.signedIn()

const course = await makeSellable(desk, courseValue())
const { page, form, top } = await makePartnerPage()

/** With a picture, a form that gives a file, and what measures visits. */
async function makePartnerPage() {
  const given = { name: 'Kopi Ratna', subdomain: 'kopi-ratna' }
  const partner = (await desk.post('/admin/partners', given)).body.data as Partner
  const bytes = await drawing({ width: 1300, height: 900 }).png().toBuffer()
  const { media } = await upload(app, desk, { bytes, fileName: 'gerai.png' })
  await app.jobs.runDue()
  const top = headline({ title: 'Kopi Ratna ★' })
  top.content.image = { mediaId: media.id, alt: 'Gerai', isDecorative: false }
  const cta = { label: 'Kirim', target: { kind: 'url', href: await addDownload() }, style: 'primary', note: '' }
  const section = formSection('lead_form', { fields: [formField('name')], cta })
  top.content.cta = { label: 'Beli', target: { kind: 'checkout', itemId: course.id }, style: 'primary', note: '' }
  const made = await makePage(desk, { kind: 'partner', link: 'kopi-ratna', sections: [top, section] })
  await desk.patch(`/admin/landing-pages/${made.page.id}`, { partner_id: partner.id })
  await publish(desk, made.page)
  return { page: made.page, form: section, top }
}

/** What the partner's own host answers. */
async function partnerHost() {
  const secret = 'a secret that only tests use, long enough'
  const server = await startTestServer({
    dataDir: app.dataDir,
    fileFolders: [fileURLToPath(new URL('../public', import.meta.url))],
    env: { databaseUrl: database.url, publicUrl, appSecret: secret },
  })
  return (path: string, options: Parameters<typeof server.ask>[1] = {}) =>
    server.ask(path, { ...options, headers: { host, ...options.headers } })
}

async function addDownload() {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\nisi'], 'menu.pdf'))
  const cookie = [...desk.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { origin: 'http://localhost:3000', 'x-requested-with': 'naikkelas', cookie }
  const response = await app.fetch(
    new Request('http://localhost:3000/api/admin/downloads', { method: 'POST', headers, body: form }),
  )
  return ((await response.json()) as { data: Download }).data.address
}

/** Every file that a page makes a browser ask its own host for. */
function filesOf(html: string): string[] {
  const named = [
    ...[...html.matchAll(/\ssrc="([^"]+)"/g)].map(([, address = '']) => address),
    ...[...html.matchAll(/\s(?:image)?srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
      set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
    ...[...html.matchAll(/<link\b[^>]*\brel="(?:preload|stylesheet|icon)"[^>]*>/g)].map(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    ),
    ...[...html.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address),
    ...[...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, address = '']) => address),
  ]
  return [...new Set(named.filter((address) => address !== '' && !address.startsWith('data:')))]
}

test('every file of a partner’s page is available at the partner’s own host', async () => {
  const at = await partnerHost()
  const files = filesOf((await at('/p/kopi-ratna')).body.toString())
  for (const part of [/^\/media\/.+avif$/, /^\/media\/.+webp$/, /^\/fonts\//, /^\/assets\//, /^http:.+\/media\//])
    expect([part, files.filter((file) => part.test(file))]).not.toEqual([part, []])
  // The picture of links is named at our own host, and is at both.
  const paths = [...files.map((file) => file.replace(publicUrl, '')), pixelScript.path, siteScript.path]
  for (const path of paths) expect([path, (await at(path)).status]).toEqual([path, 200])
})

test('a partner’s host has robots.txt and a sitemap', async () => {
  const at = await partnerHost()
  const robots = await at('/robots.txt')
  expect([robots.status, robots.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  expect((await at('/sitemap.xml')).headers.location).toBe(`${publicUrl}/sitemap.xml`)
})

test('a visit at a partner’s host is reported by beacon, from its own pages only', async () => {
  const at = await partnerHost()
  const visit = visitOf({ pageId: page.id, page: page.address, url: origin + page.address, subdomain: 'kopi-ratna' })
  const beacon = (path: string, body: string, type: string) =>
    at(path, {
      method: 'POST',
      body,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'user-agent': phoneBrowser,
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
      },
    })
  expect((await beacon('/api/tracker', JSON.stringify(visit), 'text/plain;charset=UTF-8')).status).toBe(200)
  const link = `${origin}${page.address}?fbclid=abc`
  const click = `${new URLSearchParams({ link, date: '1795000000', sponsor_id: '', name: 'ads.landing_page.course' })}`
  const foreign = { origin: 'https://jahat.example', 'content-length': '2' }
  expect((await at('/api/tracker', { method: 'POST', body: '{}', headers: foreign })).status).toBe(403)
  expect((await beacon('/api/log', click, 'application/x-www-form-urlencoded;charset=UTF-8')).status).toBe(200)
  // Pages need no preflight, so no other origin is allowed.
  const asking = { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }
  const asked = await at('/api/tracker', asking)
  expect([asked.status, asked.headers.allow, asked.headers['access-control-allow-origin']]).toEqual([
    405,
    'POST',
    undefined,
  ])
  await vi.waitFor(async () => expect(await eventsOf(app, page.id)).toMatchObject([{ subdomain: 'kopi-ratna' }]), {
    timeout: 20_000,
  })
})

test('a form of a partner’s page is submitted at the partner’s host, and its file is delivered', async () => {
  const at = await partnerHost()
  const address = leadAddress({ pageId: page.id, sectionId: form.id })
  const json = (method: string, path: string, body?: string) =>
    at(path, { method, ...(body && { body }), headers: { origin, 'content-type': 'application/json' } })
  const sent = await json('POST', address, JSON.stringify({ answers: { name: 'Sari' } }))
  const { goTo } = (JSON.parse(sent.body.toString()) as { data: { goTo: string } }).data
  expect(goTo).toMatch(/^\/terima-kasih\//)
  expect((await at(goTo)).status).toBe(200)
  const thanks = await json('GET', `${address}?sent=${new URL(goTo, origin).searchParams.get('isian')}`)
  const { next } = (JSON.parse(thanks.body.toString()) as { data: { next: { address: string } } }).data
  const { status, headers } = await at(next.address)
  // A file to download comes from our own host, by a redirect.
  expect([status, headers.location]).toEqual([302, publicUrl + next.address])
})

test('a link to a checkout leads from the partner’s host to ours, signed, and is clean before the checkout is shown', async () => {
  const at = await partnerHost()
  const html = (await at('/p/kopi-ratna')).body.toString()
  const link = /href="(\/checkout\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(link).toMatch(new RegExp(`^/checkout/${course.id}\\?ref=\\w+&asal=${page.id}.${top.id}$`))
  const { status, headers: left } = await at(link)
  expect([status, left['set-cookie']]).toEqual([302, undefined])
  const { origin: ours, pathname, search } = new URL(left.location ?? '')
  expect([ours, pathname]).toEqual([publicUrl, `/checkout/${course.id}`])
  expect(search).toMatch(/^\?ref=\w+&jejak=[\w-]+\.[\w-]+$/)
  const { headers: arrived } = await at(pathname + search, { headers: { host: new URL(publicUrl).host } })
  expect(arrived.location).toMatch(/^\/checkout\/[\w-]+\?ref=\w+$/)
  expect(arrived['set-cookie']?.[0]).toContain('HttpOnly')
  // Nothing else of the checkout is at the partner's host.
  expect((await at(pathname)).headers.location).toBe(publicUrl + pathname)
  expect((await at(link, { method: 'POST', headers: { 'content-length': '0' } })).status).toBe(421)
})

test('a partner’s host asks who is signed in there, has no sign-in form and sets no cookie for a visit', async () => {
  const at = await partnerHost()
  const answers = [await at('/p/kopi-ratna'), await at('/api/session'), await at('/api/me'), await at('/admin')]
  expect(answers.map(({ status, headers }) => [status, headers['set-cookie']])).toEqual([
    [200, undefined],
    [200, undefined],
    [302, undefined],
    [302, undefined],
  ])
  expect(JSON.parse(answers[1]?.body.toString() ?? '')).toMatchObject({ data: { visitor: null } })
  const body = JSON.stringify({ email: desk.admin.email, password: 'x' })
  const headers = { origin, 'content-type': 'application/json' }
  expect((await at('/api/admin/sign-in', { method: 'POST', body, headers })).status).toBe(421)
})
