import type { MenuCapability } from '@naikkelas/contract'
import type { Operation } from '@naikkelas/page'
import { sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { change, headline, insert, makePage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })
const holder = (capability: MenuCapability) => app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability }] })
const [viewer, writer, designer, publisher] = [
  await holder('view'),
  await holder('text'),
  await holder('design'),
  await holder('publish'),
]

const statuses = async (act: (desk: typeof viewer) => Promise<{ status: number }>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries({ viewer, writer, designer, publisher }).map(
        async ([name, desk]) => [name, (await act(desk)).status] as const,
      ),
    ),
  )

test('any permission of the menu allows viewing', async () => {
  const { page } = await makePage(owner)

  expect(await statuses((desk) => desk.get(`/admin/landing-pages/${page.id}`))).toEqual({
    viewer: 200,
    writer: 200,
    designer: 200,
    publisher: 200,
  })
  expect(await statuses((desk) => desk.get('/admin/landing-pages'))).toEqual({
    viewer: 200,
    writer: 200,
    designer: 200,
    publisher: 200,
  })
})

test('creating pages requires the design permission', async () => {
  let count = 0
  const act = (desk: typeof viewer) =>
    desk.post('/admin/landing-pages', { name: 'Baru', link_landing_page: `hak-${(count += 1)}`, kind: 'exclusive' })

  expect(await statuses(act)).toEqual({ viewer: 403, writer: 403, designer: 201, publisher: 403 })
})

test('changing texts requires the write or design permission', async () => {
  const act = async (desk: typeof viewer) => {
    const section = headline()
    const { page } = await makePage(owner, { sections: [section] })
    return send(desk, page.id, page.headVersion, change(retitle(section, 'Kata baru')))
  }

  expect(await statuses(act)).toEqual({ viewer: 403, writer: 200, designer: 200, publisher: 403 })
})

test('publishing and unpublishing require the publish permission', async () => {
  const act = async (desk: typeof viewer) => {
    const { page } = await makePage(owner)
    return desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  }
  expect(await statuses(act)).toEqual({ viewer: 403, writer: 403, designer: 403, publisher: 200 })

  const { page } = await makePage(owner)
  await owner.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  expect((await designer.post(`/admin/landing-pages/${page.id}/unpublish`)).status).toBe(403)
  expect((await designer.remove(`/admin/landing-pages/${page.id}`)).status).toBe(403)
  expect(
    (await designer.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'pindah-diam-diam' })).status,
  ).toBe(403)
  expect((await designer.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama di daftar' })).status).toBe(200)
})

const card = sections.grid_card
const firstCard = card.defaults.items[0]!
const change_ = (path: string[], value: unknown, was: unknown): Operation =>
  ({ kind: 'changeField', sectionId: 'kartu-uji1', sectionVersion: card.version, path, value, was }) as Operation

test.each([
  ['a card’s text', 200, change_(['items', firstCard.id, 'text'], 'Kata baru', firstCard.text)],
  ['a card’s icon', 403, change_(['items', firstCard.id, 'icon'], 'toko', firstCard.icon)],
  [
    'where a card leads',
    403,
    change_(['items', firstCard.id, 'target'], { kind: 'url', href: '/daftar' }, firstCard.target),
  ],
  ['a card’s alternative text', 200, change_(['items', firstCard.id, 'image', 'alt'], 'Gambar toko', '')],
  ['the whole list of cards', 403, change_(['items'], [], card.defaults.items)],
  ['the layout', 403, change_(['layout'], 'quote', 'even')],
  ['the theme', 403, { kind: 'changeTheme', value: { font: 'roboto' }, was: { font: 'poppins' } } as Operation],
  ['which sections there are', 403, { kind: 'removeSection', sectionId: 'kartu-uji1' } as Operation],
])('an admin with text permission only may change %s: %i', async (_, status, operation) => {
  const section = {
    ...headline(),
    id: 'kartu-uji1',
    type: 'grid_card',
    version: card.version,
    content: JSON.parse(JSON.stringify(card.defaults)),
  }
  const { page } = await makePage(owner, { sections: [section] })

  expect((await send(writer, page.id, page.headVersion, change(operation))).status).toBe(status)
})

test('words in the same change as something else do not smuggle it in', async () => {
  const section = headline()
  const { page } = await makePage(owner, { sections: [section] })

  expect(
    (await send(writer, page.id, page.headVersion, change(retitle(section, 'Kata baru'), insert(headline())))).status,
  ).toBe(403)
})

test('unknown roles and the forum role have no permissions', async () => {
  const forum = await app.signedIn({ role: 2 })
  expect((await forum.get('/admin/landing-pages')).status).toBe(403)
})
