import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { holderOf, mistakesIn, pageIn, publish, schedule, stillClock } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const clock = stillClock('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock } })
const other = await createTestApp({ database: app.database, overrides: { clock } })
const desk = await app.signedIn({ name: 'Sari' })
const { publicPages } = app

const nine = '2026-11-20T21:00:00+07:00'
const ten = '2026-11-20T22:00:00+07:00'
const isLive = async (link: string) => (await publicPages.findPublishedPage('exclusive', link)) !== null
const start = () => clock.set('2026-11-20T10:00:00Z')
const atNine = () => clock.set('2026-11-20T14:00:00Z')
const atTen = () => clock.set('2026-11-20T15:00:00Z')
const carryOut = () => app.runJobs()

test('a page is published and unpublished on schedule, and shows both times', async () => {
  start()
  const { page } = await makePage(desk, { link: 'tepat-waktu' })
  const scheduled = await schedule(desk, page, { publishAt: nine, unpublishAt: ten })
  expect(scheduled).toMatchObject({ status: 200 })
  expect(pageIn(scheduled)).toMatchObject({
    status: 'draft',
    lifecycle: {
      stage: 'scheduled',
      publish: { at: '2026-11-20T14:00:00.000Z', by: 'Sari', version: page.headVersion, failure: null },
      unpublish: { at: '2026-11-20T15:00:00.000Z', redirect: null, failure: null },
    },
  })
  await carryOut()
  expect(await isLive('tepat-waktu')).toBe(false)

  atNine()
  await carryOut()
  expect(await isLive('tepat-waktu')).toBe(true)
  expect((await readPage(desk, page.id)).page).toMatchObject({
    status: 'published',
    lifecycle: { stage: 'published', publish: null, unpublish: { at: '2026-11-20T15:00:00.000Z' } },
  })

  atTen()
  await carryOut()
  expect(await isLive('tepat-waktu')).toBe(false)
  expect((await readPage(desk, page.id)).page).toMatchObject({
    status: 'draft',
    lifecycle: { stage: 'ended', unpublish: null, endedAt: '2026-11-20T15:00:00.000Z' },
  })
})

test('what is published is the version that was looked at; later edits wait until they are scheduled too', async () => {
  start()
  const section = headline({ title: 'Sudah dijadwalkan' })
  const { page } = await makePage(desk, { sections: [section] })
  await schedule(desk, page, { publishAt: nine })
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Belum dijadwalkan')))
  await desk.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama yang belum dijadwalkan' })
  const { page: edited } = await readPage(desk, page.id)
  expect([edited.headVersion, edited.lifecycle.publish?.version]).toEqual([page.headVersion + 1, page.headVersion])

  atNine()
  await carryOut()
  const drawn = app.pageDrawer.drawn.filter(({ pageId }) => pageId === page.id)
  expect(drawn.map(({ name, document }) => [name, document.sections[0]?.content.title])).toEqual([
    [page.name, 'Sudah dijadwalkan'],
  ])
  expect((await readPage(desk, page.id)).page).toMatchObject({
    publishedVersion: page.headVersion,
    hasUnpublishedChanges: true,
  })
})

test('edits are taken into a schedule by scheduling again', async () => {
  start()
  const section = headline({ title: 'Satu' })
  const { page } = await makePage(desk, { sections: [section] })
  await schedule(desk, page, { publishAt: nine })
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Dua')))
  await schedule(desk, { ...page, headVersion: page.headVersion + 1 }, { publishAt: nine })

  atNine()
  await carryOut()
  expect((await readPage(desk, page.id)).page.publishedVersion).toBe(page.headVersion + 1)
})

test('two processes that look at once publish once', async () => {
  start()
  const { page } = await makePage(desk)
  await schedule(desk, page, { publishAt: nine })
  atNine()
  await Promise.all([carryOut(), other.runJobs(), carryOut()])

  const drawn = [...app.pageDrawer.drawn, ...other.pageDrawer.drawn].filter(({ pageId }) => pageId === page.id)
  expect(drawn).toHaveLength(1)
  expect((await desk.get(`/admin/landing-pages/${page.id}/versions`)).body.data).toMatchObject([
    { actorName: 'Sari', isLive: true },
  ])
})

test('a schedule changed during its execution is executed as changed', async () => {
  start()
  const { page } = await makePage(desk)
  await schedule(desk, page, { publishAt: nine })
  atNine()
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    await schedule(desk, page, { publishAt: ten })
  }
  await carryOut()
  expect((await readPage(desk, page.id)).page).toMatchObject({
    status: 'draft',
    lifecycle: { publish: { at: '2026-11-20T15:00:00.000Z', failure: null } },
  })
})

