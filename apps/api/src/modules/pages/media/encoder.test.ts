import type { Media } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import { encodePicture } from './encode-picture.job.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const served = async (path: string) => {
  const response = await app.fetch(new Request(`http://localhost:3000${path}`))
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('its widths follow in AVIF and WebP, none wider than it is', async () => {
  const { media } = await upload(app, desk, {
    bytes: await drawing({ width: 800, height: 500 }).png().toBuffer(),
    fileName: 'papan.png',
  })
  await app.jobs.runDue()

  const now = (await desk.get(`/admin/media/${media.id}`)).body.data as Media
  expect(now.widths).toEqual([480, 720])
  for (const [format, type] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const) {
    const { status, bytes } = await served(`/media/${media.id}-${media.sha8}/480.${format}`)
    expect(status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width: 480, height: 300 })
  }
})

test('a picture narrower than every width is made in its own', async () => {
  const { media } = await upload(app, desk, {
    bytes: await drawing({ width: 200, height: 100 }).png().toBuffer(),
    fileName: 'ikon.png',
  })
  await app.jobs.runDue()

  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([200])
})

test('widths that a crash left unmade are made by the next attempt, and the others are not made again', async () => {
  const { media } = await upload(app, desk, {
    bytes: await drawing({ left: '#0a7d5c' }).png().toBuffer(),
    fileName: 'lama.png',
  })
  await app.jobs.runDue()
  const { queries } = app.database
  const source = sql`(SELECT sha256 FROM media WHERE id = ${media.id})`
  const madeAs = async () =>
    (
      await queries.execute(
        sql`SELECT xmin::text AS row FROM media_variants WHERE format = 'avif' AND source_sha256 = ${source}`,
      )
    ).rows
  const before = await madeAs()
  // As a process leaves it that died after the first of two files.
  await queries.execute(sql`DELETE FROM media_variants WHERE format = 'webp' AND source_sha256 = ${source}`)
  await queries.execute(sql`INSERT INTO media_encodings (source_sha256) ${source}`)
  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([])

  const { rows } = await queries.execute(sql`SELECT sha256 FROM media WHERE id = ${media.id}`)
  await app.jobs.enqueue(queries, encodePicture, { sourceSha256: String(rows[0]?.sha256) }, { key: 'again' })
  await app.jobs.runDue()

  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([480])
  expect((await served(`/media/${media.id}-${media.sha8}/480.webp`)).type).toBe('image/webp')
  expect(await madeAs()).toEqual(before)
})

test('a page published before its pictures were ready is drawn again, once, when the last of them is', async () => {
  const media: Media[] = []
  for (const left of ['#101010', '#202020'])
    media.push(
      (await upload(app, desk, { bytes: await drawing({ left }).png().toBuffer(), fileName: 'gambar.png' })).media,
    )
  const sections = media.map(({ id }) => {
    const section = headline()
    section.content.image = { mediaId: id, alt: 'Gambar', isDecorative: false }
    return section
  })
  const { page } = await makePage(desk, { sections })
  await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  app.pageDrawer.drawn.length = 0

  await app.jobs.runDue()

  expect(app.pageDrawer.drawn.map(({ pageId, media: drawn }) => [pageId, drawn.map(({ widths }) => widths)])).toEqual([
    [page.id, [[480], [480]]],
  ])
})
