import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LandingPage } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { change, headline, insert, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { PageBody } from './page-body.ts'

const app = await createTestApp()
const other = await createTestApp({ database: app.database })
const desk = await app.signedIn({ name: 'Sari' })
const otherDesk = await other.signedIn()
const { publicPages } = app

const publish = (one: typeof desk, page: Pick<LandingPage, 'id' | 'headVersion'>) =>
  one.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })

async function firstBody(pageId: string, version: number): Promise<PageBody> {
  const body = (await publicPages.loadBodies(pageId, version))?.bodies[0]
  if (!body) throw new Error(`version ${version} was not drawn`)
  return body
}

test('a complete page is published as it is', async () => {
  const { page } = await makePage(desk, {
    link: 'terbit-pertama',
    sections: [headline({ title: 'Halo dari halaman' })],
  })
  expect(await publicPages.findPublishedPage('exclusive', 'terbit-pertama')).toBeNull()

  const reply = await publish(desk, page)

  expect(reply).toMatchObject({
    status: 200,
    body: {
      data: {
        status: 'published',
        publishedVersion: page.headVersion,
        publishedAt: expect.any(String),
        hasUnpublishedChanges: false,
      },
    },
  })
  const state = await publicPages.findPublishedPage('exclusive', 'terbit-pertama')
  expect(state).toMatchObject({ pageId: page.id, publishedVersion: page.headVersion })
  const body = await firstBody(page.id, page.headVersion)
  const { br, gzip, identity } = body.bytes
  expect(identity.toString()).toContain('Halo dari halaman')
  expect(brotliDecompressSync(br)).toEqual(identity)
  expect(gunzipSync(gzip)).toEqual(identity)
  expect(body).toMatchObject({
    csp: "default-src 'none'",
    etag: expect.stringMatching(/^[\w-]{22}$/),
  })
  expect((await publicPages.loadBodies(page.id, page.headVersion))?.build).toBe('test-build')
})

test('what is drawn names its address, its origin and its moment', async () => {
  const { page } = await makePage(desk, { link: 'digambar', kind: 'partner' })
  await publish(desk, page)

  expect(app.pageDrawer.drawn.at(-1)).toMatchObject({
    pageId: page.id,
    version: page.headVersion,
    kind: 'partner',
    address: '/p/digambar',
    name: page.name,
    canonicalOrigin: 'http://localhost:3000',
    at: expect.any(String),
  })
})

test('files that a drawn page names can be had by their path', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)

  expect(await publicPages.loadAsset('/fonts/test-0000.woff2')).toMatchObject({
    contentType: 'font/woff2',
    bytes: Buffer.from('font'),
  })
  expect(await publicPages.loadAsset('/fonts/lain.woff2')).toBeNull()
})

test('later changes stay with the marketer until they are published too', async () => {
  const section = headline({ title: 'Versi satu' })
  const { page } = await makePage(desk, { sections: [section] })
  await publish(desk, page)

  await send(desk, page.id, page.headVersion, change(retitle(section, 'Versi dua')))

  const now = await readPage(desk, page.id)
  expect(now.page).toMatchObject({
    status: 'published',
    publishedVersion: page.headVersion,
    hasUnpublishedChanges: true,
  })
  expect((await firstBody(page.id, page.headVersion)).bytes.identity.toString()).toContain('Versi satu')

  await publish(desk, now.page)
  const state = await publicPages.findPublishedPage('exclusive', page.link_landing_page)
  expect((await firstBody(page.id, state?.publishedVersion ?? 0)).bytes.identity.toString()).toContain('Versi dua')
})

test('only the version on the screen is published: a concurrent change refuses it', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  await send(otherDesk, page.id, page.headVersion, change(retitle(section, 'Diubah orang lain')))

  expect(await publish(desk, page)).toMatchObject({
    status: 409,
    body: { data: { code: 'version_conflict', headVersion: page.headVersion + 1 } },
  })
})

test('a change that comes while the page is drawn is not published with it', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    await send(otherDesk, page.id, page.headVersion, change(retitle(section, 'Di tengah jalan')))
  }

  expect((await publish(desk, page)).status).toBe(409)
  expect((await readPage(desk, page.id)).page.status).toBe('draft')
})

test('two simultaneous publishes of one version both succeed and create one version', async () => {
  const { page } = await makePage(desk)

  const replies = await Promise.all([publish(desk, page), publish(otherDesk, page), publish(desk, page)])

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await desk.get(`/admin/landing-pages/${page.id}/versions`)).body.data).toHaveLength(1)
})

