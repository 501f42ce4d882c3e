import { randomUUID } from 'node:crypto'
import type { OutputFor } from '@naikkelas/contract'
import type {
  LandingPageSummary,
  BulkAction,
  PageFolder,
  PageLabel,
  performBulkAction,
} from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { makePage } from '../../../testing/page-factories.ts'
import { holderOf, mistakesIn } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn({ role: 0 })
let count = 0
const newName = (word: string) => `${word} ${(count += 1)}`
const makeFolder = async (name = newName('Folder')) =>
  (await desk.post('/admin/page-folders', { name })).body.data as PageFolder
const makeLabel = async (name = newName('Label')) =>
  (await desk.post('/admin/page-labels', { name, tone: 'ok' })).body.data as PageLabel
const act = async (given: BulkAction, ...ids: string[]) => {
  const pages = ids.map((id) => ({ id, headVersion: 0 }))
  const reply = await desk.post('/admin/landing-pages/bulk-actions', { id: randomUUID(), act: given, pages })
  return reply.body.data as OutputFor<typeof performBulkAction>
}
const listed = async (query: string) =>
  ((await desk.get(`/admin/landing-pages?${query}`)).body.data as { items: LandingPageSummary[] }).items
const groups = async () =>
  (await desk.get('/admin/page-groups')).body.data as { folders: PageFolder[]; labels: PageLabel[] }

test('pages are put into a folder and found there, by filter and by its name', async () => {
  const folder = await makeFolder('Kelas Desember')
  const { page } = await makePage(desk)
  const beside = await makePage(desk)
  await act({ kind: 'folder', folderId: folder.id }, page.id)

  expect((await listed(`folder=${folder.id}`)).map(({ id, folderId }) => [id, folderId])).toEqual([
    [page.id, folder.id],
  ])
  expect((await listed('search=desember')).map(({ id }) => id)).toEqual([page.id])
  expect((await listed('folder=none')).map(({ id }) => id)).toContain(beside.page.id)
  expect((await listed('folder=none')).map(({ id }) => id)).not.toContain(page.id)
  expect((await groups()).folders).toContainEqual({ ...folder, pageCount: 1 })
})

test('a folder that is deleted leaves its pages beside the folders', async () => {
  const folder = await makeFolder()
  const { page } = await makePage(desk)
  await act({ kind: 'folder', folderId: folder.id }, page.id)
  expect((await desk.send('DELETE', `/admin/page-folders/${folder.id}`)).status).toBe(200)
  expect((await listed('folder=none')).map(({ id }) => id)).toContain(page.id)
  expect((await desk.send('DELETE', `/admin/page-folders/${folder.id}`)).status).toBe(404)
})

test('a page has several labels; they are given, taken and found; a copy keeps folder and labels', async () => {
  const [one, two, folder] = [await makeLabel('Promo'), await makeLabel(), await makeFolder()]
  const { page } = await makePage(desk)
  await act({ kind: 'labels', add: [one.id, two.id], remove: [] }, page.id)
  await act({ kind: 'folder', folderId: folder.id }, page.id)
  const copied = await desk.post(`/admin/landing-pages/${page.id}/duplicate`, {
    name: 'Salinan',
    link_landing_page: `salinan-${randomUUID().slice(0, 8)}`,
  })
  const copyId = (copied.body.data as { page: { id: string } }).page.id
  const copy = (await listed(`label=${one.id}`)).find(({ id }) => id === copyId)
  expect(copy).toMatchObject({ folderId: folder.id })
  expect(new Set(copy?.labelIds)).toEqual(new Set([one.id, two.id]))

  const taken = await act({ kind: 'labels', add: [], remove: [one.id] }, page.id)
  expect((await listed('search=promo')).map(({ id }) => id)).toEqual([copyId])
  await desk.post(`/admin/landing-pages/bulk-actions/${taken.done.id}/undo`)
  expect((await listed(`label=${one.id}`)).map(({ id }) => id)).toContain(page.id)
  await desk.send('DELETE', `/admin/page-labels/${one.id}`)
  expect((await listed(`folder=${folder.id}`)).map(({ labelIds }) => labelIds)).toEqual([[two.id], [two.id]])
})

