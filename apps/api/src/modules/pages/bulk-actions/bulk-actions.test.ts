import { randomUUID } from 'node:crypto'
import type { PerformedBulkAction, LeftPage, BulkAction, PlannedPage } from '@naikkelas/contract/pages'
import type { Operation } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { holderOf, mistakesIn, publish } from '../../../testing/publishing-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn({ role: 0 })
type Desk = typeof desk

const seen = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, headVersion: (await readPage(desk, id)).page.headVersion })))
const perform = async (act: BulkAction, ids: readonly string[], by: Desk = desk, id: string = randomUUID()) => {
  const reply = await by.post('/admin/landing-pages/bulk-actions', { id, act, pages: await seen(ids) })
  return { ...reply, data: reply.body.data as { done: PerformedBulkAction; left: LeftPage[] } }
}
const preview = async (act: BulkAction, pageIds: readonly string[]) => {
  const reply = await desk.post('/admin/landing-pages/bulk-actions/preview', { act, pageIds })
  return (reply.body.data as { pages: PlannedPage[] }).pages
}
const undo = async ({ id }: PerformedBulkAction, by: Desk = desk) => {
  const reply = await by.post(`/admin/landing-pages/bulk-actions/${id}/undo`)
  return { ...reply, data: reply.body.data as { restored: { id: string }[]; left: LeftPage[] } }
}
const codeOf = ({ body }: Reply) => (body.data as { code: string }).code
const price = (value: number): BulkAction => ({ kind: 'offer', value: { price: value } })
const offerOf = async (id: string) => (await readPage(desk, id)).document.offer
const lookOf = async (id: string) => {
  const { theme, sections } = (await readPage(desk, id)).document
  return { theme, titles: sections.map(({ content }) => content.title) }
}
const publicationOf = async (id: string) => {
  const { publishedVersion, hasUnpublishedChanges } = (await readPage(desk, id)).page
  return { publishedVersion, hasUnpublishedChanges }
}
const changeOffer = (value: Record<string, unknown>, was: Record<string, unknown>) =>
  change({ kind: 'changeOffer', value, was } as Operation)

test('a new price is previewed, saved as one change per page, and undone as one bulk action', async () => {
  const [first, second] = [await makePage(desk), await makePage(desk)]
  await send(desk, second.page.id, second.page.headVersion, changeOffer({ price: 500_000 }, { price: null }))
  const ids = [first.page.id, second.page.id]

  expect((await preview(price(1_250_000), ids)).map(({ changes, reason }) => ({ changes, reason }))).toEqual([
    { changes: [{ what: 'Harga', was: 'kosong', becomes: 'Rp1.250.000' }], reason: null },
    { changes: [{ what: 'Harga', was: 'Rp500.000', becomes: 'Rp1.250.000' }], reason: null },
  ])
  expect((await offerOf(first.page.id)).price).toBeNull()

  const { status, data } = await perform(price(1_250_000), ids)
  expect(status).toBe(200)
  expect(data.left).toEqual([])
  expect(new Set(data.done.pages.map(({ id }) => id))).toEqual(new Set(ids))
  for (const id of ids) expect((await offerOf(id)).price).toBe(1_250_000)
  expect((await readPage(desk, first.page.id)).page.headVersion).toBe(first.page.headVersion + 1)

  const undone = await undo(data.done)
  expect(undone.data.left).toEqual([])
  expect(undone.data.restored).toHaveLength(2)
  expect([(await offerOf(first.page.id)).price, (await offerOf(second.page.id)).price]).toEqual([null, 500_000])
  expect(codeOf(await undo(data.done))).toBe('act_undone')
})

test('undoing keeps and reports values changed since; other values of that page are restored', async () => {
  const { page } = await makePage(desk)
  const { data } = await perform({ kind: 'offer', value: { price: 100_000, coach: 'Ratna' } }, [page.id])
  const { headVersion } = (await readPage(desk, page.id)).page
  await send(desk, page.id, headVersion, changeOffer({ price: 90_000 }, { price: 100_000 }))

  const undone = await undo(data.done)
  expect(undone.data.restored.map(({ id }) => id)).toEqual([page.id])
  expect(undone.data.left).toEqual([{ id: page.id, name: page.name, reason: 'Sudah diubah lagi sesudahnya.' }])
  expect(await offerOf(page.id)).toMatchObject({ price: 90_000, coach: '' })
})

