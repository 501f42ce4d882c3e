import type { Partner } from '@naikkelas/contract/identity'
import { type Operation, shortId } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'
import { addPartner } from '../../identity/partners/index.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const unknownId = '0197a1c2-0000-7000-8000-000000000001'

let count = 0
async function makePartner(reference?: string): Promise<Partner> {
  const { id } = await app.database.transaction((queries) => addPartner(queries, { name: `Mitra ${(count += 1)}` }))
  const reply = await desk.patch(`/admin/partners/${id}`, { reference: reference ?? `mitra-uji-${count}` })
  expect(reply.status).toBe(200)
  return reply.body.data as Partner
}
async function partnerPage(partner: Partner, given: Parameters<typeof makePage>[1] = {}) {
  const made = await makePage(desk, { ...given, kind: 'partner' })
  const reply = await desk.patch(`/admin/landing-pages/${made.page.id}`, { partner_id: partner.id })
  expect(reply.status).toBe(200)
  return made
}
const linkTo = (pageId: string) => {
  const { type, version, defaults } = sections.cta_button
  const content = JSON.parse(JSON.stringify(defaults)) as Record<string, unknown> & { cta: object }
  return {
    id: shortId(),
    type,
    version,
    settings: defaultSettings,
    content: { ...content, title: 'Lihat', cta: { ...content.cta, label: 'Buka', target: { kind: 'page', pageId } } },
  } as Extract<Operation, { kind: 'insertSection' }>['section']
}
const drawnOf = (pageId: string) => app.pageDrawer.drawn.findLast((snapshot) => snapshot.pageId === pageId)
const mistakes = ({ body }: Reply) => (body.data as { fields: { path: string; message: string }[] }).fields

describe('a reference', () => {
  test('is appended to links to a partner’s page and its checkout links, and to no exclusive page', async () => {
    const partner = await makePartner()
    const target = await partnerPage(partner)
    await publish(desk, target.page)
    const exclusive = await makePage(desk, { sections: [headline(), linkTo(target.page.id)] })
    await publish(desk, exclusive.page)
    const back = await partnerPage(partner, { sections: [headline(), linkTo(exclusive.page.id)] })
    await publish(desk, back.page)

    expect(drawnOf(target.page.id)).toMatchObject({ reference: partner.reference, address: target.page.address })
    expect(drawnOf(exclusive.page.id)).toMatchObject({
      reference: null,
      pageAddresses: { [target.page.id]: `${target.page.address}?ref=${partner.reference}` },
    })
    expect(drawnOf(back.page.id)?.pageAddresses).toEqual({ [exclusive.page.id]: exclusive.page.address })
  })

  test('a changed reference is in every link at once, and a page that changes partners gets the new one', async () => {
    const [partner, other] = [await makePartner(), await makePartner()]
    const target = await partnerPage(partner)
    await publish(desk, target.page)
    const source = await makePage(desk, { sections: [headline(), linkTo(target.page.id)] })
    await publish(desk, source.page)
    await app.jobs.runDue()

    await desk.patch(`/admin/partners/${partner.id}`, { reference: 'nama-baru' })
    await app.jobs.runDue()
    expect(drawnOf(target.page.id)?.reference).toBe('nama-baru')
    expect(drawnOf(source.page.id)?.pageAddresses[target.page.id]).toBe(`${target.page.address}?ref=nama-baru`)

    await desk.patch(`/admin/landing-pages/${target.page.id}`, { partner_id: other.id })
    await app.jobs.runDue()
    expect(drawnOf(target.page.id)?.reference).toBe(other.reference)
    expect(drawnOf(source.page.id)?.pageAddresses[target.page.id]).toBe(`${target.page.address}?ref=${other.reference}`)
  })

  test('is added to a short link, unless another partner referred the visitor', async () => {
    const partner = await makePartner()
    const { page } = await partnerPage(partner)
    await publish(desk, page)
    const made = await desk.post('/admin/short-links', { pageId: page.id, label: 'Bio', utm: { utm_source: 'ig' } })
    const { address } = made.body.data as { address: string }
    const opened = async (query: string) =>
      (await app.fetch(new Request(`http://localhost:3000${address}${query}`))).headers.get('location')

    expect(await opened('')).toBe(`${page.address}?utm_source=ig&ref=${partner.reference}`)
    expect(await opened('?ref=teman')).toBe(`${page.address}?ref=teman&utm_source=ig`)
  })
})

