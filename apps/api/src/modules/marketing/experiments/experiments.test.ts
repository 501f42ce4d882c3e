import { randomUUID } from 'node:crypto'
import type { Experiment } from '@naikkelas/contract/marketing'
import type { LandingPage } from '@naikkelas/contract/pages'
import { testSection, variantsIn } from '@naikkelas/page'
import { describe, expect, test } from 'vitest'
import { formSection } from '../../../testing/form-factories.ts'
import { change, headline, insert, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { eventsOf, sendVisit, visitOf } from '../../../testing/tracker-factories.ts'
import type { PageBody } from '../../pages/landing-pages/index.ts'

const app = await createTestApp()
const desk = await app.signedIn({ name: 'Sari' })
const visitor = app.visitor()
const start = { goal: 'cta', leastLift: 20, weights: [weight('a', 50), weight('b', 50)] }

function weight(key: string, share: number) {
  return { key, weight: share }
}

/** A page whose headline has two versions. */
async function twoVersions({ isPublished = true } = {}) {
  const section = headline({ title: 'Judul lama' })
  const { page, document } = await makePage(desk, { sections: [section] })
  const operations = testSection(document, section.id)
  const copy = operations.flatMap((operation) => (operation.kind === 'insertSection' ? operation.section : []))[0]
  if (!copy) throw new Error('no version was made')
  await send(desk, page.id, page.headVersion, change(...operations), change(retitle(copy, 'Judul baru')))
  if (isPublished) await publish(page.id)
  return { pageId: page.id, path: `/admin/landing-pages/${page.id}/experiments`, section, copy }
}

async function publish(pageId: string) {
  const { page } = await readPage(desk, pageId)
  const reply = await desk.post(`/admin/landing-pages/${pageId}/publish`, { headVersion: page.headVersion })
  expect(reply.status).toBe(200)
}

async function started(path: string, given: object = {}): Promise<Experiment> {
  const reply = await desk.post(path, { ...start, ...given })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.data as Experiment
}

const listOf = async (path: string) => (await desk.get(path)).body.data as Experiment[]
const headOf = async (pageId: string) => (await readPage(desk, pageId)).page.headVersion
const html = (body: PageBody | undefined) => body?.bytes.identity.toString() ?? ''

describe('permissions', () => {
  const unknownId = '0197a1c2-0000-7000-8000-000000000001'
  const path = `/admin/landing-pages/${unknownId}/experiments`
  const doors = [
    ['GET', path, undefined],
    ['POST', path, start],
    ['POST', `${path}/${unknownId}/stop`, {}],
    ['POST', `${path}/${unknownId}/winner`, { winner: 'a', headVersion: 1 }],
  ] as const

  test.each(doors)('%s %s: a visitor may not', async (method, at, body) => {
    expect((await visitor.send(method, at, body)).status).toBe(401)
  })

  test.each(doors)('%s %s: of a page that is not there, nothing', async (method, at, body) => {
    expect((await desk.send(method, at, body)).status).toBe(404)
  })

  test('admins who may not publish see tests and cannot run any', async () => {
    const { path: own } = await twoVersions()
    const designer = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'design' }] })
    const { id } = await started(own)
    expect((await designer.get(own)).status).toBe(200)
    expect((await designer.post(own, start)).status).toBe(403)
    expect((await designer.post(`${own}/${id}/stop`, {})).status).toBe(403)
    expect((await designer.post(`${own}/${id}/winner`, { winner: 'b', headVersion: 1 })).status).toBe(403)
  })
})

test('each variant is drawn when the page is published, and visitors are divided once a test is started', async () => {
  const { pageId, path } = await twoVersions()
  const { page } = await readPage(desk, pageId)
  const version = page.publishedVersion ?? 0
  const before = await app.publicPages.loadBodies(pageId, version)
  expect(html(before?.bodies[0])).toContain('Judul lama')
  expect(before?.split).toBeNull()

  const experiment = await started(path, { weights: [weight('a', 30), weight('b', 70)] })

  expect(experiment).toMatchObject({ goal: 'cta', leastLift: 20, startedBy: 'Sari', endedAt: null, winner: null })
  const drawn = await app.publicPages.loadBodies(pageId, version)
  expect(drawn?.split?.weights).toEqual([weight('a', 30), weight('b', 70)])
  expect(drawn?.bodies.map(({ variant }) => variant)).toEqual(['a', 'b'])
  expect(html(drawn?.bodies[1])).toContain('Judul baru')
  expect(html(drawn?.bodies[1])).not.toContain('Judul lama')
})

