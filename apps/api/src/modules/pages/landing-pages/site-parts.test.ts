import type { LandingPage, PublishedSiteParts, SitePart } from '@naikkelas/contract/pages'
import type { SitePartName } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { change, headline, insert, makePage, retitle, send } from '../../../testing/page-factories.ts'
import { holderOf, pageIn, publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })

const path = '/admin/site-parts'
const listed = async (desk = owner) => (await desk.get(path)).body.data as SitePart[]

async function partNow(part: SitePartName): Promise<SitePart> {
  const found = (await listed()).find((one) => one.part === part)
  if (!found) throw new Error(`there is no ${part}`)
  return found
}

/** Composes a part out of one section and makes it public. */
async function publishPart(part: SitePartName, title: string) {
  const { page, document } = await partNow(part)
  const [first] = document.sections
  const edit = first ? retitle(first, title) : insert(headline({ title }))
  const { data } = await send(owner, page.id, page.headVersion, change(edit))
  const reply = await publish(owner, { id: page.id, headVersion: data.headVersion })
  expect(reply.status).toBe(200)
  await app.jobs.runDue()
}

async function publishedPage(given: Parameters<typeof makePage>[1] = {}) {
  const made = await makePage(owner, given)
  const { status } = await publish(owner, made.page)
  expect(status).toBe(200)
  return made.page
}

/** The words of what visitors are sent, in their order. */
async function wordsOf({ kind, link_landing_page: link, id }: LandingPage): Promise<string[]> {
  const state = await app.publicPages.findPublishedPage(kind, link)
  const version = state?.publishedVersion ?? null
  const drawn = version === null ? null : await app.publicPages.loadBodies(id, version)
  const sections = /<\/title>(.*)$/s.exec(String(drawn?.bodies[0]?.bytes.identity))?.[1] ?? '[]'
  return (JSON.parse(sections) as { content: { title: string } }[]).map(({ content }) => content.title)
}

const saying = (title: string) => ({ sections: [headline({ title })] })

test('header and footer exist from the start, and are not listed as pages', async () => {
  const parts = await listed()
  expect(parts.map(({ part, page }) => [part, page.name, page.status])).toEqual([
    ['header', 'Header situs', 'draft'],
    ['footer', 'Footer situs', 'draft'],
  ])
  const { items } = (await owner.get('/admin/landing-pages?perPage=100')).body.data as { items: LandingPage[] }
  expect(items.filter(({ kind }) => kind === 'site_part')).toEqual([])
})

test('a published part is on every page that carries it, old and new, and a change of it reaches them all', async () => {
  const old = await publishedPage(saying('Lama'))
  const partner = await publishedPage({ ...saying('Mitra'), kind: 'partner' })
  await publishPart('header', 'Pengumuman')
  await publishPart('footer', 'Kontak kami')
  const young = await publishedPage(saying('Baru'))

  expect(await wordsOf(old)).toEqual(['Pengumuman', 'Lama', 'Kontak kami'])
  expect(await wordsOf(young)).toEqual(['Pengumuman', 'Baru', 'Kontak kami'])
  expect(await wordsOf(partner)).toEqual(['Mitra'])
  const carriers = (await partNow('header')).pages.map(({ id }) => id)
  expect(carriers).toEqual(expect.arrayContaining([old.id, young.id]))
  expect(carriers).not.toContain(partner.id)

  await publishPart('header', 'Pengumuman kedua')
  expect(await wordsOf(old)).toEqual(['Pengumuman kedua', 'Lama', 'Kontak kami'])

  const { page } = await partNow('header')
  const undone = await owner.post(`${path}/header/undo`, { publishedVersion: page.publishedVersion })
  await app.jobs.runDue()
  expect(undone.body.data).toMatchObject({ canUndo: false, page: { hasUnpublishedChanges: true } })
  expect(await wordsOf(old)).toEqual(['Pengumuman', 'Lama', 'Kontak kami'])
  // Twice is once too often.
  expect((await owner.post(`${path}/header/undo`, { publishedVersion: page.publishedVersion })).status).toBe(409)

  await owner.post(`/admin/landing-pages/${page.id}/unpublish`)
  await app.jobs.runDue()
  expect(await wordsOf(old)).toEqual(['Lama', 'Kontak kami'])
})

test('undoing the first publish shows nothing again', async () => {
  const part = await partNow('footer')
  if (part.page.status === 'published') await owner.post(`/admin/landing-pages/${part.page.id}/unpublish`)
  const fresh = await createTestApp()
  const desk = await fresh.signedIn({ role: 0 })
  const footer = ((await desk.get(path)).body.data as SitePart[])[1]
  if (!footer) throw new Error('there is no footer')
  const { data } = await send(desk, footer.page.id, 0, change(insert(headline())))
  const { publishedVersion } = pageIn(await publish(desk, { id: footer.page.id, headVersion: data.headVersion }))
  const undone = await desk.post(`${path}/footer/undo`, { publishedVersion })
  expect(undone.body.data).toMatchObject({ canUndo: false, page: { status: 'draft' } })
})