describe('a new partner', () => {
  test('is listed, has its own referral code, and can own pages', async () => {
    const made = await desk.post('/admin/partners', { name: '  Toko\u202e Bunga ' })
    expect(made).toMatchObject({ status: 201, body: { data: { name: 'Toko Bunga', subdomain: null } } })
    const partner = made.body.data as Partner
    expect(partner.reference).toMatch(/^[a-z2-8]{10}$/)
    expect((await desk.get('/admin/partners')).body.data).toContainEqual(partner)
    const { page } = await partnerPage(partner)
    await publish(desk, page)
    expect(drawnOf(page.id)?.reference).toBe(partner.reference)
  })

  test('has the reference and the host it was given, and both are its alone', async () => {
    const given = { name: 'Toko Teh', reference: 'toko-teh', subdomain: 'toko-teh' }
    expect(await desk.post('/admin/partners', given)).toMatchObject({ status: 201, body: { data: given } })
    expect((await app.publicPages.partnerHosts()).map(({ subdomain }) => subdomain)).toContain('toko-teh')
    const again = await desk.post('/admin/partners', { ...given, name: 'Toko lain' })
    expect([again.status, mistakes(again)]).toEqual([
      422,
      [
        { path: 'reference', message: 'Kode rujukan ini sudah dipakai mitra lain' },
        { path: 'subdomain', message: 'Subdomain ini sudah dipakai mitra lain' },
      ],
    ])
    expect(JSON.stringify((await desk.get('/admin/partners')).body.data)).not.toContain('Toko lain')
  })

  test.each([
    [{}, 'name', 'Nama mitra harus diisi'],
    [{ name: ' \u200b ' }, 'name', 'Nama mitra harus diisi'],
    [{ name: 'x'.repeat(81) }, 'name', 'Nama mitra maksimal 80 karakter'],
    [{ name: 'Toko', reference: 'ab' }, 'reference', 'Kode rujukan minimal 3 karakter'],
    [{ name: 'Toko', subdomain: 'admin' }, 'subdomain', 'Subdomain ini dipakai Naikkelas'],
  ])('may not be %j', async (body, path, message) => {
    const reply = await desk.post('/admin/partners', body)
    expect([reply.status, mistakes(reply)]).toEqual([422, [{ path, message }]])
  })

  test('can be created by admins who publish', async () => {
    const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] })
    expect((await app.visitor().post('/admin/partners', { name: 'Toko' })).status).toBe(401)
    expect((await writer.post('/admin/partners', { name: 'Toko' })).status).toBe(403)
  })

  test('is refused when there are as many as can be listed', async () => {
    const full = await createTestApp()
    const owner = await full.signedIn()
    await full.database.pool.query(
      `INSERT INTO partners (id, name, reference) SELECT gen_random_uuid(), 'Mitra ' || at, 'mitra-' || at
       FROM generate_series(1, 500 - (SELECT count(*)::int FROM partners)) AS at`,
    )
    const reply = await owner.post('/admin/partners', { name: 'Satu lagi' })
    expect([reply.status, mistakes(reply)]).toEqual([422, [{ path: 'name', message: 'Paling banyak 500 mitra' }]])
  })
})

