import type { LandingPage } from '@naikkelas/contract/pages'
import { type Json, shortId } from '@naikkelas/page'
import { templates } from '@naikkelas/page/templates'
import { noLink, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { change, headline, makePage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const { publicPages } = app

const publish = (one: typeof desk, page: Pick<LandingPage, 'id' | 'headVersion'>) =>
  one.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })

test('an unfinished page is not published, and every gap is named with its place', async () => {
  const section = headline({ title: '' })
  section.content.cta = { label: 'Beli', style: 'primary', note: '', target: noLink }
  section.content.image = { mediaId: '0190f5fe-7c00-7a00-8000-000000000000', alt: 'Hilang', isDecorative: false }
  const { page } = await makePage(desk, { sections: [section] })

  const reply = await publish(desk, page)

  expect(reply).toMatchObject({
    status: 422,
    body: { message: 'Halaman belum siap terbit.', data: { code: 'not_finished' } },
  })
  expect((reply.body.data as { fields: unknown }).fields).toEqual([
    { path: `sections.${section.id}.title`, message: 'Judul belum diisi' },
    { path: `sections.${section.id}.cta.target`, message: 'Tombol “Beli” belum punya tujuan' },
    { path: `sections.${section.id}.image`, message: 'Berkas ini sudah tidak ada di galeri. Pilih yang lain.' },
  ])
  expect(await publicPages.findPublishedPage('exclusive', page.link_landing_page)).toBeNull()
})

test('a button to an unpublished page or a deleted file is reported before publishing', async () => {
  const { page: target } = await makePage(desk)
  const toPage = { label: 'Lihat', style: 'primary', note: '', target: { kind: 'page', pageId: target.id } }
  const [direct, silent, hidden] = [headline(), headline(), headline()]
  direct.content.cta = toPage
  direct.content.secondCta = {
    ...toPage,
    target: { kind: 'file', mediaId: '0190f5fe-7c00-7a00-8000-000000000000' },
  }
  silent.content.cta = { ...toPage, label: '' }
  hidden.content.cta = toPage
  hidden.settings = { ...hidden.settings, isHidden: true }
  const { page } = await makePage(desk, { sections: [direct, silent, hidden] })

  const refused = await publish(desk, page)

  expect(refused.status).toBe(422)
  expect((refused.body.data as { fields: unknown }).fields).toEqual([
    { path: `sections.${direct.id}.cta.target`, message: 'Halaman tujuan belum terbit' },
    { path: `sections.${direct.id}.secondCta.target`, message: 'Berkas tujuan sudah tidak ada' },
  ])
})

test('a button that leads to the offer is asked where the offer leads', async () => {
  const { page: target } = await makePage(desk)
  const section = headline()
  section.content.cta = { label: 'Ikut', style: 'primary', note: '', target: { kind: 'offer' } }
  const { page, document } = await makePage(desk, { sections: [section] })
  const { cta } = document.offer
  const value = { ...cta, label: 'Ikut', target: { kind: 'page' as const, pageId: target.id } }
  const sent = await send(
    desk,
    page.id,
    page.headVersion,
    change({ kind: 'changeOffer', value: { cta: value }, was: { cta } }),
  )
  expect(sent.status).toBe(200)

  const refused = await publish(desk, { id: page.id, headVersion: page.headVersion + 1 })
  await publish(desk, target)

  expect((refused.body.data as { fields: unknown }).fields).toEqual([
    { path: `sections.${section.id}.cta.target`, message: 'Halaman tujuan belum terbit' },
  ])
  expect((await publish(desk, { id: page.id, headVersion: page.headVersion + 1 })).status).toBe(200)
})

test('a page may link to itself before it was ever public', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  const cta = { label: 'Ke atas', style: 'primary', note: '', target: { kind: 'page', pageId: page.id } }
  await send(
    desk,
    page.id,
    page.headVersion,
    change({
      kind: 'changeField',
      sectionId: section.id,
      sectionVersion: section.version,
      path: ['cta'],
      value: cta,
      was: section.content.cta ?? null,
    }),
  )

  expect((await publish(desk, { id: page.id, headVersion: page.headVersion + 1 })).status).toBe(200)
  expect(app.pageDrawer.drawn.at(-1)?.pageAddresses).toEqual({ [page.id]: page.address })
})

test('an empty page is not published', async () => {
  const { page } = await makePage(desk, { sections: [] })
  expect(await publish(desk, page)).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'sections' }] } } })
})

test('unchanged sample testimonials and numbers block publishing, each with its path; changed ones do not', async () => {
  const { stats, testimonial_1: saying } = sections
  const stored = (type: string, content: unknown) => ({
    ...headline(),
    id: shortId(),
    type,
    version: 1,
    content: structuredClone(content) as Record<string, Json>,
  })
  const [numbers, quote] = [stored('stats', stats.defaults), stored('testimonial_1', saying.defaults)]
  const { page } = await makePage(desk, { sections: [headline(), numbers, quote] })

  const refused = await publish(desk, page)

  expect(refused).toMatchObject({ status: 422, body: { data: { code: 'not_finished' } } })
  const fields = (refused.body.data as { fields: { path: string; message: string }[] }).fields
  const [{ id: first } = { id: '' }] = stats.defaults.items
  expect(fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: `sections.${numbers.id}.items.${first}.value` }),
      {
        path: `sections.${quote.id}.name`,
        message: 'Nama ini masih contoh. Ganti dengan nama orang yang mengatakannya.',
      },
    ]),
  )
  expect(await publicPages.findPublishedPage('exclusive', page.link_landing_page)).toBeNull()

  const { page: own } = await makePage(desk, {
    sections: [
      headline(),
      stored('stats', {
        ...stats.defaults,
        items: [{ id: 'angka-0001', value: '12', label: 'kota yang kami datangi', note: '' }],
      }),
      stored('testimonial_1', { ...saying.defaults, quote: 'Stok saya tidak pernah selisih lagi.', name: 'Bu Tari' }),
    ],
  })
  expect((await publish(desk, own)).status).toBe(200)
})

test('an unchanged testimonial of a template blocks publishing', async () => {
  const said = templates.paid_course.make().sections.find(({ type }) => type === 'testimonial_1')
  if (!said) throw new Error('the template has no testimonial')
  const { page } = await makePage(desk, { sections: [headline(), said] })
  const refused = await publish(desk, page)
  expect(refused).toMatchObject({ status: 422, body: { data: { code: 'not_finished' } } })
  expect((refused.body.data as { fields: unknown }).fields).toContainEqual({
    path: `sections.${said.id}.quote`,
    message: 'Testimoni ini masih contoh. Ganti dengan kata orang yang sungguh mengatakannya.',
  })
})
