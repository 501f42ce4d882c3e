import type { LibraryItem, Media } from '@naikkelas/contract/pages'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import { cropFlaw, croppedName } from './crop.rules.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const fileOf = async ({ id, sha8 }: Media) => {
  const response = await app.fetch(new Request(`http://localhost:3000/media/${id}-${sha8}/original`))
  return Buffer.from(await response.arrayBuffer())
}

test('a crop is a new picture with exactly the selected pixels; the original stays', async () => {
  const bytes = await drawing({ width: 1000, height: 600, left: '#ff0000', right: '#0000ff' }).png().toBuffer()
  const { media } = await upload(app, desk, { bytes, fileName: 'Toko depan.png' })
  await desk.patch(`/admin/media/${media.id}`, { alt: 'Toko dari depan' })

  // Left of x = 700 it is red.
  const reply = await desk.post(`/admin/media/${media.id}/crop`, { left: 600, top: 100, width: 400, height: 300 })

  expect(reply.status).toBe(201)
  const crop = reply.body.data as LibraryItem
  expect(crop).toMatchObject({
    width: 400,
    height: 300,
    fileName: 'Toko depan (pangkas).png',
    alt: 'Toko dari depan',
    croppedFromId: media.id,
  })
  const { data, info } = await sharp(await fileOf(crop))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)]
  expect([info.width, info.height, pixel(0), pixel(99), pixel(100), pixel(399)]).toEqual([
    400,
    300,
    [255, 0, 0],
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 255],
  ])
  expect((await sharp(await fileOf(media)).metadata()).width).toBe(1000)
  await app.jobs.runDue()
  const widths = (await desk.get(`/admin/media/${crop.id}`)).body.data as Media
  expect(widths.widths).toEqual([400])
})

test.each([
  ['beyond the right edge', { left: 900, top: 0, width: 200, height: 100 }, 'width', 422],
  ['beyond the lower edge', { left: 0, top: 550, width: 100, height: 100 }, 'height', 422],
  ['of nothing', { left: 0, top: 0, width: 0, height: 10 }, 'width', 422],
  ['of a line', { left: 0, top: 0, width: 900, height: 20 }, 'width', 422],
  ['at half a pixel', { left: 0.5, top: 0, width: 100, height: 100 }, 'left', 422],
  ['before the edge', { left: -1, top: 0, width: 100, height: 100 }, 'left', 422],
])('a rectangle %s is refused with its field', async (_, rectangle, path, status) => {
  const bytes = await drawing({ width: 1000, height: 601 }).png().toBuffer()
  const { media } = await upload(app, desk, { bytes, fileName: 'salah.png' })
  expect(await desk.post(`/admin/media/${media.id}/crop`, rectangle)).toMatchObject({
    status,
    body: { data: { fields: [{ path }] } },
  })
})

test('cropping requires an existing picture and the permission', async () => {
  const path = '/admin/media/019a1234-5678-7abc-8def-0123456789ab/crop'
  const rectangle = { left: 0, top: 0, width: 100, height: 100 }
  expect((await desk.post(path, rectangle)).status).toBe(404)
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'view' }] })
  expect((await viewer.post(path, rectangle)).status).toBe(403)
})

test('a film is not cropped', () => {
  const film = { kind: 'video', width: 100, height: 100 } as const
  expect(cropFlaw(film, { left: 0, top: 0, width: 50, height: 50 })?.message).toBe('Hanya gambar yang dapat dipangkas')
})

test('the name of a crop keeps its ending, stays short and says once that it is one', () => {
  expect(croppedName('toko (pangkas).jpg')).toBe('toko (pangkas).jpg')
  expect(croppedName('tanpa ending')).toBe('tanpa ending (pangkas)')
  expect(croppedName(`${'a'.repeat(116)}.jpg`)).toHaveLength(120)
})
