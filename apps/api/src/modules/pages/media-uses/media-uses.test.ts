import { randomUUID } from 'node:crypto'
import type { OutputFor } from '@naikkelas/contract'
import type { Media, MediaUse, trashMedia } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeInstructor, makeSellable } from '../../../testing/catalogue-factories.ts'
import { change, headline, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import { purgeMediaTrash } from './trash.service.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const { queries } = app.database
let height = 300

async function picture(): Promise<Media> {
  height += 1
  const { media } = await upload(app, desk, {
    bytes: await drawing({ height }).png().toBuffer(),
    fileName: `${height}.png`,
  })
  return media
}
function sectionWith({ id }: Media) {
  const section = headline()
  section.content.image = { mediaId: id, alt: 'Toko', isDecorative: false }
  return section
}
const usesOf = async ({ id }: Media) => (await desk.get(`/admin/media/${id}/uses`)).body.data as MediaUse[]
const trash = async (...media: Media[]) =>
  (await desk.post('/admin/media/trash', { ids: media.map(({ id }) => id) })).body.data as OutputFor<typeof trashMedia>
const isThere = async ({ id }: Media) => (await desk.get(`/admin/media/${id}`)).status === 200
const publish = (page: { id: string; headVersion: number }) =>
  desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })

test('media uses require view permission, deleting the design permission', async () => {
  const media = await picture()
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'view' }] })
  const stranger = await app.signedIn({ role: 2 })
  const uses = `/admin/media/${media.id}/uses`
  expect([(await app.visitor().get(uses)).status, (await stranger.get(uses)).status]).toEqual([401, 403])
  expect((await viewer.get(uses)).status).toBe(200)
  for (const person of [viewer, stranger]) {
    expect((await person.remove(`/admin/media/${media.id}`)).status).toBe(403)
    expect((await person.post('/admin/media/trash', { ids: [media.id] })).status).toBe(403)
    expect((await person.post('/admin/media/restore', { ids: [media.id] })).status).toBe(403)
  }
  expect((await app.visitor().remove(`/admin/media/${media.id}`)).status).toBe(401)
  expect((await desk.get('/admin/media/019a1234-5678-7abc-8def-0123456789ab/uses')).status).toBe(404)
  expect((await desk.remove('/admin/media/019a1234-5678-7abc-8def-0123456789ab')).status).toBe(404)
  expect((await desk.post('/admin/media/trash', { ids: [] })).status).toBe(422)
})

test('the uses of a picture list its pages: count, public since, kept versions and link previews', async () => {
  const media = await picture()
  const first = sectionWith(media)
  const second = sectionWith(media)
  const { page } = await makePage(desk, { sections: [headline(), first, second] })
  await send(
    desk,
    page.id,
    page.headVersion,
    change({ kind: 'changeSeo', value: { imageId: media.id }, was: { imageId: null } }),
  )
  const draft = { places: 3, isShareImage: true, isLive: false, versions: 0, sectionId: first.id, isInTrash: false }
  expect(await usesOf(media)).toMatchObject([{ pageId: page.id, pageName: page.name, address: page.address, ...draft }])

  await publish((await readPage(desk, page.id)).page)
  expect(await usesOf(media)).toMatchObject([{ ...draft, isLive: true, versions: 1 }])

  const { page: now } = await readPage(desk, page.id)
  await send(
    desk,
    page.id,
    now.headVersion,
    change(
      { kind: 'removeSection', sectionId: first.id },
      { kind: 'removeSection', sectionId: second.id },
      { kind: 'changeSeo', value: { imageId: null }, was: { imageId: media.id } },
    ),
  )
  const left = { places: 0, isShareImage: false, isLive: true, versions: 1, sectionId: null }
  expect(await usesOf(media)).toMatchObject([left])

  await publish((await readPage(desk, page.id)).page)
  expect(await usesOf(media)).toMatchObject([{ ...left, isLive: false }])
  await desk.remove(`/admin/landing-pages/${page.id}`)
  expect(await usesOf(media)).toMatchObject([{ isInTrash: true }])
})

test('words that look like a picture’s id count for nothing', async () => {
  const media = await picture()
  const title = `"mediaId": "${media.id}"`
  const { page } = await makePage(desk, { sections: [headline({ title })] })
  expect((await readPage(desk, page.id)).document.sections[0]?.content.title).toBe(title)
  expect(await usesOf(media)).toEqual([])
})