test('undoing a move does not affect a page that was moved again', async () => {
  const [first, second] = [await makeFolder(), await makeFolder()]
  const { page } = await makePage(desk)
  const moved = await act({ kind: 'folder', folderId: first.id }, page.id)
  await act({ kind: 'folder', folderId: second.id }, page.id)
  const undone = (await desk.post(`/admin/landing-pages/bulk-actions/${moved.done.id}/undo`)).body.data
  expect(undone).toMatchObject({ restored: [], left: [{ id: page.id, reason: 'Sudah dipindahkan lagi.' }] })
  expect((await listed(`folder=${second.id}`)).map(({ id }) => id)).toEqual([page.id])
})

test('two of one name are refused, however it is written; a folder keeps its own', async () => {
  const folder = await makeFolder('Arsip')
  const again = await desk.post('/admin/page-folders', { name: ' arsip ' })
  expect([again.status, mistakesIn(again)]).toEqual([409, { name: 'Sudah ada folder “arsip”' }])
  expect((await desk.patch(`/admin/page-folders/${folder.id}`, { name: 'ARSIP' })).body.data).toMatchObject({
    name: 'ARSIP',
  })
  const label = await makeLabel('Uji coba')
  const same = await desk.post('/admin/page-labels', { name: 'UJI COBA' })
  expect([same.status, mistakesIn(same)]).toEqual([409, { name: 'Sudah ada label “UJI COBA”' }])
  const renamed = await desk.patch(`/admin/page-labels/${label.id}`, { tone: 'danger' })
  expect(renamed.body.data).toMatchObject({ name: 'Uji coba', tone: 'danger' })
  const atOnce = await Promise.all([1, 2, 3].map(() => desk.post('/admin/page-folders', { name: 'Serentak' })))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('names that say nothing or too much, and colours that are none, are refused', async () => {
  expect(mistakesIn(await desk.post('/admin/page-folders', { name: '   ' }))).toEqual({
    name: 'Nama folder harus diisi',
  })
  expect(mistakesIn(await desk.post('/admin/page-labels', { name: 'x'.repeat(61) }))).toEqual({
    name: 'Nama label maksimal 60 karakter',
  })
  expect(mistakesIn(await desk.post('/admin/page-labels', { name: 'Warna', tone: 'pink' }))).toEqual({
    tone: 'Pilih warna label',
  })
  expect((await desk.get('/admin/landing-pages?folder=sesuatu')).status).toBe(422)
})

test('folders and labels require the design permission', async () => {
  const folder = await makeFolder()
  const statuses = async (by: typeof desk) => [
    (await by.get('/admin/page-groups')).status,
    (await by.post('/admin/page-folders', { name: newName('Hak') })).status,
    (await by.post('/admin/page-labels', { name: newName('Hak') })).status,
    (await by.patch(`/admin/page-folders/${folder.id}`, { name: newName('Hak') })).status,
  ]
  expect(await statuses(await holderOf(app, 'view'))).toEqual([200, 403, 403, 403])
  expect(await statuses(await holderOf(app, 'design'))).toEqual([200, 201, 201, 200])
  const visitor = app.visitor()
  expect((await visitor.get('/admin/page-groups')).status).toBe(401)
  expect((await visitor.post('/admin/page-folders', { name: 'Tamu' })).status).toBe(401)
  expect((await desk.patch(`/admin/page-labels/${randomUUID()}`, { name: 'Tiada' })).status).toBe(404)
  expect((await desk.patch(`/admin/page-folders/${randomUUID()}`, { name: 'Tiada' })).status).toBe(404)
})
