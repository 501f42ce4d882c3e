import { brotliDecompressSync } from 'node:zlib'
import { makeFixedPage } from '@naikkelas/api/testing/fixed-page'
import { headline, makePage, readPage, retitle, send, change } from '@naikkelas/api/testing/page-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import type { Partner } from '@naikkelas/contract/identity'
import { shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { expect, test, vi } from 'vitest'
import { apiPageSource } from './pages/api-page-source.ts'
import { startPagePoll } from './pages/page-poll.ts'
import { createDrawingApp } from './testing/drawing-app.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'

const { app, database, desk, pageDrawer, draws, listener: listenerOf, ...drawing } = await createDrawingApp()

async function publish(pageId: string): Promise<string> {
  expect(await drawing.publish(pageId)).toMatchObject({ status: 200 })
  return (await readPage(desk, pageId)).page.address
}

test('a draft has no public address; once published it is one complete document', async () => {
  const { page } = await makePage(desk, { link: 'kelas-pertama' })
  const listener = await listenerOf(app)
  const before = await listener.ask(page.address)
  const address = await publish(page.id)
  await listener.store.takeIn(await apiPageSource(app.publicPages).recentlyChanged())
  const after = await listener.ask(address, { headers: { 'accept-encoding': 'br' } })
  expect(before.status).toBe(418)
  expect(after.status).toBe(200)
  const html = brotliDecompressSync(after.body).toString()
  expect(html).toMatch(/^<!doctype html>/)
  expect(html).toContain('Toko ramai tanpa banting harga')
  expect(after.headers['content-security-policy']).toContain("style-src 'sha256-")
})

test('a partner’s page is served at /p only', async () => {
  const { page } = await makePage(desk, { link: 'kopi-ratna', kind: 'partner' })
  const listener = await listenerOf(app)
  expect(await publish(page.id)).toBe('/p/kopi-ratna')
  expect((await listener.ask('/p/kopi-ratna')).status).toBe(200)
  expect((await listener.ask('/kopi-ratna')).status).toBe(418)
})

test('a page of the site is served at its own path of one or two segments, and at no other spelling', async () => {
  await makeFixedPage(app.context, '/jasa-kami', 'Jasa untuk toko Anda')
  await makeFixedPage(app.context, '/jasa-kami/marketplace', 'Toko yang dirapikan')
  const listener = await listenerOf(app)
  expect((await listener.ask('/jasa-kami')).body.toString()).toContain('Jasa untuk toko Anda')
  expect((await listener.ask('/jasa-kami/marketplace')).body.toString()).toContain('Toko yang dirapikan')
  expect(await listener.ask('/Jasa-Kami/Marketplace/?utm_source=ig')).toMatchObject({
    status: 308,
    headers: { location: '/jasa-kami/marketplace?utm_source=ig' },
  })
  expect((await listener.ask('/jasa-kami/marketplace/lain')).status).toBe(418)
  expect((await listener.ask('/jasa-kami/lain')).status).toBe(418)
})

test('another process serves a publish and an unpublish within a second', async () => {
  const other = await createTestApp({ database, overrides: { pageDrawer } })
  const { page, sections } = await makePage(desk, { link: 'dua-proses' })
  await publish(page.id)
  const listener = await listenerOf(other)
  const poll = startPagePoll({ source: apiPageSource(other.publicPages), store: listener.store, onFailure: () => {} })
  expect((await listener.ask('/dua-proses')).body.toString()).toContain('Toko ramai')
  const [section] = sections
  if (!section) throw new Error('the page has no section')
  await send(
    desk,
    page.id,
    (await readPage(desk, page.id)).page.headVersion,
    change(retitle(section, 'Judul yang baru')),
  )
  await publish(page.id)
  await vi.waitFor(
    async () => expect((await listener.ask('/dua-proses')).body.toString()).toContain('Judul yang baru'),
    { timeout: 20_000, interval: 20 },
  )
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
  await vi.waitFor(async () => expect((await listener.ask('/dua-proses')).status).toBe(418), {
    timeout: 20_000,
    interval: 20,
  })
  await poll.stop()
})

test('a thousand visitors in the second of a publish, at two processes, cause at most two renders', async () => {
  const before = draws()
  const [one, other] = [
    await createTestApp({ database, overrides: { pageDrawer } }),
    await createTestApp({ database, overrides: { pageDrawer } }),
  ]
  const author = await one.signedIn()
  const { page } = await makePage(author, { link: 'seribu-pengunjung' })
  const listeners = [await listenerOf(one), await listenerOf(other)]
  const crowd = (count: number) =>
    Promise.all(
      listeners.flatMap(({ ask }) => Array.from({ length: count }, async () => (await ask(page.address)).status)),
    )
  // It is 404 before it is published, and no visit renders it.
  const [reply] = await Promise.all([
    author.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion }),
    crowd(250),
  ])
  expect(reply.status).toBe(200)
  for (const app of [one, other])
    for (const { store } of listeners) await store.takeIn(await apiPageSource(app.publicPages).recentlyChanged())
  expect(new Set(await crowd(250))).toEqual(new Set([200]))
  expect(draws() - before).toBeGreaterThanOrEqual(1)
  expect(draws() - before).toBeLessThanOrEqual(2)
})

test('a page with a changed link is served at the new one, and the old one redirects there', async () => {
  const { page } = await makePage(desk, { link: 'tautan-lama' })
  await publish(page.id)
  const listener = await listenerOf(app)
  await listener.ask('/tautan-lama')
  expect((await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'tautan-baru' })).status).toBe(200)
  // The page names its own address, so it is drawn again right after the answer.
  await app.jobs.runDue()
  await listener.store.takeIn(await apiPageSource(app.publicPages).recentlyChanged())
  const old = await listener.ask('/tautan-lama?utm_source=wa')
  expect([old.status, old.headers.location]).toEqual([301, '/tautan-baru?utm_source=wa'])
  const moved = await listener.ask('/tautan-baru')
  expect(moved.body.toString()).toContain('/tautan-baru')
})