test('a page that switches them off loses them at once, a partner’s that wants them gets them', async () => {
  await publishPart('header', 'Kepala')
  const own = await publishedPage(saying('Sendiri'))
  const partner = await publishedPage({ ...saying('Mitra'), kind: 'partner' })
  const set = async (page: LandingPage, siteParts: unknown, desk = owner) => {
    const reply = await desk.patch(`/admin/landing-pages/${page.id}`, { siteParts })
    await app.jobs.runDue()
    return reply
  }
  expect(pageIn(await set(own, 'off')).siteParts).toBe('off')
  expect(await wordsOf(own)).toEqual(['Sendiri'])
  await set(partner, 'on')
  expect((await wordsOf(partner))[0]).toBe('Kepala')

  const designer = await holderOf(app, 'design')
  expect((await set(own, 'on', designer)).status).toBe(403)
  expect((await set(own, 'kadang')).status).toBe(422)
})

test('neither versions nor page responses contain the site parts', async () => {
  await publishPart('header', 'Kepala')
  const page = await publishedPage(saying('Sendiri'))
  const versions = await owner.get(`/admin/landing-pages/${page.id}/versions`)
  const [{ id }] = versions.body.data as { id: string }[] as [{ id: string }]
  const version = await owner.get(`/admin/landing-pages/${page.id}/versions/${id}`)
  expect(version.body.data).toMatchObject({ document: { sections: { length: 1 } } })
})

test('a draft that was drawn while a part changed is drawn again', async () => {
  await publishPart('header', 'Sebelum')
  const { page } = await makePage(owner, saying('Bersamaan'))
  let isFirst = true
  app.pageDrawer.beforeDrawing = async () => {
    if (!isFirst) return
    isFirst = false
    await publishPart('header', 'Sesudah')
  }
  await publish(owner, page)
  app.pageDrawer.beforeDrawing = undefined
  await app.jobs.runDue()
  expect((await wordsOf(page))[0]).toBe('Sesudah')
})

test('a part cannot be renamed, moved, copied or thrown away, and visitors cannot open it by itself', async () => {
  await publishPart('header', 'Kepala')
  const { page } = await partNow('header')
  const at = `/admin/landing-pages/${page.id}`
  expect((await owner.patch(at, { name: 'Lain' })).status).toBe(403)
  expect((await owner.remove(at)).status).toBe(403)
  expect((await owner.post(`${at}/duplicate`, { name: 'Salinan', link_landing_page: 'salinan' })).status).toBe(403)
  expect(await app.publicPages.listPublished()).not.toContainEqual(expect.objectContaining({ address: '/' }))
  const changed = await app.publicPages.changedAddresses(60)
  expect(changed.map(({ pageId }) => pageId)).not.toContain(page.id)
})

test('the editor shows the published site parts, not their drafts', async () => {
  const around = async (desk = owner) => (await desk.get(`${path}/published`)).body.data as PublishedSiteParts
  const titles = ({ header }: PublishedSiteParts) => header.map(({ content }) => content.title)
  await publishPart('header', 'Terbit')
  const { page, document } = await partNow('header')
  const [first] = document.sections
  if (!first) throw new Error('the header is empty')
  await send(owner, page.id, page.headVersion, change(retitle(first, 'Masih disusun')))
  expect(titles(await around())).toEqual(['Terbit'])

  await owner.post(`/admin/landing-pages/${page.id}/unpublish`)
  expect(titles(await around())).toEqual([])
  const writer = await holderOf(app, 'text', 'Penulis')
  expect((await writer.get(`${path}/published`)).status).toBe(200)
})

test('site parts require view permission', async () => {
  const stranger = await app.signedIn({ role: 1, menus: [] })
  expect((await app.visitor().get(`${path}/published`)).status).toBe(401)
  expect((await stranger.get(`${path}/published`)).status).toBe(403)
})

test('undoing a publish requires the publish permission; viewing the parts the view permission', async () => {
  const designer = await holderOf(app, 'design', 'Perancang')
  expect((await designer.get(path)).status).toBe(200)
  expect((await designer.post(`${path}/header/undo`, { publishedVersion: 1 })).status).toBe(403)
  expect((await owner.post(`${path}/header/undo`, { publishedVersion: 'satu' })).status).toBe(422)
  expect((await owner.post(`${path}/samping/undo`, { publishedVersion: 1 })).status).toBe(404)
})
