import type { OutputFor } from '@naikkelas/contract'
import type { listMedia, listMediaFolders, MediaFolder } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, sendUpload, upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const desk = await app.signedIn()
let height = 200

async function folder(name: string, parentId: string | null = null): Promise<MediaFolder> {
  const reply = await desk.post('/admin/media-folders', { name, parentId })
  expect(reply.status).toBe(201)
  return reply.body.data as MediaFolder
}
async function picture(folderId: string | null = null) {
  height += 1
  const { media } = await upload(app, desk, {
    bytes: await drawing({ height }).png().toBuffer(),
    fileName: `${height}.png`,
  })
  if (folderId !== null) await desk.post('/admin/media/move', { ids: [media.id], folderId })
  return media
}
const folders = async () => (await desk.get('/admin/media-folders')).body.data as OutputFor<typeof listMediaFolders>
const inFolder = async (id: string, rest = '') =>
  ((await desk.get(`/admin/media?folder=${id}${rest}`)).body.data as OutputFor<typeof listMedia>).items.map(
    ({ id: mediaId }) => mediaId,
  )
const gone = '019a1234-5678-7abc-8def-0123456789ab'

test('folders want a session and the right to design', async () => {
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'view' }] })
  const { id } = await folder('Hak')
  for (const [method, path] of [
    ['POST', '/admin/media-folders'],
    ['PATCH', `/admin/media-folders/${id}`],
    ['DELETE', `/admin/media-folders/${id}`],
  ] as const) {
    expect((await app.visitor().send(method, path)).status).toBe(401)
    expect((await viewer.send(method, path, method === 'DELETE' ? undefined : { name: 'X' })).status).toBe(403)
  }
  expect((await viewer.get('/admin/media-folders')).status).toBe(200)
})

test('a folder inside another can be renamed and moved with its content', async () => {
  const outer = await folder('Kelas')
  const inner = await folder('Sampul', outer.id)
  const other = await folder('Acara')
  const media = await picture(inner.id)

  const moved = await desk.patch(`/admin/media-folders/${inner.id}`, { name: 'Sampul kelas', parentId: other.id })
  expect(moved.body.data).toEqual({ id: inner.id, parentId: other.id, name: 'Sampul kelas', mediaCount: 1 })
  expect(await inFolder(inner.id)).toEqual([media.id])
  // A folder lists its own media; a search includes subfolders.
  expect(await inFolder(other.id)).toEqual([])
  expect(await inFolder(other.id, `&search=${media.fileName}`)).toEqual([media.id])
  expect(await inFolder('none')).not.toContain(media.id)
})

test('two folders of one name lie in two places and never in one', async () => {
  const first = await folder('Promo')
  await folder('Promo', first.id)
  const other = await folder('Diskon')
  for (const act of [
    () => desk.post('/admin/media-folders', { name: 'promo' }),
    () => desk.patch(`/admin/media-folders/${other.id}`, { name: 'PROMO' }),
  ])
    expect(await act()).toMatchObject({
      status: 409,
      body: { data: { code: 'folder_taken', fields: [{ path: 'name' }] } },
    })
})

test.each([
  ['without a name', { name: ' \u200b' }, 'name'],
  ['with a name beyond sixty characters', { name: 'a'.repeat(61) }, 'name'],
  ['in a folder that is gone', { name: 'Baru', parentId: gone }, 'parentId'],
])('a folder %s is not made', async (_, body, path) => {
  expect(await desk.post('/admin/media-folders', body)).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path }] } },
  })
})

test('a folder cannot be moved below itself, and folders are at most four levels deep', async () => {
  const a = await folder('Satu')
  const b = await folder('Dua', a.id)
  const c = await folder('Tiga', b.id)
  const d = await folder('Empat', c.id)
  expect((await desk.post('/admin/media-folders', { name: 'Lima', parentId: d.id })).status).toBe(422)
  for (const parentId of [a.id, c.id])
    expect(await desk.patch(`/admin/media-folders/${a.id}`, { parentId })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'parentId' }] } },
    })
})

test('two moves at once make no ring', async () => {
  const left = await folder('Kiri')
  const right = await folder('Kanan')
  const replies = await Promise.all([
    desk.patch(`/admin/media-folders/${left.id}`, { parentId: right.id }),
    desk.patch(`/admin/media-folders/${right.id}`, { parentId: left.id }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a non-empty folder is deleted only on confirmation, and its content moves up', async () => {
  const outer = await folder('Arsip')
  const middle = await folder('Lama', outer.id)
  const child = await folder('Lama', middle.id)
  await folder('Kembar', outer.id)
  const twin = await folder('Kembar', middle.id)
  const media = await picture(middle.id)

  expect(await desk.remove(`/admin/media-folders/${middle.id}`)).toMatchObject({
    status: 409,
    body: {
      data: {
        code: 'folder_not_empty',
        fields: [{ message: 'Masih ada 1 media dan 2 folder di dalamnya' }],
      },
    },
  })
  expect((await desk.remove(`/admin/media-folders/${middle.id}?contents=up`)).status).toBe(200)
  expect(await inFolder(outer.id)).toEqual([media.id])
  const after = (await folders()).folders
  expect(after.find(({ id }) => id === child.id)).toMatchObject({ parentId: outer.id, name: 'Lama' })
  expect(after.find(({ id }) => id === twin.id)).toMatchObject({ parentId: outer.id, name: 'Kembar (2)' })
  expect((await desk.remove(`/admin/media-folders/${middle.id}`)).status).toBe(404)
  expect((await desk.remove(`/admin/media-folders/${child.id}`)).status).toBe(200)
})

test('many files are moved at once, or none with the error', async () => {
  const target = await folder('Tujuan')
  const media = [await picture(), await picture(), await picture()]
  const ids = media.map(({ id }) => id)
  expect((await desk.post('/admin/media/move', { ids, folderId: target.id })).body.data).toEqual({ moved: 3 })
  expect((await inFolder(target.id)).sort()).toEqual([...ids].sort())
  expect((await folders()).folders.find(({ id }) => id === target.id)?.mediaCount).toBe(3)

  for (const body of [
    { ids, folderId: gone },
    { ids: [], folderId: null },
    { ids: Array.from({ length: 201 }, () => gone), folderId: null },
    { ids: ['x'], folderId: null },
  ])
    expect((await desk.post('/admin/media/move', body)).status).toBe(422)
  expect((await desk.post('/admin/media/move', { ids, folderId: null })).body.data).toEqual({ moved: 3 })
})

test('a picture for a banner is put into the folder of its upload type, which is made once, unless a folder is chosen', async () => {
  const own = await folder('Pilihan sendiri')
  const send = async (query: string, left: string) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await drawing({ left }).png().toBuffer())], 'gambar.png'))
    return sendUpload(app, desk, form, {}, query)
  }
  const [first, second] = [await send('?type=6', '#101010'), await send('?type=6', '#202020')]
  const popup = await send('?type=18', '#303030')
  const chosen = await send(`?type=6&folder=${own.id}`, '#404040')
  const made = (await folders()).folders
  const named = (name: string) => made.filter((one) => one.name === name && one.parentId === null)
  const [banners, ...others] = named('Banner')
  expect(others).toEqual([])
  expect((await inFolder(banners?.id ?? '')).toSorted()).toEqual([first.media.id, second.media.id].toSorted())
  expect(await inFolder(named('Iklan popup')[0]?.id ?? '')).toEqual([popup.media.id])
  expect(await inFolder(own.id)).toEqual([chosen.media.id])
  for (const type of ['7', '99', 'banner']) expect((await send(`?type=${type}`, '#505050')).status).toBe(422)
})