test.each([
  ['a draft', async (_: string) => {}],
  [
    'a published version only',
    async (pageId: string) => {
      await publish((await readPage(desk, pageId)).page)
      const { page, document } = await readPage(desk, pageId)
      const operations = document.sections.map(({ id }) => ({ kind: 'removeSection' as const, sectionId: id }))
      await send(desk, pageId, page.headVersion, change(...operations))
    },
  ],
  [
    'a former version that is kept',
    async (pageId: string) => {
      await publish((await readPage(desk, pageId)).page)
      await desk.post(`/admin/landing-pages/${pageId}/unpublish`)
      const { page, document } = await readPage(desk, pageId)
      const operations = document.sections.map(({ id }) => ({ kind: 'removeSection' as const, sectionId: id }))
      await send(desk, pageId, page.headVersion, change(...operations))
    },
  ],
  ['a page in the trash', async (pageId: string) => void (await desk.remove(`/admin/landing-pages/${pageId}`))],
])('media used by %s is not deleted, and its uses are listed', async (_, prepare) => {
  const media = await picture()
  const { page } = await makePage(desk, { sections: [sectionWith(media)] })
  await prepare(page.id)

  expect(await desk.remove(`/admin/media/${media.id}`)).toMatchObject({
    status: 409,
    body: {
      data: {
        code: 'media_in_use',
        fields: [{ path: `pages.${page.id}`, message: `Dipakai di halaman “${page.name}”` }],
      },
    },
  })
  expect(await trash(media)).toEqual({
    trashed: [],
    kept: [{ id: media.id, fileName: media.fileName, pages: [{ id: page.id, name: page.name }] }],
  })
  // Even if a mistake had put it there long ago.
  await queries.execute(sql`UPDATE media SET deleted_at = now() - interval '1 year' WHERE id = ${media.id}`)
  await purgeMediaTrash(app.context)
  expect(await isThere(media)).toBe(true)
})

test('unused media are moved to the trash in bulk, listed there, and restored', async () => {
  const [used, ...idle] = [await picture(), await picture(), await picture()] as const
  await makePage(desk, { sections: [sectionWith(used)] })
  const ids = idle.map(({ id }) => id)
  const answer = await trash(used, ...idle)
  expect([[...answer.trashed].sort(), answer.kept.map(({ id }) => id)]).toEqual([[...ids].sort(), [used.id]])

  const listed = async (query: string) =>
    ((await desk.get(`/admin/media${query}`)).body.data as { items: Media[] }).items.map(({ id }) => id)
  expect(await listed('?show=trash&limit=100')).toEqual(expect.arrayContaining(ids))
  expect(await listed('?show=trash&limit=100')).not.toContain(used.id)
  expect(await listed('?limit=100')).not.toContain(ids[0])
  expect((await desk.post('/admin/media/restore', { ids })).body.data).toEqual({ restored: 2 })
  expect(await listed('?limit=100')).toContain(ids[0])
})

test('the trash keeps for thirty days, and gives up what came into use or is named by anything else', async () => {
  const [young, old, returned, named, referred] = [
    await picture(),
    await picture(),
    await picture(),
    await picture(),
    await picture(),
  ]
  await trash(young, old, returned, named, referred)
  await queries.execute(sql`UPDATE media SET deleted_at = now() - interval '29 days' WHERE id = ${young.id}`)
  await queries.execute(
    sql`UPDATE media SET deleted_at = now() - interval '31 days' WHERE deleted_at IS NOT NULL AND id <> ${young.id}`,
  )
  await makePage(desk, { sections: [sectionWith(returned)] })
  // A future table, which the deletion of media does not know.
  await queries.execute(sql`CREATE TABLE kept_elsewhere (content jsonb, cover_id uuid)`)
  await queries.execute(
    sql`INSERT INTO kept_elsewhere VALUES (${JSON.stringify({ deep: [{ mediaId: named.id }] })}::jsonb, ${referred.id})`,
  )

  expect(await purgeMediaTrash(app.context)).toBe(1)
  expect(await Promise.all([young, old, returned, named, referred].map(isThere))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  await desk.post('/admin/media/restore', { ids: [named.id] })
  expect((await trash(named)).kept).toMatchObject([{ id: named.id, pages: [] }])
  await queries.execute(sql`DROP TABLE kept_elsewhere`)
})

test('a picture that was undone back onto a page is used again', async () => {
  const media = await picture()
  const section = sectionWith(media)
  const { page } = await makePage(desk, { sections: [section] })
  await send(desk, page.id, page.headVersion, change({ kind: 'removeSection', sectionId: section.id }))
  expect(await usesOf(media)).toEqual([])
  await desk.post(`/admin/landing-pages/${page.id}/changes`, {
    baseVersion: page.headVersion + 1,
    changes: [{ id: randomUUID(), operations: [{ kind: 'insertSection', section, afterId: null }] }],
  })
  expect(await usesOf(media)).toMatchObject([{ pageId: page.id, places: 1 }])
})

test('media used by the catalogue are not deleted: covers of what is sold and portraits of instructors', async () => {
  const [cover, portrait] = [await picture(), await picture()]
  await makeSellable(desk, courseValue({ coverId: cover.id }))
  await makeInstructor(desk, { portraitId: portrait.id })
  expect(await trash(cover, portrait)).toMatchObject({ trashed: [] })
  await queries.execute(
    sql`UPDATE media SET deleted_at = now() - interval '1 year' WHERE id IN (${cover.id}, ${portrait.id})`,
  )
  await purgeMediaTrash(app.context)
  expect([await isThere(cover), await isThere(portrait)]).toEqual([true, true])
})