test('sections of a type are hidden, shown and rewritten; pages without any are reported', async () => {
  const [withTwo, without] = [
    await makePage(desk, { sections: [headline(), headline()] }),
    await makePage(desk, { sections: [] }),
  ]
  const ids = [withTwo.page.id, without.page.id]
  const hide: BulkAction = { kind: 'visibility', sectionType: 'headline', isHidden: true }
  const { data } = await perform(hide, ids)
  expect(data.left.map(({ id }) => id)).toEqual([without.page.id])
  expect((await readPage(desk, withTwo.page.id)).document.sections.map(({ settings }) => settings.isHidden)).toEqual([
    true,
    true,
  ])
  await perform({ kind: 'section', sectionType: 'headline', key: 'title', value: 'Satu janji' }, ids)
  const { document } = await readPage(desk, withTwo.page.id)
  expect(document.sections.map(({ content }) => content.title)).toEqual(['Satu janji', 'Satu janji'])
  const [first] = document.sections
  if (!first) throw new Error('a section is missing')
  const { headVersion } = (await readPage(desk, withTwo.page.id)).page
  await send(desk, withTwo.page.id, headVersion, change(retitle(first, 'Kata sendiri')))
  const back = await undo(data.done)
  expect(back.data.restored).toHaveLength(1)
  expect((await readPage(desk, withTwo.page.id)).document.sections[0]).toMatchObject({
    content: { title: 'Kata sendiri' },
    settings: { isHidden: false },
  })
})

test('a text that is too long for its place is refused for every page, and nothing is written', async () => {
  const { page } = await makePage(desk)
  const act: BulkAction = { kind: 'section', sectionType: 'headline', key: 'title', value: 'x'.repeat(2_000) }
  const [planned] = await preview(act, [page.id])
  expect(planned?.reason).not.toBeNull()
  expect((await perform(act, [page.id])).data).toMatchObject({ done: { pages: [] }, left: [{ id: page.id }] })
  expect((await readPage(desk, page.id)).page.headVersion).toBe(page.headVersion)
})

test('a price above the one before the discount is refused on those pages only', async () => {
  const [cheap, dear] = [await makePage(desk), await makePage(desk)]
  await send(desk, cheap.page.id, cheap.page.headVersion, changeOffer({ strikePrice: 200_000 }, { strikePrice: null }))
  const { data } = await perform(price(300_000), [cheap.page.id, dear.page.id])
  expect(data.left.map(({ reason }) => reason)).toEqual([
    'Harga sebelum diskon harus lebih tinggi daripada harga penawaran.',
  ])
  expect(data.done.pages.map(({ id }) => id)).toEqual([dear.page.id])
})

test('pages are published together; a blocked page is reported and the others are published; undo restores all', async () => {
  const [fresh, live, empty] = [
    await makePage(desk),
    await makePage(desk),
    await makePage(desk, { sections: [headline({ title: '' })] }),
  ]
  await publish(desk, live.page)
  await send(desk, live.page.id, live.page.headVersion, changeOffer({ coach: 'Ratna' }, { coach: '' }))
  const ids = [fresh.page.id, live.page.id, empty.page.id]
  const planned = await preview({ kind: 'publish' }, ids)
  expect(planned.map(({ reason }) => reason === null)).toEqual([true, true, false])

  const { data } = await perform({ kind: 'publish' }, ids)
  expect(data.left.map(({ id }) => id)).toEqual([empty.page.id])
  expect((await readPage(desk, live.page.id)).page.publishedVersion).toBe(live.page.headVersion + 1)

  const undone = await undo(data.done)
  expect(undone.data.left).toEqual([])
  expect((await readPage(desk, fresh.page.id)).page.status).toBe('draft')
  expect((await readPage(desk, live.page.id)).page).toMatchObject({
    status: 'published',
    publishedVersion: live.page.headVersion,
    hasUnpublishedChanges: true,
  })
})

