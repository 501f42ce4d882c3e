import type { Media } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const origin = 'https://berkas.test'
const app = await createTestApp({ overrides: { mediaOrigin: origin } })
const desk = await app.signedIn()
const { media } = await upload(app, desk, {
  bytes: await drawing({ width: 500, height: 300 }).png().toBuffer(),
  fileName: 'etalase.png',
})
await app.jobs.runDue()
const path = `/media/${media.id}-${media.sha8}/480.webp`

const ask = (address: string) => app.fetch(new Request(address, { headers: { cookie: 'sid=1' } }))

test('uploaded files are shown by a host of their own, to pages of any site, and still can do nothing else', async () => {
  const response = await ask(origin + path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect(response.headers.has('content-disposition')).toBe(false)
  expect(response.headers.has('set-cookie')).toBe(false)
})

test('the media host has no API', async () => {
  for (const asked of ['/api/health', '/api/admin/me', '/', '/mediation'])
    expect((await ask(origin + asked)).status).toBe(421)
})

test('the site itself hands them out for keeping only, so that nothing uploaded is ever a page of it', async () => {
  const response = await ask(`http://localhost:3000${path}`)
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, 'attachment'])
})

test('every picture URL uses the media host', async () => {
  const section = headline()
  section.content.image = { ...(section.content.image as object), mediaId: media.id, alt: 'Etalase' }
  const { page } = await makePage(desk, { sections: [section] })
  const found = {
    upload: media,
    one: (await desk.get(`/admin/media/${media.id}`)).body.data as Media,
    library: ((await desk.get('/admin/media')).body.data as { items: Media[] }).items[0],
    described: (await desk.patch(`/admin/media/${media.id}`, { alt: 'Etalase' })).body.data as Media,
    builder: ((await readPage(desk, page.id)) as unknown as { media: Media[] }).media[0],
    changes: ((await desk.get(`/admin/landing-pages/${page.id}/changes?since=0`)).body.data as { media: Media[] })
      .media[0],
    list: ((await desk.get('/admin/landing-pages')).body.data as { items: { opening: { media: Media[] } }[] }).items[0]
      ?.opening.media[0],
  }
  const origins = Object.fromEntries(Object.entries(found).map(([where, one]) => [where, one?.origin]))
  expect(origins).toEqual(Object.fromEntries(Object.keys(found).map((where) => [where, origin])))
  const published = await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  expect(published.status).toBe(200)
  expect(app.pageDrawer.drawn.at(-1)?.media[0]?.origin).toBe(origin)
})

test('without such a host pictures are shown by the site, as pages of it expect', async () => {
  const plain = await createTestApp({ database: app.database })
  const other = await plain.signedIn()
  const { media: own } = await upload(plain, other, {
    bytes: await drawing({ width: 500, height: 301 }).png().toBuffer(),
    fileName: 'rak.png',
  })
  expect(own.origin).toBeUndefined()
  const response = await plain.fetch(new Request(`http://localhost:3000/media/${own.id}-${own.sha8}/original`))
  expect([response.status, response.headers.get('content-disposition')]).toEqual([200, null])
})