test('a drawing that fails leaves what visitors see as it was', async () => {
  const section = headline({ title: 'Masih utuh' })
  const { page } = await makePage(desk, { sections: [section] })
  await publish(desk, page)
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Gagal digambar')))
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    throw new Error('no ink left')
  }

  const reply = await publish(desk, { id: page.id, headVersion: page.headVersion + 1 })

  expect(reply.status).toBe(500)
  expect(app.failures.pop()).toMatchObject({ message: 'no ink left' })
  expect(await publicPages.findPublishedPage('exclusive', page.link_landing_page)).toMatchObject({
    publishedVersion: page.headVersion,
  })
})

test('versions are listed newest first, say which is live, and can be read', async () => {
  const section = headline({ title: 'Satu' })
  const { page } = await makePage(desk, { sections: [section] })
  await publish(desk, page)
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Dua')))
  await publish(desk, { id: page.id, headVersion: page.headVersion + 1 })

  const versions = (await desk.get(`/admin/landing-pages/${page.id}/versions`)).body.data as { id: string }[]
  expect(versions).toMatchObject([
    { version: page.headVersion + 1, reason: 'published', actorName: 'Sari', isLive: true },
    { version: page.headVersion, isLive: false },
  ])
  const former = await desk.get(`/admin/landing-pages/${page.id}/versions/${versions[1]!.id}`)
  expect(former.body.data).toMatchObject({
    version: { isLive: false },
    document: { sections: [{ content: { title: 'Satu' } }] },
  })
  const { page: strange } = await makePage(desk)
  expect((await desk.get(`/admin/landing-pages/${strange.id}/versions/${versions[1]!.id}`)).status).toBe(404)
})

test('a page taken off is off, and its versions stay', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)

  expect(await desk.post(`/admin/landing-pages/${page.id}/unpublish`)).toMatchObject({
    status: 200,
    body: { data: { wasPublished: true, status: 'draft', publishedVersion: null } },
  })
  expect(await publicPages.findPublishedPage('exclusive', page.link_landing_page)).toBeNull()
  expect((await desk.get(`/admin/landing-pages/${page.id}/versions`)).body.data).toMatchObject([{ isLive: false }])
})

test('a page in the trash is off the public site and stays off when it comes back', async () => {
  const { page } = await makePage(desk)
  await publish(desk, page)
  await desk.remove(`/admin/landing-pages/${page.id}`)
  expect(await publicPages.findPublishedPage('exclusive', page.link_landing_page)).toBeNull()

  await desk.post(`/admin/landing-pages/${page.id}/restore`)
  expect(await publicPages.findPublishedPage('exclusive', page.link_landing_page)).toBeNull()
})

test('another process learns of every public change by comparing revisions', async () => {
  const { page } = await makePage(desk)
  const revision = async () =>
    (await other.publicPages.publishedChangesSince()).find(({ pageId }) => pageId === page.id)
  await publish(desk, page)
  const published = await revision()
  await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'alamat-pindah' })
  const moved = await revision()
  await desk.post(`/admin/landing-pages/${page.id}/unpublish`)
  const gone = await revision()

  expect(published).toMatchObject({ link: page.link_landing_page, publishedVersion: page.headVersion })
  expect(moved).toMatchObject({ link: 'alamat-pindah', publishedVersion: page.headVersion })
  expect(moved!.revision).toBeGreaterThan(published!.revision)
  expect(gone).toMatchObject({ publishedVersion: null })
  expect(gone!.revision).toBeGreaterThan(moved!.revision)
})

test('the site map knows what is published and whether it may be found', async () => {
  const { page } = await makePage(desk, { link: 'untuk-peta' })
  const hidden = await makePage(desk, { link: 'tidak-dicari' })
  await send(
    desk,
    hidden.page.id,
    hidden.page.headVersion,
    change({ kind: 'changeSeo', value: { isIndexed: false }, was: { isIndexed: true } }),
  )
  await publish(desk, page)
  await publish(desk, { ...hidden.page, headVersion: hidden.page.headVersion + 1 })

  const published = await publicPages.listPublished()

  expect(published).toContainEqual({ address: '/untuk-peta', publishedAt: expect.any(Date), isIndexed: true })
  expect(published).toContainEqual({ address: '/tidak-dicari', publishedAt: expect.any(Date), isIndexed: false })
})

test('a page that was published stays publishable after its sections changed place', async () => {
  const [one, two] = [headline({ title: 'Satu' }), headline({ title: 'Dua' })]
  const { page } = await makePage(desk, { sections: [one, two] })
  await send(
    desk,
    page.id,
    page.headVersion,
    change({ kind: 'moveSection', sectionId: two.id, afterId: null }),
    change(insert(headline({ title: 'Tiga' }), one.id)),
  )

  expect((await publish(desk, { id: page.id, headVersion: page.headVersion + 2 })).status).toBe(200)
  expect(app.pageDrawer.drawn.at(-1)?.document.sections.map(({ content }) => content.title)).toEqual([
    'Dua',
    'Satu',
    'Tiga',
  ])
})
