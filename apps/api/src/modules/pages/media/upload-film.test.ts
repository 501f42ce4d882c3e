import { readFile } from 'node:fs/promises'
import { URL } from 'node:url'
import { expect, test } from 'vitest'
import { mp4, mp4Parts } from '../../../testing/film.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const webm = await readFile(new URL('../../../seed/films/perkenalan-kelas.webm', import.meta.url))
const page = Buffer.from('<html><script>alert(1)</script></html>')

test.each([
  ['that lies', mp4({ width: 1920, height: 1080 }), 'lebar.mp4', { width: 1920, height: 1080 }],
  [
    'that a phone turned upright',
    mp4({ width: 1920, height: 1080, isTurned: true }),
    'hp.mp4',
    { width: 1080, height: 1920 },
  ],
  ['with lengths of eight bytes', webm, 'kelas.webm', { width: 640, height: 360 }],
])('a film %s is taken in with the size it is shown in', async (_, bytes, fileName, size) => {
  expect(await upload(app, desk, { bytes, fileName })).toMatchObject({ status: 201, media: { kind: 'video', ...size } })
})

const { brand, pictures, description } = mp4Parts()

test.each([
  ['a page behind the first bytes of a film', Buffer.concat([brand.subarray(0, 20), page]), 'film.mp4'],
  ['a film without a description', Buffer.concat([brand, pictures]), 'film.mp4'],
  ['a film without pictures', Buffer.concat([brand, description]), 'film.mp4'],
  ['a film that was cut off', mp4().subarray(0, -40), 'film.mp4'],
  ['a film without a size', mp4({ width: 0, height: 0 }), 'film.mp4'],
  ['sound without pictures', mp4({ handler: 'text' }), 'film.mp4'],
  ['a page behind the first bytes of a WebM', Buffer.concat([webm.subarray(0, 110), page]), 'film.webm'],
  ['a WebM that was cut off before its pictures', webm.subarray(0, 200), 'film.webm'],
])('%s is refused with a sentence', async (_, bytes, fileName) => {
  expect(await upload(app, desk, { bytes, fileName })).toMatchObject({
    status: 422,
    body: {
      data: { code: 'not_a_film', fields: [{ path: 'file', message: expect.stringContaining('MP4') as string }] },
    },
  })
})
