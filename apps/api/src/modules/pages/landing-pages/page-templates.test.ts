import type { Media } from '@naikkelas/contract/pages'
import { mediaIdsOf } from '@naikkelas/page'
import { templates } from '@naikkelas/page/templates'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'
import type { PageDetail } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn({ name: 'Sari' })

const make = (template: string, given: Record<string, unknown> = {}) =>
  desk.post('/admin/landing-pages', {
    name: 'Dari templat',
    link_landing_page: `dari-${template.replaceAll('_', '-')}-${String(given.link ?? 'satu')}`,
    kind: 'exclusive',
    template,
    ...Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'link')),
  })

const library = () =>
  rowsOf(
    app.database.queries,
    z.object({ id: z.uuid(), alt: z.string(), file_name: z.string() }),
    sql`SELECT id, alt, file_name FROM media ORDER BY file_name`,
  )

test('a page from a template has its sections, its look and the entered offer', async () => {
  const reply = await make('links_creator', {
    look: 1,
    offer: { name: 'Buku resep Sabtu', whatsapp: '081234567890' },
  })
  expect(reply.status).toBe(201)
  const { document } = reply.body.data as PageDetail
  expect(document.template).toBe(1)
  expect(document.sections.map(({ type }) => type)).toEqual(
    templates.links_creator.make().sections.map(({ type }) => type),
  )
  expect(document.theme).toEqual(templates.links_creator.looks[1].theme)
  expect(document.offer).toMatchObject({
    name: 'Buku resep Sabtu',
    price: null,
    cta: { target: { kind: 'whatsapp', number: '081234567890' } },
  })
})

test('its pictures are in the library then, described, and each once however often it is used', async () => {
  const { document, media } = (await make('links_creator', { link: 'dua' })).body.data as PageDetail & {
    media: Media[]
  }
  const named = [...mediaIdsOf(document)].sort()
  expect(media.map(({ id }) => id).sort()).toEqual(named)
  expect(media.map(({ alt }) => alt)).toContain('Potret Dinda Kusuma')
  const before = await library()
  const both = await Promise.all([make('links_creator', { link: 'tiga' }), make('links_creator', { link: 'empat' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(await library()).toEqual(before)
})

test('two simultaneous pages from one template import its pictures once', async () => {
  const both = await Promise.all([make('mentoring', { link: 'kiri' }), make('mentoring', { link: 'kanan' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const names = (await library()).map(({ file_name }) => file_name)
  expect(names.filter((name) => name === 'potret-haris.png')).toHaveLength(1)
})

test('a picture that was taken out of the library comes back with the next page', async () => {
  const { document } = (await make('mentoring', { link: 'lagi' })).body.data as PageDetail
  const [id = ''] = mediaIdsOf(document)
  expect(await countOf(app.database.queries, sql`DELETE FROM media WHERE id = ${id}`)).toBe(1)
  await make('mentoring', { link: 'kembali' })
  expect((await library()).map((media) => media.id)).toContain(id)
})

test('a picture in the trash is restored', async () => {
  const { document } = (await make('mentoring', { link: 'sampah' })).body.data as PageDetail
  const [id = ''] = mediaIdsOf(document)
  await app.database.queries.execute(sql`UPDATE media SET deleted_at = now() WHERE id = ${id}`)
  await make('mentoring', { link: 'dari-sampah' })
  expect(await countOf(app.database.queries, sql`SELECT 1 FROM media WHERE id = ${id} AND deleted_at IS NULL`)).toBe(1)
})

test('an empty page brings no pictures', async () => {
  const before = await library()
  expect((await make('blank')).body.data).toMatchObject({ document: { sections: [], template: 0 } })
  expect(await library()).toEqual(before)
})

test.each([
  ['an unknown template', { template: 'undangan' }, 'template'],
  ['a look it does not come in', { look: 3 }, 'look'],
  ['a number that is none', { offer: { whatsapp: '0812-abc' } }, 'offer.whatsapp'],
  ['an address that would run a script', { offer: { address: 'javascript:alert(1)' } }, 'offer.address'],
  ['a value no offer has', { offer: { diskon: 5 } }, 'offer'],
])('%s is refused at its place', async (_, given, path) => {
  const reply = await make('service', { link: 'salah', ...given })
  expect(reply.status).toBe(422)
  expect(JSON.stringify(reply.body)).toContain(`"path":"${path}`)
})

test('creating a page is refused without a session or with text permission only', async () => {
  const body = { name: 'X', link_landing_page: 'tanpa-izin', kind: 'exclusive', template: 'service' }
  const writer = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'text' }] })
  expect((await app.visitor().post('/admin/landing-pages', body)).status).toBe(401)
  expect((await writer.post('/admin/landing-pages', body)).status).toBe(403)
})
