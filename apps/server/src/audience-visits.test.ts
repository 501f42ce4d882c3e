import { change, headline, makePage, readPage, retitle, send } from '@naikkelas/api/testing/page-factories'
import { bodiesAtMost, type StoredSection, testSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { documentOf } from '../../../scripts/tests/setup/drawn.ts'
import { createDrawingApp } from './testing/drawing-app.ts'

const { app, desk, pageDrawer, draws, publish, listener } = await createDrawingApp()

type Audience = NonNullable<StoredSection['settings']['audience']>

function meant(title: string, audience?: Audience): StoredSection {
  const section = headline({ title })
  return { ...section, settings: { ...section.settings, ...(audience && { audience }) } }
}
const forAll = meant('Untuk semua orang')
const forAds = meant('Harga khusus dari iklan', { source: 'ads', account: 'any' })
const forMembers = meant('Lanjutkan belajar', { source: 'any', account: 'in' })
const forOthers = meant('Belum punya akun', { source: 'any', account: 'out' })

async function listenerOf() {
  const { ask } = await listener()
  const titles = async (path: string, cookie?: string) => {
    const html = (await ask(path, cookie === undefined ? {} : { headers: { cookie } })).body.toString()
    return [...documentOf(html).querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
  }
  return { ask, titles }
}

test('a section for an audience is sent to that audience only', async () => {
  const detail = await makePage(desk, { link: 'khusus-iklan', sections: [forAds, forAll, forMembers, forOthers] })
  expect((await publish(detail.page.id)).status).toBe(200)
  const { ask, titles } = await listenerOf()
  expect(await titles('/khusus-iklan')).toEqual(['Untuk semua orang', 'Belum punya akun'])
  expect(await titles('/khusus-iklan?gclid=1')).toEqual([
    'Harga khusus dari iklan',
    'Untuk semua orang',
    'Belum punya akun',
  ])
  expect(await titles('/khusus-iklan', 'nk_in=1')).toEqual(['Untuk semua orang', 'Lanjutkan belajar'])
  expect(await titles('/khusus-iklan?utm_medium=cpc', 'nk_in=1')).toEqual([
    'Harga khusus dari iklan',
    'Untuk semua orang',
    'Lanjutkan belajar',
  ])
  const unknown = (await ask('/khusus-iklan')).body.toString()
  expect(unknown).not.toContain('Harga khusus')
  // Whatever else is on the page, its first title is the page's heading and a section keeps its name.
  expect(unknown).toMatch(/id="?headline-2"?[^]*<h1[^>]*>(?:<[^>]+>)*Untuk semua/)
})

test('a preview shows the page of an unknown visitor', async () => {
  const { page } = await makePage(desk, { sections: [forAds, forAll] })
  const reply = await desk.post(`/admin/landing-pages/${page.id}/previews`, { hours: 1 })
  const { address } = reply.body.data as { address: string }
  const snapshot = await app.publicPages.resolvePreview(address.replace('/preview/', ''))
  if (!snapshot) throw new Error('there is no preview')
  const { html } = await pageDrawer.draw(snapshot)
  expect(html).toContain('Untuk semua orang')
  expect(html).not.toContain('Harga khusus')
})

test('a page has at most eight variants, and one with more is not published', async () => {
  const sections = [
    forAll,
    ...(['ads', 'social', 'partner'] as const).map((source) => meant(`Dari ${source}`, { source, account: 'any' })),
    forMembers,
  ]
  const detail = await makePage(desk, { link: 'delapan-bentuk', sections })
  const before = draws()
  expect((await publish(detail.page.id)).status).toBe(200)
  expect(draws() - before).toBe(bodiesAtMost)
  const { page, document } = await readPage(desk, detail.page.id)
  await send(desk, page.id, page.headVersion, change(...testSection(document, forAll.id)))
  const drawn = draws()
  const refused = await publish(page.id)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body.data)).toContain(
    'Pilihan pengunjung dan uji A/B membuat 16 bentuk halaman, paling banyak 8.',
  )
  expect(draws()).toBe(drawn)
})

test('visitors of an A/B test get the sections of their audience in their variant', async () => {
  const detail = await makePage(desk, { link: 'uji-iklan', sections: [forAll, forAds] })
  const operations = testSection(detail.document, forAll.id, () => 'versi-b---')
  const { headVersion } = (await send(desk, detail.page.id, detail.page.headVersion, change(...operations))).data
  const copy = (await readPage(desk, detail.page.id)).document.sections.find(({ id }) => id === 'versi-b---')
  if (!copy) throw new Error('there is no second version')
  await send(desk, detail.page.id, headVersion, change(retitle(copy, 'Untuk separuh orang')))
  expect((await publish(detail.page.id)).status).toBe(200)
  const weights = [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ]
  const started = await desk.post(`/admin/landing-pages/${detail.page.id}/experiments`, {
    goal: 'cta',
    weights,
    leastLift: 20,
  })
  expect(started.status).toBe(201)
  const { page } = await readPage(desk, detail.page.id)
  const mark = (await app.publicPages.loadBodies(page.id, page.publishedVersion ?? 0))?.split?.mark ?? ''
  const { titles } = await listenerOf()
  expect(await titles('/uji-iklan', `nk_v_${mark}=a`)).toEqual(['Untuk semua orang'])
  expect(await titles('/uji-iklan', `nk_v_${mark}=b`)).toEqual(['Untuk separuh orang'])
  expect(await titles('/uji-iklan?gclid=1', `nk_v_${mark}=b`)).toEqual([
    'Untuk separuh orang',
    'Harga khusus dari iklan',
  ])
})

test.each([
  [{ source: 'google', account: 'any' }, 'Asal pengunjung ini tidak dikenal. Pilih dari daftar.'],
  [{ source: 'any', account: 'admin' }, 'Pilih pengunjung yang sudah atau belum masuk.'],
])('an audience of %j is refused at its place', async (audience, sentence) => {
  const { page, sections } = await makePage(desk)
  const [section] = sections
  if (!section) throw new Error('the page has no section')
  const operation = { kind: 'changeSettings', sectionId: section.id, value: { audience }, was: { audience: null } }
  const reply = await send(desk, page.id, page.headVersion, change(operation as never))
  expect(reply.status).toBe(422)
  expect(JSON.stringify(reply.body.data)).toContain(sentence)
})

test('a change of audience can be undone like any other', async () => {
  const { page, sections } = await makePage(desk)
  const [section] = sections
  if (!section) throw new Error('the page has no section')
  const audience: Audience = { source: 'ads', account: 'any' }
  const sectionId = section.id
  await send(
    desk,
    page.id,
    page.headVersion,
    change({ kind: 'changeSettings', sectionId, value: { audience }, was: { audience: null } }),
  )
  const then = await readPage(desk, page.id)
  expect(then.document.sections[0]?.settings.audience).toEqual(audience)
  await send(
    desk,
    page.id,
    then.page.headVersion,
    change({ kind: 'changeSettings', sectionId, value: { audience: null }, was: { audience } }),
  )
  expect((await readPage(desk, page.id)).document.sections[0]?.settings).toEqual(section.settings)
})