describe('details of a partner', () => {
  test('may be its name, which nothing else depends on', async () => {
    const { id, reference } = await makePartner()
    const renamed = await desk.patch(`/admin/partners/${id}`, { name: 'Nama baru' })
    expect(renamed).toMatchObject({ status: 200, body: { data: { name: 'Nama baru', reference } } })
    expect(mistakes(await desk.patch(`/admin/partners/${id}`, { name: '' }))).toEqual([
      { path: 'name', message: 'Nama mitra harus diisi' },
    ])
  })

  test('is kept and listed, and a subdomain can be given up', async () => {
    const { id, reference } = await makePartner()
    const given = await desk.patch(`/admin/partners/${id}`, { subdomain: 'kopi-ratna' })
    expect(given).toMatchObject({ status: 200, body: { data: { id, reference, subdomain: 'kopi-ratna' } } })
    expect((await desk.get('/admin/partners')).body.data).toContainEqual(given.body.data)
    expect((await desk.patch(`/admin/partners/${id}`, { subdomain: null })).body.data).toMatchObject({
      subdomain: null,
    })
  })

  test.each([
    ['reference', 'ab', 'Kode rujukan minimal 3 karakter'],
    ['reference', '"><script>', 'Kode rujukan hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya'],
    ['subdomain', 'www', 'Subdomain ini dipakai Naikkelas'],
    ['subdomain', 'a.b.c', 'Subdomain hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya'],
    ['subdomain', 'x'.repeat(41), 'Subdomain maksimal 40 karakter'],
  ])('of %s may not be %j', async (path, value, message) => {
    const { id } = await makePartner()
    const reply = await desk.patch(`/admin/partners/${id}`, { [path]: value })
    expect([reply.status, mistakes(reply)]).toEqual([422, [{ path, message }]])
  })

  test('may not be another’s', async () => {
    const [one, other] = [await makePartner(), await makePartner()]
    await desk.patch(`/admin/partners/${one.id}`, { subdomain: 'toko-satu' })
    const both = await desk.patch(`/admin/partners/${other.id}`, { reference: one.reference, subdomain: 'toko-satu' })
    const half = await desk.patch(`/admin/partners/${other.id}`, { reference: 'milik-sendiri', subdomain: 'toko-satu' })
    expect(mistakes(both)).toEqual([
      { path: 'reference', message: 'Kode rujukan ini sudah dipakai mitra lain' },
      { path: 'subdomain', message: 'Subdomain ini sudah dipakai mitra lain' },
    ])
    expect(mistakes(half).map(({ path }) => path)).toEqual(['subdomain'])
    expect(half.status).toBe(422)
  })

  test('can be changed by admins who publish, for existing partners', async () => {
    const { id } = await makePartner()
    const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })
    expect((await app.visitor().patch(`/admin/partners/${id}`, { subdomain: null })).status).toBe(401)
    expect((await writer.patch(`/admin/partners/${id}`, { subdomain: null })).status).toBe(403)
    expect((await desk.patch(`/admin/partners/${unknownId}`, { subdomain: null })).status).toBe(404)
  })
})

describe('a partner’s own host', () => {
  const hosted = createTestApp({ overrides: { isPartnerHost: (host) => host === 'kopi.localhost:3000' } })
  const asked = async (path: string, origin: string, host = 'kopi.localhost:3000') => {
    const headers = {
      origin,
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': 'Mozilla/5.0 (Linux; Android 13)',
    }
    const request = new Request(`http://${host}/api${path}`, { method: 'POST', body: '{}', headers })
    return (await (await hosted).fetch(request, { clientAddress: '203.0.113.7' })).status
  }

  test('accepts the events of visits to its pages, from those pages only', async () => {
    expect(await asked('/tracker?event_name=page_visit', 'http://kopi.localhost:3000')).not.toBe(403)
    expect(await asked('/tracker?event_name=page_visit', 'http://teh.localhost:3000')).toBe(403)
    expect(await asked('/tracker?event_name=page_visit', 'https://jahat.example')).toBe(403)
  })

  test('does not serve the admin, and an unknown host serves nothing', async () => {
    expect(await asked('/admin/sign-in', 'http://kopi.localhost:3000')).toBe(421)
    expect(await asked('/tracker?event_name=page_visit', 'http://teh.localhost:3000', 'teh.localhost:3000')).toBe(421)
  })
})