test('a page is published and unpublished on schedule in every process, and redirects during a database outage', async () => {
  const own = await createTestDatabase()
  let now = new Date('2026-11-20T10:00:00Z')
  const clock = { now: () => now }
  const [one, other] = [
    await createTestApp({ database: own, overrides: { pageDrawer, clock } }),
    await createTestApp({ database: own, overrides: { pageDrawer, clock } }),
  ]
  const author = await one.signedIn()
  const { page: next } = await makePage(author, { link: 'angkatan-dua' })
  await author.post(`/admin/landing-pages/${next.id}/publish`, { headVersion: next.headVersion })
  const { page } = await makePage(author, { link: 'angkatan-satu' })
  const reply = await author.send('PUT', `/admin/landing-pages/${page.id}/schedule`, {
    headVersion: page.headVersion,
    publishAt: '2026-11-20T18:00:00+07:00',
    unpublishAt: '2026-11-20T19:00:00+07:00',
    redirect: { kind: 'page', pageId: next.id },
  })
  expect(reply.status).toBe(200)
  const source = apiPageSource(other.publicPages)
  const dataDir = await scratchFolder()
  const listener = await startTestListener({ source, dataDir })
  const poll = startPagePoll({ source, store: listener.store, onFailure: () => {} })
  const carryOut = () => Promise.all([one.runJobs(), other.runJobs()])

  await carryOut()
  expect((await listener.ask('/angkatan-satu')).status).toBe(418)
  now = new Date('2026-11-20T11:00:00Z')
  await carryOut()
  await vi.waitFor(async () => expect((await listener.ask('/angkatan-satu')).status).toBe(200), {
    timeout: 20_000,
    interval: 20,
  })
  now = new Date('2026-11-20T12:00:00Z')
  await carryOut()
  await vi.waitFor(
    async () => {
      const answer = await listener.ask('/angkatan-satu?utm_source=wa')
      expect([answer.status, answer.headers.location]).toEqual([302, '/angkatan-dua?utm_source=wa'])
    },
    { timeout: 20_000, interval: 20 },
  )
  await poll.stop()
  await own.drop()
  for (const held of [listener, await startTestListener({ source, dataDir })])
    expect((await held.ask('/angkatan-satu')).headers.location).toBe('/angkatan-dua')
})

test('during a database outage a restarted server still serves published pages', async () => {
  const doomed = await createTestApp({ database: await createTestDatabase(), overrides: { pageDrawer } })
  const dataDir = await scratchFolder()
  const { page } = await (async () => {
    const author = await doomed.signedIn()
    const made = await makePage(author, { link: 'tahan-banting' })
    await author.post(`/admin/landing-pages/${made.page.id}/publish`, { headVersion: made.page.headVersion })
    return made
  })()
  const first = await listenerOf(doomed, dataDir)
  const served = await first.ask(page.address)
  expect(served.status).toBe(200)
  await doomed.database.drop()
  expect((await first.ask(page.address)).body).toEqual(served.body)
  const restarted = await listenerOf(doomed, dataDir)
  expect((await restarted.ask(page.address)).body).toEqual(served.body)
  expect((await restarted.ask('/tak-pernah-ada')).status).toBe(503)
})

test('a typed link to a partner’s page has the same referral code as a selected one, also after the link changes', async () => {
  const partner = (await desk.post('/admin/partners', { name: 'Barista', reference: 'barista' })).body.data as Partner
  const theirs = await makePage(desk, { link: 'kelas-barista', kind: 'partner' })
  await desk.patch(`/admin/landing-pages/${theirs.page.id}`, { partner_id: partner.id })
  const typed = (href: string) => {
    const { version, defaults } = sections.cta_button
    const cta = { label: 'Lihat', target: { kind: 'url', href }, style: 'primary', note: '' }
    const content = { ...JSON.parse(JSON.stringify(defaults)), cta } as StoredSection['content']
    return { id: shortId(), type: 'cta_button', version, content, settings: defaultSettings }
  }
  const { page } = await makePage(desk, {
    link: 'tautan-ketikan',
    sections: [
      headline(),
      typed('/p/kelas-barista?utm_source=ig#faq'),
      typed('http://localhost:3000/p/kelas-barista'),
      typed('/kelas-data'),
      typed('https://lain.test/p/kelas-barista'),
    ],
  })
  await publish(page.id)
  const links = async () => {
    const html = (await (await listenerOf(app)).ask('/tautan-ketikan')).body.toString()
    return [...html.matchAll(/href="([^"]*(?:barista|kelas-data)[^"]*)"/g)].map(([, href]) => href)
  }
  const others = ['/kelas-data', 'https://lain.test/p/kelas-barista']
  // A draft has no partner links; publishing renders the page again.
  expect(await links()).toEqual([
    '/p/kelas-barista?utm_source=ig#faq',
    'http://localhost:3000/p/kelas-barista',
    ...others,
  ])
  await publish(theirs.page.id)
  await app.jobs.runDue()
  expect(await links()).toEqual([
    '/p/kelas-barista?utm_source=ig&amp;ref=barista#faq',
    'http://localhost:3000/p/kelas-barista?ref=barista',
    ...others,
  ])
  await desk.patch(`/admin/partners/${partner.id}`, { reference: 'barista-baru' })
  await app.jobs.runDue()
  expect((await links())[1]).toBe('http://localhost:3000/p/kelas-barista?ref=barista-baru')
})
