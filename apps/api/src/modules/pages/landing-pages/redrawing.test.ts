import type { LandingPage } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { redrawOutdatedPages } from './redraw-page.job.ts'
import { redrawOne } from './redrawing.service.ts'
import { holdPublicSide, sharePublicSide } from './public-side.ts'

const app = await createTestApp()
const desk = await app.signedIn()

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
  await app.jobs.runDue()

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

  await timed.runJobs()
  expect(timed.pageDrawer.drawn).toEqual([])
  now = new Date('2026-11-20T12:00:01Z')
  await timed.runJobs()
  await timed.runJobs()

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

  await timed.runJobs()

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
  expect((await newBuild.publicPages.loadBodies(page.id, page.headVersion))?.build).toBe('test-build')

  await newBuild.jobs.runNow(redrawOutdatedPages, { build: 'a-later-build' })

  expect((await newBuild.publicPages.loadBodies(page.id, page.headVersion))?.build).toBe('a-later-build')
})

test('after a deploy two processes draw each page once between them, and leave it to processes of their build', async () => {
  const ids = new Set<string>()
  for (let count = 0; count < 6; count++) {
    const { page } = await makePage(desk)
    await publish(desk, page)
    ids.add(page.id)
  }
  const former = await createTestApp({ database: app.database })
  const processes = [await createTestApp({ database: app.database }), await createTestApp({ database: app.database })]
  for (const one of processes) one.pageDrawer.build = 'deployed-build'
  await Promise.all(processes.map((one) => one.startBackground({ withJobs: false })))

  former.pageDrawer.drawn.length = 0
  await former.jobs.runDue()
  expect(former.pageDrawer.drawn).toEqual([])
  await Promise.all(processes.map((one) => one.runJobs()))

  const drawn = processes.flatMap((one) => one.pageDrawer.drawn.map(({ pageId }) => pageId))
  expect(drawn.filter((id) => ids.has(id)).toSorted()).toEqual([...ids].toSorted())
  for (const one of processes) expect(one.failures).toEqual([])
})

test('pages that are public already are published and drawn again at once; one whose address is news goes alone', async () => {
  const known = await makePage(desk)
  await publish(desk, known.page)
  const unknown = await makePage(desk)
  let first: ReturnType<typeof publish> | undefined
  await app.database.transaction(async (held) => {
    // As another page does that is being published at this moment.
    await sharePublicSide(held)
    expect((await publish(desk, known.page)).status).toBe(200)
    await redrawOne(app.context, known.page.id)
    first = publish(desk, unknown.page)
    await expect.poll(waiters).toBe(1)
  })
  expect((await first)?.status).toBe(200)
})

test('a page that is published again while another one’s address changes waits and learns the new one', async () => {
  const target = await makePage(desk, { link: 'sasaran-lama' })
  await publish(desk, target.page)
  const source = await makePage(desk, { sections: [linkingTo(target.page)] })
  await publish(desk, source.page)
  let again: ReturnType<typeof publish> | undefined
  await app.database.transaction(async (held) => {
    await holdPublicSide(held)
    again = publish(desk, source.page)
    await expect.poll(waiters).toBe(1)
  })
  expect((await again)?.status).toBe(200)
  await desk.patch(`/admin/landing-pages/${target.page.id}`, { link_landing_page: 'sasaran-baru' })
  await app.jobs.runDue()
  const last = app.pageDrawer.drawn.findLast(({ pageId }) => pageId === source.page.id)
  expect(last?.pageAddresses).toEqual({ [target.page.id]: '/sasaran-baru' })
})

/** How many wait for a lock in this database. */
async function waiters() {
  const found = await app.database.queries.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return found.rowCount
}

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
  await app.jobs.runDue()

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
  await late.jobs.runDue()
  expect(late.pageDrawer.drawn).toEqual([])
  expect(late.failures.pop()).toMatchObject({ message: 'no ink left' })
  now = new Date(now.getTime() + 61_000)
  await late.runJobs()
  await late.runJobs()

  expect(late.pageDrawer.drawn.map(({ pageId }) => pageId)).toEqual([source.page.id])
})

test('a rename without publish permission becomes public with the next publish', async () => {
  const designer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] })
  const { page } = await makePage(desk)
  await publish(desk, page)

  const renamed = await designer.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama dari perancang' })
  await app.jobs.runDue()
  await redrawOne(app.context, page.id)
  expect(renamed).toMatchObject({ status: 200, body: { data: { name: 'Nama dari perancang' } } })
  expect(namesDrawn(page)).toEqual([page.name, page.name])
  expect((await readPage(desk, page.id)).page.hasUnpublishedChanges).toBe(true)

  expect((await publish(desk, page)).status).toBe(200)
  await redrawOne(app.context, page.id)
  expect(namesDrawn(page).slice(2)).toEqual(['Nama dari perancang', 'Nama dari perancang'])
  expect((await readPage(desk, page.id)).page.hasUnpublishedChanges).toBe(false)
})

test('a rename with publish permission is public immediately', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)

  await desk.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama baru' })
  await app.jobs.runDue()

  expect(namesDrawn(page)).toEqual([page.name, 'Nama baru'])
})
