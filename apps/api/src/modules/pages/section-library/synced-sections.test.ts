import type { OutputFor } from '@naikkelas/contract'
import type { SyncedSection, updateSyncedSection } from '@naikkelas/contract/pages'
import { defaultSettings } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { change, headline, insert, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })
const holding = (capability: 'view' | 'text' | 'design' | 'publish') =>
  app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability }] })
type Desk = typeof owner
type Updated = OutputFor<typeof updateSyncedSection>

const path = '/admin/synced-sections'

async function sync(name = 'Kaki halaman', title = 'Sumber') {
  const source = headline({ title })
  const { page } = await makePage(owner, { sections: [source] })
  const reply = await owner.post(path, { name, pageId: page.id, sectionId: source.id })
  expect(reply.status).toBe(201)
  return { synced: reply.body.data as SyncedSection, source, page }
}

/** A page that shows a synced section after one of its own. */
async function use(synced: SyncedSection, desk: Desk = owner) {
  const own = headline({ title: 'Milik halaman ini' })
  const copy = { ...synced.section, id: headline().id }
  const made = await makePage(owner, { sections: [own, copy] })
  const reply = await desk.post(`${path}/${synced.id}/uses`, { pageId: made.page.id, sectionId: copy.id })
  return { ...made, own, copy, reply }
}

const update = (
  synced: SyncedSection,
  place: { pageId: string; sectionId: string },
  more: object = {},
  desk: Desk = owner,
) => desk.post(`${path}/${synced.id}/update`, { ...place, revision: synced.revision, ...more })

async function titlesOf(pageId: string) {
  return (await readPage(owner, pageId)).document.sections.map(({ content }) => content.title)
}

test('one section on several pages is updated on all of them, one change a page', async () => {
  const { synced, source, page } = await sync()
  const [second, third] = [await use(synced), await use(synced)]
  expect(third.reply.body.data).toMatchObject({ uses: { length: 3 } })
  await send(owner, page.id, page.headVersion, change(retitle(source, 'Baru untuk semua')))

  const listed = (await owner.get(`/admin/landing-pages/${page.id}/synced-sections`)).body.data as SyncedSection[]
  expect(listed[0]?.uses.find(({ pageId }) => pageId === page.id)?.isCurrent).toBe(false)

  const reply = await update(synced, { pageId: page.id, sectionId: source.id })
  const { synced: updated, pages } = reply.body.data as Updated
  expect(updated.revision).toBe(2)
  expect(updated.uses.every(({ isCurrent }) => isCurrent)).toBe(true)
  expect(pages.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'changed', 'same'])
  for (const { page: other } of [second, third]) {
    expect(await titlesOf(other.id)).toEqual(['Milik halaman ini', 'Baru untuk semua'])
    expect((await readPage(owner, other.id)).page.headVersion).toBe(other.headVersion + 1)
  }
})

test('the update is undone on all pages as one, and other changes stay', async () => {
  const { synced, source, page } = await sync()
  const { page: other, own } = await use(synced)
  await send(owner, page.id, page.headVersion, change(retitle(source, 'Terlalu cepat')))
  const { synced: updated } = (await update(synced, { pageId: page.id, sectionId: source.id })).body.data as Updated
  const head = (await readPage(owner, other.id)).page.headVersion
  await send(owner, other.id, head, change(retitle(own, 'Ditulis sesudahnya')))

  const reply = await owner.post(`${path}/${synced.id}/undo`, { revision: updated.revision })
  expect(reply.status).toBe(200)
  expect(await titlesOf(other.id)).toEqual(['Ditulis sesudahnya', 'Sumber'])
  expect(await titlesOf(page.id)).toEqual(['Sumber'])
})

test('whether it is hidden and when it is shown stay each page’s own', async () => {
  const { synced, source, page } = await sync()
  const { page: other, copy } = await use(synced)
  await send(
    owner,
    other.id,
    other.headVersion,
    change({ kind: 'changeSettings', sectionId: copy.id, value: { isHidden: true }, was: { isHidden: false } }),
  )
  await send(
    owner,
    page.id,
    page.headVersion,
    change({
      kind: 'changeSettings',
      sectionId: source.id,
      value: { tone: 'board' },
      was: { tone: defaultSettings.tone },
    }),
  )
  await update(synced, { pageId: page.id, sectionId: source.id })
  const { document } = await readPage(owner, other.id)
  expect(document.sections[1]?.settings).toMatchObject({ isHidden: true, tone: 'board' })
})

test('published pages change when they are published again, or at once when that is asked for', async () => {
  const { synced, source, page } = await sync()
  const [quiet, busy] = [await use(synced), await use(synced)]
  for (const { page: one } of [quiet, busy])
    await owner.post(`/admin/landing-pages/${one.id}/publish`, { headVersion: one.headVersion })
  await send(owner, busy.page.id, busy.page.headVersion, change(retitle(busy.own, 'Belum selesai')))
  const publishedVersion = async (id: string) => (await readPage(owner, id)).page.publishedVersion

  await send(owner, page.id, page.headVersion, change(retitle(source, 'Pertama')))
  const first = (await update(synced, { pageId: page.id, sectionId: source.id })).body.data as Updated
  expect(await publishedVersion(quiet.page.id)).toBe(quiet.page.headVersion)
  await owner.post(`/admin/landing-pages/${quiet.page.id}/publish`, { headVersion: quiet.page.headVersion + 1 })

  const head = (await readPage(owner, page.id)).page.headVersion
  await send(owner, page.id, head, change(retitle(source, 'Kedua', 'Pertama')))
  const second = (await update(first.synced, { pageId: page.id, sectionId: source.id }, { isPublishing: true })).body
    .data as Updated
  const outcomes = Object.fromEntries(second.pages.map(({ pageId, outcome }) => [pageId, outcome]))
  expect(outcomes).toEqual({ [page.id]: 'same', [quiet.page.id]: 'published', [busy.page.id]: 'changed' })
  expect(await publishedVersion(quiet.page.id)).toBe(quiet.page.headVersion + 2)
  expect(await publishedVersion(busy.page.id)).toBe(busy.page.headVersion)
  expect(second.pages.find(({ pageId }) => pageId === busy.page.id)?.message).toContain('perubahan lain')
})