test('a theme and a section’s text are published on all pages together, and each bulk action is undone as one', async () => {
  const [one, other] = [await makePage(desk), await makePage(desk)]
  const ids = [one.page.id, other.page.id]
  const { headVersion } = one.page
  for (const { page } of [one, other]) await publish(desk, page)
  const before = await Promise.all(ids.map(lookOf))
  const themed = await perform({ kind: 'theme', value: { brand: '#7b1fa2', rounded: 'none' } }, ids)
  const retitled = await perform({ kind: 'section', sectionType: 'headline', key: 'title', value: 'Satu janji' }, ids)
  const changed = await Promise.all(ids.map(lookOf))
  for (const { theme, titles } of changed) {
    expect(theme).toMatchObject({ brand: '#7b1fa2', rounded: 'none' })
    expect(titles).toEqual(['Satu janji'])
  }

  const shown = await perform({ kind: 'publish' }, ids)
  expect([...themed.data.left, ...retitled.data.left, ...shown.data.left]).toEqual([])
  for (const id of ids)
    expect(await publicationOf(id)).toEqual({ publishedVersion: headVersion + 2, hasUnpublishedChanges: false })

  expect((await undo(shown.data.done)).data.left).toEqual([])
  for (const id of ids)
    expect(await publicationOf(id)).toEqual({ publishedVersion: headVersion, hasUnpublishedChanges: true })
  expect(await Promise.all(ids.map(lookOf))).toEqual(changed)

  // Taken back in the order of their making, too: an act gives back only what it changed itself.
  for (const { data } of [themed, retitled]) expect((await undo(data.done)).data).toMatchObject({ left: [] })
  expect(await Promise.all(ids.map(lookOf))).toEqual(before)
})

test('only what was looked at is published', async () => {
  const { page } = await makePage(desk)
  await send(desk, page.id, page.headVersion, changeOffer({ coach: 'Ratna' }, { coach: '' }))
  const pages = [{ id: page.id, headVersion: page.headVersion }]
  const reply = await desk.post('/admin/landing-pages/bulk-actions', {
    id: randomUUID(),
    act: { kind: 'publish' },
    pages,
  })
  expect((reply.body.data as { left: LeftPage[] }).left).toMatchObject([{ id: page.id }])
  expect((await readPage(desk, page.id)).page.status).toBe('draft')
})

test('taken down and thrown away together, pages come back public', async () => {
  const [one, other] = [await makePage(desk), await makePage(desk)]
  await publish(desk, one.page)
  await publish(desk, other.page)
  const down = await perform({ kind: 'unpublish' }, [one.page.id])
  const away = await perform({ kind: 'trash' }, [one.page.id, other.page.id])
  expect((await desk.get(`/admin/landing-pages/${other.page.id}`)).status).toBe(404)
  expect((await undo(down.data.done)).data.left).toMatchObject([{ reason: 'Halaman ini ada di sampah.' }])
  expect((await undo(away.data.done)).data.restored).toHaveLength(2)
  expect((await readPage(desk, one.page.id)).page.status).toBe('draft')
  expect((await readPage(desk, other.page.id)).page.status).toBe('published')
})

test('a bulk action sent in parts is one bulk action, and survives a reload', async () => {
  const [one, other] = [await makePage(desk), await makePage(desk)]
  const id = randomUUID()
  await perform(price(10_000), [one.page.id], desk, id)
  await perform(price(10_000), [one.page.id, other.page.id], desk, id)
  const acts = (await desk.get('/admin/landing-pages/bulk-actions')).body.data as PerformedBulkAction[]
  const [latest] = acts
  expect(latest).toMatchObject({ id, by: desk.admin.name, isUndone: false })
  expect(latest?.pages).toHaveLength(2)
  expect(codeOf(await perform(price(20_000), [one.page.id], desk, id))).toBe('act_taken')
  const colleague = await app.signedIn({ role: 0 })
  expect(codeOf(await perform(price(10_000), [one.page.id], colleague, id))).toBe('act_taken')
})

