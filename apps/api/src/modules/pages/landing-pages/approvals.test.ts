import type { Approval, LandingPage } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { holderOf, mistakesIn, pageIn, publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn()
const writer = await holderOf(app, 'text', 'Wati')
const designer = await holderOf(app, 'design', 'Dewi')
const publisher = await holderOf(app, 'publish', 'Putra')
const viewer = await holderOf(app, 'view')

type Desk = ReturnType<typeof app.visitor>
const ask = (desk: Desk, page: Pick<LandingPage, 'id' | 'headVersion'>, note?: string) =>
  desk.post(`/admin/landing-pages/${page.id}/approvals`, {
    headVersion: page.headVersion,
    ...(note !== undefined && { note }),
  })
const pathOf = (page: LandingPage) => `/admin/landing-pages/${page.id}/approvals/${page.lifecycle.approval?.id ?? ''}`
const approve = (desk: Desk, page: LandingPage, body: { comment?: string } = {}) =>
  desk.post(`${pathOf(page)}/approve`, body)
const giveBack = (desk: Desk, page: LandingPage, comment: string) => desk.post(`${pathOf(page)}/return`, { comment })

/** A page with a pending approval request. */
async function asked(note = 'Mohon diperiksa') {
  const section = headline()
  const { page } = await makePage(owner, { sections: [section] })
  const reply = await ask(designer, page, note)
  expect(reply.status).toBe(201)
  return { page: pageIn(reply), section }
}

test('an admin who may not publish requests approval with a note; publishers see who requested it, when and for what', async () => {
  const { page } = await asked('Harga sudah benar')
  expect((await readPage(publisher, page.id)).page.lifecycle.approval).toMatchObject({
    version: page.headVersion,
    note: 'Harga sudah benar',
    askedById: designer.admin.id,
    askedBy: 'Dewi',
    askedAt: expect.any(String),
    answer: null,
  })
  const waiting = await publisher.get('/admin/landing-pages?status=awaiting_approval&perPage=100')
  expect((waiting.body.data as { items: { id: string }[] }).items.map(({ id }) => id)).toContain(page.id)
})

test('an approved page is published as requested, with the approver and time', async () => {
  const { page } = await asked()
  expect(await approve(publisher, page, { comment: 'Bagus' })).toMatchObject({ status: 200 })
  const { page: seen } = await readPage(designer, page.id)
  expect(seen).toMatchObject({
    status: 'published',
    publishedVersion: page.headVersion,
    lifecycle: {
      approval: { answer: 'approved', comment: 'Bagus', answeredBy: 'Putra', answeredAt: expect.any(String) },
    },
  })
})

test('a page that changed since is not published by approving; the head is, by publishing it', async () => {
  const { page, section } = await asked()
  await send(writer, page.id, page.headVersion, change(retitle(section, 'Diam-diam diganti')))
  expect(await approve(publisher, page)).toMatchObject({
    status: 409,
    body: { data: { code: 'approval_outdated', headVersion: page.headVersion + 1 } },
  })
  expect((await readPage(owner, page.id)).page).toMatchObject({
    status: 'draft',
    lifecycle: { approval: { answer: null } },
  })
  await publish(publisher, { ...page, headVersion: page.headVersion + 1 })
  expect((await readPage(owner, page.id)).page.lifecycle.approval).toMatchObject({
    answer: 'approved',
    answeredBy: 'Putra',
  })
})

test('a page that changes while it is drawn is not published by approving', async () => {
  const { page, section } = await asked()
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    await send(writer, page.id, page.headVersion, change(retitle(section, 'Di tengah jalan')))
  }
  expect(await approve(publisher, page)).toMatchObject({ status: 409, body: { data: { code: 'approval_outdated' } } })
})

test('a page that is given back while it is drawn is not published by approving', async () => {
  const { page } = await asked()
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    await giveBack(owner, page, 'Harga belum benar')
  }
  const approved = await approve(publisher, page)
  expect([approved.status, (approved.body.data as { code?: string }).code]).toEqual([409, 'approval_answered'])
  expect((await readPage(owner, page.id)).page).toMatchObject({
    status: 'draft',
    lifecycle: { approval: { answer: 'returned', comment: 'Harga belum benar' } },
  })
})

