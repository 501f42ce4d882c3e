import type { Media } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headline, makePage } from '../../testing/page-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { drawing, upload } from '../../testing/upload.ts'

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
  await app.media.encoder.idle()

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
  await app.media.encoder.idle()

  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([200])
})

test('widths that a crash left unmade are made after the next start', async () => {
  const { media } = await upload(app, desk, {
    bytes: await drawing({ left: '#0a7d5c' }).png().toBuffer(),
    fileName: 'lama.png',
  })
  await app.media.encoder.idle()
  // As a process leaves it that died after the first of two files.
  await app.database.queries.execute(
    sql`DELETE FROM media_variants WHERE format = 'webp' AND source_sha256 = (SELECT sha256 FROM media WHERE id = ${media.id})`,
  )
  await app.database.queries.execute(
    sql`INSERT INTO media_encodings (source_sha256, attempts, leased_until) SELECT sha256, 1, now() - interval '1 second' FROM media WHERE id = ${media.id}`,
  )
  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([])

  app.housekeeping.start()
  await app.media.encoder.idle()

  expect(((await desk.get(`/admin/media/${media.id}`)).body.data as Media).widths).toEqual([480])
  expect((await served(`/media/${media.id}-${media.sha8}/480.webp`)).type).toBe('image/webp')
})

test('a page published before its pictures were ready is drawn again, once, when the last of them is', async () => {
  const media: Media[] = []
  for (const left of ['#101010', '#202020'])
    media.push(
      (await upload(app, desk, { bytes: await drawing({ left }).png().toBuffer(), fileName: 'gambar.png' })).media,
    )
  await app.media.encoder.idle()
  const [first, last] = media as [Media, Media]
  // Both are still to be made, and somebody else has the second in hand.
  const sources = sql`SELECT sha256 FROM media WHERE id IN (${first.id}, ${last.id})`
  await app.database.queries.execute(sql`DELETE FROM media_variants WHERE source_sha256 IN (${sources})`)
  await app.database.queries.execute(sql`INSERT INTO media_encodings (source_sha256) ${sources}`)
  await app.database.queries.execute(
    sql`UPDATE media_encodings SET leased_until = now() + interval '1 hour' WHERE source_sha256 = (SELECT sha256 FROM media WHERE id = ${last.id})`,
  )
  const sections = media.map(({ id }) => {
    const section = headline()
    section.content.image = { mediaId: id, alt: 'Gambar', isDecorative: false }
    return section
  })
  const { page } = await makePage(desk, { sections })
  await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  app.pageDrawer.drawn.length = 0

  app.media.encoder.wake()
  await app.media.encoder.idle()
  expect(((await desk.get(`/admin/media/${first.id}`)).body.data as Media).widths).toEqual([480])
  expect(app.pageDrawer.drawn).toEqual([])

  await app.database.queries.execute(sql`UPDATE media_encodings SET leased_until = NULL`)
  app.media.encoder.wake()
  await app.media.encoder.idle()
  expect(app.pageDrawer.drawn.map(({ pageId, media: drawn }) => [pageId, drawn.map(({ widths }) => widths)])).toEqual([
    [page.id, [[480], [480]]],
  ])
})