test('when no server ran at either time, the page went public and came down by the time one is back', async () => {
  start()
  const { page } = await makePage(desk, { link: 'terlewat' })
  await schedule(desk, page, { publishAt: nine, unpublishAt: ten })
  atTen()
  await carryOut()
  expect((await readPage(desk, page.id)).page.lifecycle).toMatchObject({
    stage: 'ended',
    publish: null,
    unpublish: null,
  })
  expect((await desk.get(`/admin/landing-pages/${page.id}/versions`)).body.data).toHaveLength(1)
})

test('times that are past, turned around, too far, missing or no times are refused at their field', async () => {
  start()
  const { page } = await makePage(desk)
  const mistakes = async (body: Parameters<typeof schedule>[2]) => {
    const reply = await schedule(desk, page, body)
    expect(reply.status).toBe(422)
    return mistakesIn(reply)
  }
  const past = 'Waktu ini sudah lewat. Pilih waktu yang akan datang.'
  expect(await mistakes({ publishAt: '2026-11-20T10:00:00Z' })).toEqual({ publishAt: past })
  expect(await mistakes({ publishAt: nine, unpublishAt: '2026-11-20T09:00:00Z' })).toEqual({ unpublishAt: past })
  expect(await mistakes({ publishAt: ten, unpublishAt: nine })).toEqual({
    unpublishAt: 'Waktu turun harus sesudah waktu terbit.',
  })
  expect(await mistakes({ publishAt: nine, unpublishAt: nine })).toHaveProperty('unpublishAt')
  expect(await mistakes({ publishAt: '2999-01-01T00:00:00Z' })).toEqual({
    publishAt: 'Pilih waktu dalam 5 tahun ke depan.',
  })
  expect(await mistakes({})).toEqual({ publishAt: 'Isi waktu terbit, waktu turun, atau keduanya' })
  expect(await mistakes({ unpublishAt: ten })).toEqual({
    publishAt: 'Halaman ini belum terbit. Isi juga waktu terbitnya.',
  })
  expect(await mistakes({ publishAt: 'besok' })).toEqual({ publishAt: 'Isi tanggal dan jamnya' })
  expect((await readPage(desk, page.id)).page.lifecycle).toMatchObject({ stage: 'draft', publish: null })
})

test('a page that is not finished is not scheduled, and one that changed asks for another look', async () => {
  start()
  const { page } = await makePage(desk, { sections: [headline({ title: '' })] })
  expect(await schedule(desk, page, { publishAt: nine })).toMatchObject({
    status: 422,
    body: { data: { code: 'not_finished' } },
  })
  const section = headline()
  const { page: changed } = await makePage(desk, { sections: [section] })
  await send(desk, changed.id, changed.headVersion, change(retitle(section, 'Lain')))
  expect(await schedule(desk, changed, { publishAt: nine })).toMatchObject({
    status: 409,
    body: { data: { code: 'version_conflict', headVersion: changed.headVersion + 1 } },
  })
})

test('pages that lead to each other can go public at the same time', async () => {
  start()
  const { page: one } = await makePage(desk, { link: 'saling-satu' })
  const linked = headline()
  linked.content.cta = { label: 'Lihat', style: 'primary', note: '', target: { kind: 'page', pageId: one.id } }
  const { page: two } = await makePage(desk, { link: 'saling-dua', sections: [linked] })
  expect((await schedule(desk, two, { publishAt: nine })).status).toBe(422)
  await schedule(desk, one, { publishAt: nine })
  expect((await schedule(desk, two, { publishAt: nine })).status).toBe(200)
  atNine()
  await carryOut()
  expect([await isLive('saling-satu'), await isLive('saling-dua')]).toEqual([true, true])
})

test('publishing at once settles what was to be published later', async () => {
  start()
  const { page } = await makePage(desk)
  await schedule(desk, page, { publishAt: nine, unpublishAt: ten })
  expect(pageIn(await publish(desk, page)).lifecycle).toMatchObject({
    stage: 'published',
    publish: null,
    unpublish: { at: '2026-11-20T15:00:00.000Z' },
  })
})

test('a schedule is called off, and so it is by taking the page down or moving it to the trash', async () => {
  start()
  const { page } = await makePage(desk)
  await schedule(desk, page, { publishAt: nine, unpublishAt: ten })
  expect(pageIn(await desk.remove(`/admin/landing-pages/${page.id}/schedule`)).lifecycle).toMatchObject({
    stage: 'draft',
    publish: null,
    unpublish: null,
  })
  await publish(desk, page)
  await schedule(desk, page, { unpublishAt: ten })
  expect(pageIn(await desk.post(`/admin/landing-pages/${page.id}/unpublish`)).lifecycle.unpublish).toBeNull()
  await schedule(desk, page, { publishAt: nine })
  await desk.remove(`/admin/landing-pages/${page.id}`)
  const restored = pageIn(await desk.post(`/admin/landing-pages/${page.id}/restore`))
  expect(restored.lifecycle).toMatchObject({ stage: 'draft', publish: null })
})