test('a section that is let go keeps its words and is not updated any more', async () => {
  const { synced, source, page } = await sync()
  const { page: other, copy } = await use(synced)
  const released = await owner.remove(`${path}/${synced.id}/uses/${other.id}/${copy.id}`)
  expect(released.body.data).toMatchObject({ uses: [{ pageId: page.id }] })
  await send(owner, page.id, page.headVersion, change(retitle(source, 'Tanpa yang lepas')))
  await update(synced, { pageId: page.id, sectionId: source.id })
  expect(await titlesOf(other.id)).toEqual(['Milik halaman ini', 'Sumber'])
  expect((await owner.remove(`${path}/${synced.id}/uses/${other.id}/${copy.id}`)).status).toBe(404)
})

test('a section taken off its page is no use of it; undone, it is one again', async () => {
  const { synced } = await sync()
  const { page, copy, own } = await use(synced)
  const usesOf = async () =>
    ((await owner.get(path)).body.data as SyncedSection[]).find(({ id }) => id === synced.id)?.uses.length
  expect(await usesOf()).toBe(2)
  await send(owner, page.id, page.headVersion, change({ kind: 'removeSection', sectionId: copy.id }))
  expect(await usesOf()).toBe(1)
  await send(owner, page.id, page.headVersion + 1, change(insert(copy, own.id)))
  expect(await usesOf()).toBe(2)
  await owner.remove(`/admin/landing-pages/${page.id}`)
  expect(await usesOf()).toBe(1)
})

test('a link to a section of the first page does not go along to the others', async () => {
  const target = headline({ title: 'Sasaran' })
  const source = headline({ title: 'Sumber' })
  const linked = {
    ...source,
    content: {
      ...source.content,
      cta: { label: 'Ke sana', target: { kind: 'section', sectionId: target.id }, style: 'primary', note: '' },
    },
  } as unknown as typeof source
  const { page } = await makePage(owner, { sections: [linked, target] })
  const reply = await owner.post(path, { name: 'Bertautan', pageId: page.id, sectionId: source.id })
  expect((reply.body.data as SyncedSection).section.content.cta).toMatchObject({ target: { kind: 'url', href: '' } })
})

test('of two concurrent updates the second is a conflict, and nothing is lost', async () => {
  const { synced, source, page } = await sync()
  const place = { pageId: page.id, sectionId: source.id }
  expect((await update(synced, place)).status).toBe(200)
  const late = await update(synced, place)
  expect(late.status).toBe(409)
  expect(late.body.data).toMatchObject({ code: 'synced_section_changed' })
  expect((await owner.post(`${path}/${synced.id}/undo`, { revision: synced.revision })).status).toBe(409)
})

test('a synced section that is ended leaves every page as it is', async () => {
  const { synced } = await sync()
  const { page } = await use(synced)
  expect((await owner.remove(`${path}/${synced.id}`)).status).toBe(200)
  expect(await titlesOf(page.id)).toEqual(['Milik halaman ini', 'Sumber'])
  expect((await owner.get(`/admin/landing-pages/${page.id}/synced-sections`)).body.data).toEqual([])
  expect((await owner.remove(`${path}/${synced.id}`)).status).toBe(404)
})

test('each action requires its permission', async () => {
  const { synced, source, page } = await sync()
  const place = { pageId: page.id, sectionId: source.id }
  const [viewer, writer, designer] = [await holding('view'), await holding('text'), await holding('design')]
  expect((await app.visitor().get(path)).status).toBe(401)
  expect((await viewer.get(path)).status).toBe(200)
  expect((await writer.post(path, { name: 'Coba', ...place })).status).toBe(403)
  expect((await writer.post(`${path}/${synced.id}/uses`, place)).status).toBe(403)
  expect((await update(synced, place, {}, writer)).status).toBe(403)
  expect((await writer.post(`${path}/${synced.id}/undo`, { revision: 1 })).status).toBe(403)
  expect((await writer.remove(`${path}/${synced.id}`)).status).toBe(403)
  expect((await writer.remove(`${path}/${synced.id}/uses/${page.id}/${source.id}`)).status).toBe(403)
  expect((await update(synced, place, { isPublishing: true }, designer)).status).toBe(403)
  expect((await update(synced, place, {}, designer)).status).toBe(200)
})

test('a section that is not there, or of another type, is refused', async () => {
  const { synced, page } = await sync()
  const gone = { pageId: page.id, sectionId: 'tidakada00' }
  expect((await owner.post(path, { name: 'Tidak ada', ...gone })).status).toBe(422)
  expect((await owner.post(`${path}/${synced.id}/uses`, gone)).status).toBe(422)
  expect((await update(synced, gone)).status).toBe(422)
  expect((await owner.post(path, { name: '', ...gone })).status).toBe(422)
  const unknownId = '0197a1c2-0000-7000-8000-00000000dead'
  expect((await owner.post(`${path}/${unknownId}/uses`, gone)).status).toBe(404)
  expect((await owner.get(`/admin/landing-pages/${unknownId}/synced-sections`)).status).toBe(404)
})