test('a page that is not finished says what is missing when it is approved', async () => {
  const { page } = await makePage(owner, { sections: [headline({ title: '' })] })
  const reply = await ask(designer, page)
  expect(await approve(publisher, pageIn(reply))).toMatchObject({
    status: 422,
    body: { data: { code: 'not_finished' } },
  })
})

test('a page is given back with what is to be changed, once, and asked for again', async () => {
  const { page } = await asked()
  const reply = await giveBack(publisher, page, 'Tambahkan foto')
  expect(pageIn(reply).lifecycle.approval).toMatchObject({
    answer: 'returned',
    comment: 'Tambahkan foto',
    answeredBy: 'Putra',
  })
  expect(await giveBack(publisher, page, 'Lagi')).toMatchObject({
    status: 409,
    body: { data: { code: 'approval_answered' } },
  })
  expect((await approve(publisher, page)).status).toBe(409)
  const again = await ask(designer, page, 'Foto sudah ada')
  expect(pageIn(again).lifecycle.approval).toMatchObject({ note: 'Foto sudah ada', answer: null })
  const all = (await designer.get(`/admin/landing-pages/${page.id}/approvals`)).body.data as Approval[]
  expect(all.map(({ note, answer }) => [note, answer])).toEqual([
    ['Foto sudah ada', null],
    ['Mohon diperiksa', 'returned'],
  ])
})

test('asking again replaces what was asked before', async () => {
  const { page } = await asked()
  const again = pageIn(await ask(writer, page, 'Sekarang saya'))
  expect(again.lifecycle.approval).toMatchObject({ askedBy: 'Wati', answer: null })
  expect(await approve(publisher, page)).toMatchObject({ status: 409, body: { data: { code: 'approval_answered' } } })
  expect((await approve(publisher, again)).status).toBe(200)
})

test('approval is requested for the version on the screen only', async () => {
  const section = headline()
  const { page } = await makePage(owner, { sections: [section] })
  await send(owner, page.id, page.headVersion, change(retitle(section, 'Lebih baru')))
  expect(await ask(designer, page)).toMatchObject({ status: 409, body: { data: { code: 'version_conflict' } } })
})

test('giving back without a word, and words without end, are refused at the field', async () => {
  const { page } = await asked()
  expect(mistakesIn(await giveBack(publisher, page, '  \u200b '))).toEqual({
    comment: 'Tulis apa yang perlu diperbaiki',
  })
  expect(mistakesIn(await giveBack(publisher, page, 'x'.repeat(501)))).toEqual({
    comment: 'Paling panjang 500 karakter',
  })
  expect(mistakesIn(await ask(designer, page, 'x'.repeat(501)))).toEqual({ note: 'Paling panjang 500 karakter' })
})

test('an admin who may not publish cannot approve their own request', async () => {
  const { page } = await asked()
  expect((await approve(designer, page)).status).toBe(403)
  expect((await giveBack(designer, page, 'Tidak jadi')).status).toBe(403)
  expect((await approve(writer, page)).status).toBe(403)
})

test('requesting requires write or design permission, viewing the menu, and others are refused', async () => {
  const { page } = await asked()
  const visitor = app.visitor()
  expect([
    (await ask(visitor, page)).status,
    (await approve(visitor, page)).status,
    (await giveBack(visitor, page, 'x')).status,
    (await visitor.get(`/admin/landing-pages/${page.id}/approvals`)).status,
  ]).toEqual([401, 401, 401, 401])
  expect([
    (await ask(viewer, page)).status,
    (await ask(publisher, page)).status,
    (await ask(writer, page)).status,
  ]).toEqual([403, 403, 201])
  expect((await viewer.get(`/admin/landing-pages/${page.id}/approvals`)).status).toBe(200)
})

test('requests of pages or under ids that are not there are not there', async () => {
  const [{ page }, { page: strange }] = [await asked(), await asked()]
  const mixed = { ...strange, lifecycle: page.lifecycle }
  expect((await approve(publisher, mixed)).status).toBe(404)
  expect((await giveBack(publisher, mixed, 'x')).status).toBe(404)
  await owner.remove(`/admin/landing-pages/${page.id}`)
  expect((await ask(designer, page)).status).toBe(404)
  expect((await designer.get(`/admin/landing-pages/${page.id}/approvals`)).status).toBe(404)
})
