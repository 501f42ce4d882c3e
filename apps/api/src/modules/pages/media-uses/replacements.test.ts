import type { OutputFor } from '@naikkelas/contract'
import type { Media, MediaReplacement, replaceMedia, undoReplacement } from '@naikkelas/contract/pages'
import type { Operation, StoredSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const desk = await app.signedIn()
let height = 400

async function picture(): Promise<Media> {
  height += 1
  const { media } = await upload(app, desk, {
    bytes: await drawing({ height }).png().toBuffer(),
    fileName: `${height}.png`,
  })
  return media
}
function sectionWith({ id }: Media, alt = 'Toko'): StoredSection {
  const section = headline()
  section.content.image = { mediaId: id, alt, isDecorative: false, focal: { x: 0.1, y: 0.1 } }
  return section
}
const pictureOn = async (pageId: string, at = 0) =>
  (await readPage(desk, pageId)).document.sections[at]?.content.image as {
    mediaId: string
    alt: string
  }
const replace = async (from: Media, body: object) => {
  const reply = await desk.post(`/admin/media/${from.id}/replacements`, body)
  return { ...reply, data: reply.body.data as OutputFor<typeof replaceMedia> }
}
const undo = async ({ id }: MediaReplacement) => {
  const reply = await desk.post(`/admin/media-replacements/${id}/undo`)
  return { ...reply, data: reply.body.data as OutputFor<typeof undoReplacement> }
}

test('a picture is replaced on every page as one change each; what visitors see stays until it is published again', async () => {
  const [before, after] = [await picture(), await picture()]
  const first = await makePage(desk, { sections: [sectionWith(before), sectionWith(before)] })
  const second = await makePage(desk, { sections: [sectionWith(before)] })
  const untouched = await makePage(desk)
  await desk.post(`/admin/landing-pages/${first.page.id}/publish`, { headVersion: first.page.headVersion })

  const { status, data } = await replace(before, { withId: after.id })

  expect(status).toBe(201)
  expect(data.left).toEqual([])
  expect(new Map(data.replacement.pages.map(({ id, places, isLive }) => [id, { places, isLive }]))).toEqual(
    new Map([
      [first.page.id, { places: 2, isLive: true }],
      [second.page.id, { places: 1, isLive: false }],
    ]),
  )
  expect(await pictureOn(first.page.id, 1)).toEqual({ mediaId: after.id, alt: 'Toko', isDecorative: false })
  expect((await readPage(desk, first.page.id)).page).toMatchObject({
    headVersion: first.page.headVersion + 1,
    publishedVersion: first.page.headVersion,
    hasUnpublishedChanges: true,
  })
  expect((await readPage(desk, untouched.page.id)).page.headVersion).toBe(untouched.page.headVersion)
  const uses = (await desk.get(`/admin/media/${before.id}/uses`)).body.data
  expect(uses).toMatchObject([{ pageId: first.page.id, places: 0, isLive: true }])
})

test('words of the other picture are taken when that is asked for, and its point of view always', async () => {
  const [before, after] = [await picture(), await picture()]
  await desk.patch(`/admin/media/${after.id}`, { alt: 'Toko baru', focal: { x: 0.75, y: 0.5 } })
  const { page } = await makePage(desk, { sections: [sectionWith(before)] })
  await replace(before, { withId: after.id, alt: 'take' })
  expect(await pictureOn(page.id)).toMatchObject({ alt: 'Toko baru', focal: { x: 0.75, y: 0.5 } })
})

test('only the pages that were chosen are changed', async () => {
  const [before, after] = [await picture(), await picture()]
  const chosen = await makePage(desk, { sections: [sectionWith(before)] })
  const other = await makePage(desk, { sections: [sectionWith(before)] })
  await replace(before, { withId: after.id, pageIds: [chosen.page.id] })
  expect([(await pictureOn(chosen.page.id)).mediaId, (await pictureOn(other.page.id)).mediaId]).toEqual([
    after.id,
    before.id,
  ])
})

test('a replacement is undone as one action, once, and restores the pages', async () => {
  const [before, after] = [await picture(), await picture()]
  const pages = [
    await makePage(desk, { sections: [sectionWith(before), headline()] }),
    await makePage(desk, { sections: [sectionWith(before)] }),
  ]
  const { data } = await replace(before, { withId: after.id })
  const undone = await undo(data.replacement)

  expect(undone.data.left).toEqual([])
  expect(undone.data.restored).toHaveLength(pages.length)
  for (const { page } of pages) expect(undone.data.restored).toContainEqual({ id: page.id, name: page.name, places: 1 })
  for (const { page, document } of pages) expect((await readPage(desk, page.id)).document).toEqual(document)
  expect(await undo(data.replacement)).toMatchObject({ status: 409, body: { data: { code: 'already_undone' } } })
  const listed = (await desk.get(`/admin/media/${after.id}/replacements`)).body.data
  expect(listed).toMatchObject([{ id: data.replacement.id, isUndone: true, fromId: before.id, toId: after.id }])
})

test('undoing keeps and reports values changed since; other changes of the page do not matter', async () => {
  const [before, after] = [await picture(), await picture()]
  const words = sectionWith(before)
  const kept = await makePage(desk, { sections: [words] })
  const changed = await makePage(desk, { sections: [sectionWith(before), sectionWith(before)] })
  const removed = await makePage(desk, { sections: [sectionWith(before)] })
  const { data } = await replace(before, { withId: after.id })
  await send(desk, kept.page.id, kept.page.headVersion + 1, change(retitle(words, 'Judul lain')))
  const image = await pictureOn(changed.page.id)
  const [section] = changed.sections
  const described = {
    kind: 'changeField',
    sectionId: section!.id,
    sectionVersion: section!.version,
    path: ['image'],
    value: { ...image, alt: 'Kata baru' },
    was: { ...image },
  } satisfies Operation
  await send(desk, changed.page.id, changed.page.headVersion + 1, change(described))
  const gone = { kind: 'removeSection', sectionId: removed.sections[0]!.id } as const
  await send(desk, removed.page.id, removed.page.headVersion + 1, change(gone))

  const undone = await undo(data.replacement)

  expect(new Map(undone.data.restored.map(({ id, places }) => [id, places]))).toEqual(
    new Map([
      [kept.page.id, 1],
      [changed.page.id, 1],
    ]),
  )
  expect(new Map(undone.data.left.map(({ id, places, reason }) => [id, `${places} ${reason}`]))).toEqual(
    new Map([
      [changed.page.id, '1 Sudah diubah lagi sejak diganti.'],
      [removed.page.id, '1 Tempatnya sudah dihapus.'],
    ]),
  )
  expect(await pictureOn(changed.page.id)).toMatchObject({ mediaId: after.id, alt: 'Kata baru' })
  expect((await pictureOn(changed.page.id, 1)).mediaId).toBe(before.id)
  expect((await readPage(desk, kept.page.id)).document.sections[0]?.content.title).toBe('Judul lain')
})

test('the author of a page undoes it on that page alone, as any other change', async () => {
  const [before, after] = [await picture(), await picture()]
  const { page } = await makePage(desk, { sections: [sectionWith(before)] })
  await replace(before, { withId: after.id })
  const { changes } = (await desk.get(`/admin/landing-pages/${page.id}/changes?since=${page.headVersion}`)).body
    .data as { changes: { change: { operations: unknown[] }; actor: { id: string } }[] }
  expect(changes).toMatchObject([{ actor: { id: desk.admin.id }, change: { operations: [{ kind: 'changeField' }] } }])
})

test('replacing requires the design permission, and invalid input is reported with its field', async () => {
  const [before, after, idle] = [await picture(), await picture(), await picture()]
  const { page } = await makePage(desk, { sections: [sectionWith(before)] })
  const path = `/admin/media/${before.id}/replacements`
  const librarian = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
  const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })
  expect((await app.visitor().post(path, { withId: after.id })).status).toBe(401)
  for (const person of [librarian, writer]) expect((await person.post(path, { withId: after.id })).status).toBe(403)

  for (const [body, field] of [
    [{ withId: before.id }, 'withId'],
    [{ withId: '019a1234-5678-7abc-8def-0123456789ab' }, 'withId'],
    [{ withId: 'x' }, 'withId'],
    [{ withId: after.id, pageIds: [] }, 'pageIds'],
    [{ withId: after.id, alt: 'hapus' }, 'alt'],
  ] as const)
    expect(await desk.post(path, body)).toMatchObject({ status: 422, body: { data: { fields: [{ path: field }] } } })
  expect(await replace(idle, { withId: after.id })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'pageIds' }] } },
  })
  const gone = '/admin/media/019a1234-5678-7abc-8def-0123456789ab/replacements'
  expect((await desk.post(gone, { withId: after.id })).status).toBe(404)
  expect((await desk.get(gone)).status).toBe(404)
  expect((await desk.post('/admin/media-replacements/019a1234-5678-7abc-8def-0123456789ab/undo')).status).toBe(404)
  expect((await pictureOn(page.id)).mediaId).toBe(before.id)
})
