import type { LandingPage, Media } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { headline, makePage, readPage } from '../../testing/page-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { drawing, upload } from '../../testing/upload.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const { publicPages } = app

const publish = (one: typeof desk, page: Pick<LandingPage, 'id' | 'headVersion'>) =>
  one.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })

function linkingTo(target: Pick<LandingPage, 'id'>) {
  const section = headline()
  section.content.cta = { label: 'Lihat', style: 'primary', note: '', target: { kind: 'page', pageId: target.id } }
  return section
}

const namesDrawn = (page: Pick<LandingPage, 'id'>) =>
  app.pageDrawer.drawn.filter(({ pageId }) => pageId === page.id).map(({ name }) => name)

test('a published page that moves is drawn again at its new address, and so is a page that links to it', async () => {
  const target = await makePage(desk, { link: 'tujuan-lama' })
  await publish(desk, target.page)
  const source = await makePage(desk, { sections: [linkingTo(target.page)] })
  await publish(desk, source.page)
  expect(app.pageDrawer.drawn.at(-1)?.pageAddresses).toEqual({ [target.page.id]: '/tujuan-lama' })
  app.pageDrawer.drawn.length = 0

  await desk.patch(`/admin/landing-pages/${target.page.id}`, { link_landing_page: 'tujuan-baru' })
  await app.housekeeping.idle()

  expect(
    app.pageDrawer.drawn.map(({ pageId, address, pageAddresses }) => ({ pageId, address, pageAddresses })),
  ).toEqual(
    expect.arrayContaining([
      { pageId: target.page.id, address: '/tujuan-baru', pageAddresses: {} },
      { pageId: source.page.id, address: source.page.address, pageAddresses: { [target.page.id]: '/tujuan-baru' } },
    ]),
  )
})

test('a section’s schedule is a time to draw the page again, once', async () => {
  let now = new Date('2026-11-20T10:00:00Z')
  const timed = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
  const timedDesk = await timed.signedIn()
  const section = headline()
  const { page } = await makePage(timedDesk, {
    sections: [{ ...section, settings: { ...section.settings, schedule: { from: '2026-11-20T12:00:00Z', to: null } } }],
  })
  await publish(timedDesk, page)
  timed.pageDrawer.drawn.length = 0

  await timed.publicPages.redraw({ dueAt: now })
  expect(timed.pageDrawer.drawn).toEqual([])
  now = new Date('2026-11-20T12:00:01Z')
  await timed.publicPages.redraw({ dueAt: now })
  await timed.publicPages.redraw({ dueAt: now })

  expect(timed.pageDrawer.drawn.map(({ pageId }) => pageId)).toEqual([page.id])
})

test('a schedule that turns while the page is drawn is not forgotten', async () => {
  let now = new Date('2026-11-20T11:59:59Z')
  const timed = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
  const timedDesk = await timed.signedIn()
  const section = headline()
  const { page } = await makePage(timedDesk, {
    sections: [{ ...section, settings: { ...section.settings, schedule: { from: '2026-11-20T12:00:00Z', to: null } } }],
  })
  timed.pageDrawer.beforeDrawing = async () => {
    now = new Date('2026-11-20T12:00:02Z')
  }
  await publish(timedDesk, page)

  await timed.publicPages.redraw({ dueAt: now })

  expect(timed.pageDrawer.drawn.map(({ pageId, at }) => ({ pageId, at }))).toEqual([
    { pageId: page.id, at: '2026-11-20T11:59:59.000Z' },
    { pageId: page.id, at: '2026-11-20T12:00:02.000Z' },
  ])
})

test('a new build draws what another drew, and keeps serving the old bytes until then', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  const newBuild = await createTestApp({ database: app.database })
  newBuild.pageDrawer.build = 'a-later-build'
  expect((await newBuild.publicPages.loadRender(page.id, page.headVersion))?.build).toBe('test-build')

  await newBuild.publicPages.redraw({ otherThanBuild: 'a-later-build' })

  expect((await newBuild.publicPages.loadRender(page.id, page.headVersion))?.build).toBe('a-later-build')
})