test('what cannot be published at its time stays with the reason, once, until it is scheduled again', async () => {
  start()
  const { page: target } = await makePage(desk)
  await publish(desk, target)
  const linked = headline()
  linked.content.cta = { label: 'Lihat', style: 'primary', note: '', target: { kind: 'page', pageId: target.id } }
  const { page } = await makePage(desk, { sections: [linked] })
  await schedule(desk, page, { publishAt: nine })
  await desk.post(`/admin/landing-pages/${target.id}/unpublish`)

  atNine()
  await carryOut()
  await carryOut()
  const failure = 'Belum lengkap saat waktunya tiba: Halaman tujuan belum terbit.'
  expect((await readPage(desk, page.id)).page).toMatchObject({
    status: 'draft',
    lifecycle: { stage: 'scheduled', publish: { failure } },
  })

  await publish(desk, target)
  expect(pageIn(await schedule(desk, page, { publishAt: ten })).lifecycle.publish?.failure).toBeNull()
  atTen()
  await carryOut()
  expect((await readPage(desk, page.id)).page.status).toBe('published')
})

test('trouble that may pass is tried again five times, then said', async () => {
  start()
  const { page } = await makePage(desk)
  await schedule(desk, page, { publishAt: nine })
  atNine()
  app.pageDrawer.beforeDrawing = () => Promise.reject(new Error('no ink left'))
  for (let time = 1; time <= 5; time++) {
    expect((await readPage(desk, page.id)).page.lifecycle.publish?.failure).toBeNull()
    await carryOut()
  }
  app.pageDrawer.beforeDrawing = undefined
  expect(app.failures.splice(0)).toHaveLength(5)
  expect((await readPage(desk, page.id)).page.lifecycle.publish?.failure).toContain('Server kami bermasalah')
})

test('a schedule is not executed after its admin lost the publish permission', async () => {
  start()
  const leaver = await holderOf(app, 'publish')
  const { page } = await makePage(desk)
  await schedule(leaver, page, { publishAt: nine })
  await app.database.queries.execute(sql`DELETE FROM admin_menus WHERE admin_id = ${leaver.admin.id}`)
  atNine()
  await carryOut()
  expect((await readPage(desk, page.id)).page.lifecycle.publish?.failure).toBe(
    'Yang menjadwalkannya tidak lagi berwenang menerbitkan halaman.',
  )
})

test('a page that moved since it was scheduled goes public where it is now', async () => {
  start()
  const { page } = await makePage(desk)
  await schedule(desk, page, { publishAt: nine })
  await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'pindah-dulu' })
  atNine()
  await carryOut()
  expect(await isLive('pindah-dulu')).toBe(true)
})

test('the list is narrowed to what is to come, what is over, and drafts that are neither', async () => {
  start()
  const { page: coming } = await makePage(desk)
  await schedule(desk, coming, { publishAt: nine })
  const { page: over } = await makePage(desk)
  await publish(desk, over)
  await schedule(desk, over, { unpublishAt: '2026-11-20T10:30:00Z' })
  const { page: plain } = await makePage(desk)
  clock.set('2026-11-20T10:30:00Z')
  await carryOut()
  const listed = async (status: string) => {
    const reply = await desk.get(`/admin/landing-pages?status=${status}&perPage=100`)
    const ids = (reply.body.data as { items: { id: string }[] }).items.map(({ id }) => id)
    return [coming, over, plain].map(({ id }) => ids.includes(id))
  }
  expect(await listed('scheduled')).toEqual([true, false, false])
  expect(await listed('ended')).toEqual([false, true, false])
  expect(await listed('draft')).toEqual([false, false, true])
})

test('scheduling requires the publish permission and an existing page', async () => {
  start()
  const { page } = await makePage(desk)
  expect((await schedule(app.visitor(), page, { publishAt: nine })).status).toBe(401)
  expect((await app.visitor().remove(`/admin/landing-pages/${page.id}/schedule`)).status).toBe(401)
  for (const capability of ['view', 'text', 'design'] as const) {
    const holder = await holderOf(app, capability)
    expect((await schedule(holder, page, { publishAt: nine })).status).toBe(403)
    expect((await holder.remove(`/admin/landing-pages/${page.id}/schedule`)).status).toBe(403)
  }
  const publisher = await holderOf(app, 'publish')
  expect((await schedule(publisher, page, { publishAt: nine })).status).toBe(200)
  expect((await publisher.remove(`/admin/landing-pages/${page.id}/schedule`)).status).toBe(200)
  const gone = { ...page, id: '0199d1f0-0000-7000-8000-000000000000' }
  expect((await schedule(desk, gone, { publishAt: nine })).status).toBe(404)
  expect((await desk.remove(`/admin/landing-pages/${gone.id}/schedule`)).status).toBe(404)
})