test('deleted and trashed pages are reported, the others are changed', async () => {
  const [there, trashed] = [await makePage(desk), await makePage(desk)]
  const pages = [...(await seen([there.page.id, trashed.page.id])), { id: randomUUID(), headVersion: 0 }]
  await desk.send('DELETE', `/admin/landing-pages/${trashed.page.id}`)
  const reply = await desk.post('/admin/landing-pages/bulk-actions', { id: randomUUID(), act: price(1_000), pages })
  const { done, left } = reply.body.data as { done: PerformedBulkAction; left: LeftPage[] }
  expect(done.pages.map(({ id }) => id)).toEqual([there.page.id])
  expect(left.map(({ reason }) => reason)).toEqual(['Halaman ini ada di sampah.', 'Halaman ini sudah tidak ada.'])
})

test('changing requires the design permission, publishing the publish permission', async () => {
  const { page } = await makePage(desk)
  const body = async (act: BulkAction) => ({ id: randomUUID(), act, pages: await seen([page.id]) })
  const statuses = async (by: Desk) => [
    (await by.post('/admin/landing-pages/bulk-actions', await body(price(5_000 + Math.round(Math.random() * 1000)))))
      .status,
    (await by.post('/admin/landing-pages/bulk-actions', await body({ kind: 'unpublish' }))).status,
    (await by.get('/admin/landing-pages/bulk-actions')).status,
  ]
  expect(await statuses(await holderOf(app, 'view'))).toEqual([403, 403, 200])
  expect(await statuses(await holderOf(app, 'text'))).toEqual([403, 403, 200])
  expect(await statuses(await holderOf(app, 'design'))).toEqual([200, 403, 200])
  expect(await statuses(await holderOf(app, 'publish'))).toEqual([403, 200, 200])
  const visitor = app.visitor()
  expect((await visitor.get('/admin/landing-pages/bulk-actions')).status).toBe(401)
  expect((await visitor.post('/admin/landing-pages/bulk-actions', await body(price(1)))).status).toBe(401)
  const published = await perform({ kind: 'publish' }, [page.id])
  expect((await undo(published.data.done, await holderOf(app, 'design'))).status).toBe(403)
})

test('invalid bulk actions are refused with the field', async () => {
  const { page } = await makePage(desk)
  const send = (act: unknown, pageIds: unknown[] = [page.id]) =>
    desk.post('/admin/landing-pages/bulk-actions/preview', { act, pageIds })
  const none = await send({ kind: 'offer', value: {} })
  expect([none.status, Object.values(mistakesIn(none))]).toEqual([422, ['Pilih paling sedikit satu hal yang diganti']])
  expect((await send({ kind: 'offer', value: { price: -1 } })).status).toBe(422)
  expect((await send({ kind: 'explode' })).status).toBe(422)
  expect(mistakesIn(await send({ kind: 'folder', folderId: randomUUID() }))).toEqual({
    'act.folderId': 'Folder ini sudah tidak ada',
  })
  expect(mistakesIn(await send({ kind: 'labels', add: [randomUUID()], remove: [] }))).toEqual({
    'act.add': 'Label ini sudah tidak ada',
  })
  expect((await send(price(1), [])).status).toBe(422)
  const many = Array.from({ length: 101 }, () => randomUUID())
  expect(mistakesIn(await send(price(1), many))).toEqual({ pageIds: 'Paling banyak 100 halaman sekaligus' })
  expect((await desk.post(`/admin/landing-pages/bulk-actions/${randomUUID()}/undo`)).status).toBe(404)
})

test('old bulk actions are deleted with their records of each page', async () => {
  const { page } = await makePage(desk)
  const [old, young] = [await perform(price(1), [page.id]), await perform(price(2), [page.id])]
  const { queries } = app.database
  await queries.execute(sql`UPDATE page_acts SET at = now() - interval '31 days' WHERE id = ${old.data.done.id}`)
  await app.tidy()
  expect((await undo(old.data.done)).status).toBe(404)
  expect((await undo(young.data.done)).status).toBe(200)
})