test('a page whose target goes and comes back while it is drawn ends with the way there', async () => {
  const target = await makePage(desk, { link: 'pergi-pulang' })
  await publish(desk, target.page)
  const source = await makePage(desk, { sections: [linkingTo(target.page)] })
  await publish(desk, source.page)
  app.pageDrawer.drawn.length = 0
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    expect((await publish(desk, target.page)).status).toBe(200)
  }

  await desk.post(`/admin/landing-pages/${target.page.id}/unpublish`)
  await app.housekeeping.idle()

  const addresses = app.pageDrawer.drawn.filter(({ pageId }) => pageId === source.page.id)
  expect(addresses.map(({ pageAddresses }) => pageAddresses)).toEqual([{}, { [target.page.id]: '/pergi-pulang' }])
  expect(app.failures).toEqual([])
})

test('a page that could not be drawn again is tried once more later', async () => {
  let now = new Date()
  const late = await createTestApp({ database: app.database, overrides: { clock: { now: () => now } } })
  const lateDesk = await late.signedIn()
  const target = await makePage(lateDesk)
  await publish(lateDesk, target.page)
  const source = await makePage(lateDesk, { sections: [linkingTo(target.page)] })
  await publish(lateDesk, source.page)
  late.pageDrawer.drawn.length = 0
  late.pageDrawer.beforeDrawing = async () => {
    late.pageDrawer.beforeDrawing = undefined
    throw new Error('no ink left')
  }

  await lateDesk.post(`/admin/landing-pages/${target.page.id}/unpublish`)
  await late.housekeeping.idle()
  await late.publicPages.redraw({ dueAt: now })
  expect(late.pageDrawer.drawn).toEqual([])
  expect(late.failures.pop()).toMatchObject({ message: 'no ink left' })
  now = new Date(now.getTime() + 61_000)
  await late.publicPages.redraw({ dueAt: now })
  await late.publicPages.redraw({ dueAt: now })

  expect(late.pageDrawer.drawn.map(({ pageId }) => pageId)).toEqual([source.page.id])
})

test('pictures that were made unnoticed while a page was published are found later, once all are there', async () => {
  const media: Media[] = []
  for (const left of ['#336699', '#993366'])
    media.push((await upload(app, desk, { bytes: await drawing({ left }).png().toBuffer() })).media)
  await app.media.encoder.idle()
  const unmade = (count: number) =>
    app.database.queries.execute(
      sql`INSERT INTO media_encodings (source_sha256, leased_until) SELECT sha256, now() + interval '1 hour' FROM media WHERE id = ANY(${sql.param(media.slice(0, count).map(({ id }) => id))}::uuid[])`,
    )
  const made = (index: number) =>
    app.database.queries.execute(
      sql`DELETE FROM media_encodings WHERE source_sha256 = (SELECT sha256 FROM media WHERE id = ${media[index]!.id})`,
    )
  await unmade(2)
  const sections = media.map(({ id }) => {
    const section = headline()
    section.content.image = { mediaId: id, alt: 'Toko', isDecorative: false }
    return section
  })
  const { page } = await makePage(desk, { sections })
  await publish(desk, page)
  app.pageDrawer.drawn.length = 0

  await made(0)
  await publicPages.redrawAwaiting()
  expect(app.pageDrawer.drawn).toEqual([])
  await made(1)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await createTestApp({ database: app.database })
  server.housekeeping.start()
  for (let round = 0; round < 2; round++) {
    vi.advanceTimersByTime(10_000)
    await server.housekeeping.idle()
  }
  await server.housekeeping.stop()

  expect(server.pageDrawer.drawn.filter(({ pageId }) => pageId === page.id)).toHaveLength(1)
})

test('who may not publish gives a new name that visitors do not see until somebody publishes it', async () => {
  const designer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] })
  const { page } = await makePage(desk)
  await publish(desk, page)

  const renamed = await designer.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama dari perancang' })
  await app.housekeeping.idle()
  await publicPages.redraw({ pageIds: [page.id] })
  expect(renamed).toMatchObject({ status: 200, body: { data: { name: 'Nama dari perancang' } } })
  expect(namesDrawn(page)).toEqual([page.name, page.name])
  expect((await readPage(desk, page.id)).page.hasUnpublishedChanges).toBe(true)

  expect((await publish(desk, page)).status).toBe(200)
  await publicPages.redraw({ pageIds: [page.id] })
  expect(namesDrawn(page).slice(2)).toEqual(['Nama dari perancang', 'Nama dari perancang'])
  expect((await readPage(desk, page.id)).page.hasUnpublishedChanges).toBe(false)
})

test('who may publish renames a published page for its visitors too', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)

  await desk.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama baru' })
  await app.housekeeping.idle()

  expect(namesDrawn(page)).toEqual([page.name, 'Nama baru'])
})