describe('what cannot be tested is refused in a sentence', () => {
  test('a page that is not public', async () => {
    const { path } = await twoVersions({ isPublished: false })
    expect(await desk.post(path, start)).toMatchObject({
      status: 409,
      body: { data: { code: 'experiment_not_published' } },
    })
  })

  test('a page whose public version has nothing to compare', async () => {
    const { page } = await makePage(desk)
    await publish(page.id)
    const reply = await desk.post(`/admin/landing-pages/${page.id}/experiments`, start)
    expect(reply).toMatchObject({ status: 409, body: { data: { code: 'experiment_without_variants' } } })
  })

  test('other variants than there are', async () => {
    const { path } = await twoVersions()
    const weights = [weight('a', 40), weight('b', 30), weight('c', 30)]
    expect(await desk.post(path, { ...start, weights })).toMatchObject({
      status: 422,
      body: {
        data: {
          code: 'experiment_other_variants',
          fields: [{ path: 'weights', message: expect.stringContaining('A, B') }],
        },
      },
    })
  })

  test.each([
    [{ weights: [weight('a', 50), weight('b', 40)] }, 'Jumlah pembagian pengunjung harus 100%'],
    [{ weights: [weight('a', 100)] }, 'Uji butuh paling sedikit dua varian'],
    [{ weights: [weight('a', 99), weight('b', 1)] }, 'Tiap varian butuh paling sedikit 5% pengunjung'],
    [{ weights: [weight('a', 50), weight('a', 50)] }, 'Satu varian disebut dua kali'],
    [{ leastLift: 2 }, 'Perbedaan terkecil yang bisa dicari 5%'],
    [{ goal: 'untung' }, 'Pilih tujuan uji'],
  ])('%j', async (given, message) => {
    const { path } = await twoVersions()
    const reply = await desk.post(path, { ...start, ...given })
    expect(reply.status).toBe(422)
    expect(JSON.stringify(reply.body)).toContain(message)
  })

  test('a second test beside one that runs, even when both are started at once', async () => {
    const { path } = await twoVersions()
    const replies = await Promise.all([desk.post(path, start), desk.post(path, start), desk.post(path, start)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await listOf(path)).toHaveLength(1)
  })
})

test('analytics count each visitor and each click once, without crawlers', async () => {
  const { pageId, path } = await twoVersions()
  await sendVisit(visitor, visitOf({ pageId, variant: 'a' }))
  await started(path)
  const both = [{ name: 'page_visit' as const }, { name: 'lp_cta_click' as const, button_type: 'cta' }]
  const again = visitOf({ pageId, variant: 'b', visitorId: 'pengunjung-uji', events: both })
  for (const visit of [
    visitOf({ pageId, variant: 'a' }),
    visitOf({ pageId, variant: 'a', events: both }),
    again,
    again,
    visitOf({ pageId, variant: 'b', visitorId: 'pengunjung-uji', events: both }),
    visitOf({ pageId, variant: 'b' }),
    visitOf({ pageId, variant: 'b' }),
  ])
    await sendVisit(visitor, visit)
  await sendVisit(visitor, visitOf({ pageId, variant: 'b' }), { 'user-agent': 'Googlebot/2.1' })

  const [experiment] = await listOf(path)

  expect(experiment?.results.variants).toMatchObject([
    { key: 'a', visitors: 2, reached: 1, rate: { value: 0.5 }, difference: null },
    { key: 'b', visitors: 3, reached: 1, difference: { value: expect.closeTo(-1 / 6) } },
  ])
  expect(experiment?.results).toMatchObject({ verdict: 'early', neededVisitors: null, best: null })
})

test('with a form as the goal, its senders count for the variant of their browser', async () => {
  const section = headline()
  const form = formSection('newsletter')
  const { page, document } = await makePage(desk, { sections: [section, form] })
  await send(desk, page.id, page.headVersion, change(...testSection(document, section.id)))
  await publish(page.id)
  const path = `/admin/landing-pages/${page.id}/experiments`
  await started(path, { goal: 'lead' })
  const { publishedVersion } = (await readPage(desk, page.id)).page
  const mark = (await app.publicPages.loadBodies(page.id, publishedVersion ?? 0))?.split?.mark ?? ''
  for (const variant of ['a', 'b', 'b']) await sendVisit(visitor, visitOf({ pageId: page.id, variant }))
  const sendAs = (email: string, cookie: string) =>
    app.visitor().send('POST', `/leads/${page.id}/${form.id}`, { answers: { email } }, { cookie })
  expect((await sendAs('satu@contoh.test', `nk_v_${mark}=b`)).status).toBeLessThan(300)
  expect((await sendAs('dua@contoh.test', 'nk_v_00000000=b')).status).toBeLessThan(300)
  const [experiment] = await listOf(path)
  expect(experiment?.results.variants).toMatchObject([
    { key: 'a', visitors: 1, reached: 0 },
    { key: 'b', visitors: 2, reached: 1 },
  ])
})

test('a stopped test serves the first variant to every visitor, keeps its analytics, and ends once', async () => {
  const { pageId, path } = await twoVersions()
  const { id } = await started(path)
  await sendVisit(visitor, visitOf({ pageId, variant: 'b' }))
  const replies = await Promise.all([desk.post(`${path}/${id}/stop`, {}), desk.post(`${path}/${id}/stop`, {})])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { page } = await readPage(desk, pageId)
  expect((await app.publicPages.loadBodies(pageId, page.publishedVersion ?? 0))?.split).toBeNull()
  await sendVisit(visitor, visitOf({ pageId, variant: 'b' }))
  const [ended] = await listOf(path)
  expect(ended).toMatchObject({ endedBy: 'Sari', winner: null })
  expect(ended?.results.variants[1]).toMatchObject({ key: 'b', visitors: 1 })
  await started(path)
  expect(await listOf(path)).toHaveLength(2)
})

test('declaring a winner removes the other variants, publishes the page and ends the test in one action', async () => {
  const { pageId, path, copy } = await twoVersions()
  const { id } = await started(path)
  const reply = await desk.post(`${path}/${id}/winner`, { winner: 'b', headVersion: await headOf(pageId) })
  expect(reply).toMatchObject({
    status: 200,
    body: { data: { experiment: { winner: 'b' }, page: { status: 'published', hasUnpublishedChanges: false } } },
  })
  const { document } = await readPage(desk, pageId)
  expect(document.sections.map((section) => section.id)).toEqual([copy.id])
  expect(variantsIn(document.sections)).toEqual([])
  const { publishedVersion } = (reply.body.data as { page: LandingPage }).page
  expect(html((await app.publicPages.loadBodies(pageId, publishedVersion ?? 0))?.bodies[0])).toContain('Judul baru')
})

test('a winner cannot be declared with unpublished changes, from an outdated view, for another test or twice', async () => {
  const { pageId, path, section } = await twoVersions()
  const { id } = await started(path)
  const at = `${path}/${id}/winner`
  const old = await headOf(pageId)
  await send(desk, pageId, old, change(retitle(section, 'Setengah jadi')))
  expect(await desk.post(at, { winner: 'b', headVersion: old })).toMatchObject({
    body: { data: { code: 'version_conflict' } },
  })
  const unpublished = { winner: 'b', headVersion: await headOf(pageId) }
  expect(await desk.post(at, unpublished)).toMatchObject({
    status: 409,
    body: { data: { code: 'experiment_unpublished_changes' } },
  })
  await publish(pageId)
  const now = { winner: 'b', headVersion: await headOf(pageId) }
  expect((await desk.post(at, { ...now, winner: 'c' })).status).toBe(422)
  expect((await desk.post(`${path}/${randomUUID()}/winner`, now)).status).toBe(404)
  expect((await desk.post(at, now)).status).toBe(200)
  expect(await desk.post(at, { ...now, headVersion: await headOf(pageId) })).toMatchObject({
    status: 409,
    body: { data: { code: 'experiment_ended' } },
  })
})

test('publishing a page without a variant that is tested ends the test there, counted until then, and says why', async () => {
  const { pageId, path, copy } = await twoVersions()
  const { id } = await started(path)
  await sendVisit(visitor, visitOf({ pageId, variant: 'b' }))
  await send(desk, pageId, await headOf(pageId), change({ kind: 'removeSection', sectionId: copy.id }))
  expect(await listOf(path)).toMatchObject([{ endedAt: null, goneVariants: [] }])
  await publish(pageId)
  const { page } = await readPage(desk, pageId)
  const drawn = await app.publicPages.loadBodies(pageId, page.publishedVersion ?? 0)
  expect(drawn).toMatchObject({ bodies: [{ variant: 'a' }], split: null })
  await sendVisit(visitor, visitOf({ pageId, variant: 'b' }))
  const [ended] = await listOf(path)
  expect(ended).toMatchObject({ id, endedAt: page.publishedAt, endedBy: 'Sari', winner: null, goneVariants: ['b'] })
  expect(ended?.results.variants).toMatchObject([{ key: 'a' }, { key: 'b', visitors: 1 }])
  // A visitor with the page still open saw it.
  expect((await eventsOf(app, pageId)).map(({ variant }) => variant)).toEqual(['b', 'b'])
})

test('a version that the page no longer has wins nothing, and what is left of it stays public', async () => {
  const { pageId, path, copy } = await twoVersions()
  const { id } = await started(path)
  await send(desk, pageId, await headOf(pageId), change({ kind: 'removeSection', sectionId: copy.id }))
  const reply = await desk.post(`${path}/${id}/winner`, { winner: 'b', headVersion: await headOf(pageId) })
  expect(reply).toMatchObject({ status: 409, body: { data: { code: 'experiment_variant_gone' } } })
  expect(reply.body.message).toContain('sudah tidak ada di halaman')
  expect(await listOf(path)).toMatchObject([{ endedAt: null, winner: null }])
})

test('a version that is published with another content while it is tested is named with the day', async () => {
  const { pageId, path, copy } = await twoVersions()
  await started(path)
  await publish(pageId)
  expect(await listOf(path)).toMatchObject([{ changes: [] }])
  const version = (await readPage(desk, pageId)).document.sections.find(({ id }) => id === copy.id) ?? copy
  await send(desk, pageId, await headOf(pageId), change(retitle(version, 'Judul yang lain lagi')))
  await publish(pageId)
  const { page } = await readPage(desk, pageId)
  expect(await listOf(path)).toMatchObject([{ changes: [{ key: 'b', at: page.publishedAt }] }])
})

test('of a page that was tested before, the test that runs ends; what was found before it stays', async () => {
  const { pageId, path, copy } = await twoVersions()
  const first = await started(path)
  const stopped = await desk.post(`${path}/${first.id}/stop`, {})
  const second = await started(path)
  await send(desk, pageId, await headOf(pageId), change({ kind: 'removeSection', sectionId: copy.id }))
  await publish(pageId)
  const [now, before] = await listOf(path)
  expect(now).toMatchObject({ id: second.id, endedAt: expect.any(String), goneVariants: ['b'] })
  expect(before).toEqual(stopped.body.data)
})

test('after every tested section is deleted, only the test itself is reported', async () => {
  const { pageId, path, section, copy } = await twoVersions()
  await started(path)
  const operations = [section, copy].map(({ id }) => ({ kind: 'removeSection' as const, sectionId: id }))
  await send(desk, pageId, await headOf(pageId), change(insert(headline({ title: 'Sama sekali lain' })), ...operations))
  await publish(pageId)
  expect(await listOf(path)).toMatchObject([{ goneVariants: ['b'], changes: [] }])
})

test('what becomes of a version once its test is over is no change of what was tested', async () => {
  const { pageId, path, copy } = await twoVersions()
  const { id } = await started(path)
  await desk.post(`${path}/${id}/stop`, {})
  const version = (await readPage(desk, pageId)).document.sections.find((one) => one.id === copy.id) ?? copy
  await send(desk, pageId, await headOf(pageId), change(retitle(version, 'Judul sesudahnya')))
  await publish(pageId)
  expect(await listOf(path)).toMatchObject([{ changes: [] }])
})

test('that a version leaves the page is no change of it', async () => {
  const { pageId, path, section } = await twoVersions()
  await started(path)
  await send(desk, pageId, await headOf(pageId), change({ kind: 'removeSection', sectionId: section.id }))
  await publish(pageId)
  expect(await listOf(path)).toMatchObject([{ changes: [] }])
})
