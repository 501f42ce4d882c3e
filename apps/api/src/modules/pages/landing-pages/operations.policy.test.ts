import type { MenuCapability } from '@naikkelas/contract'
import type { Operation } from '@naikkelas/page'
import { sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { change, headline, insert, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })
const holder = (...capabilities: MenuCapability[]) =>
  app.signedIn({ role: 1, menus: capabilities.map((capability) => ({ menu: 'landing_pages', capability })) })
const desks = {
  view: await holder('view'),
  text: await holder('text'),
  design: await holder('design'),
  publish: await holder('publish'),
  'text and publish': await holder('text', 'publish'),
}

const title = headline({ id: 'judul-uji1' })
const { type, version, defaults } = sections.grid_card
const cards = { ...headline({ id: 'kartu-uji1' }), type, version, content: JSON.parse(JSON.stringify(defaults)) }
const [first, second] = cards.content.items as { id: string; text: string }[]
const at = { sectionId: cards.id, sectionVersion: version, path: ['items'] }

/** One act of every kind there is. */
const acts: Record<Operation['kind'], Operation> = {
  insertSection: insert(headline({ id: 'baru-uji-1' })),
  removeSection: { kind: 'removeSection', sectionId: cards.id },
  moveSection: { kind: 'moveSection', sectionId: cards.id, afterId: null },
  changeField: retitle(title, 'Kata baru'),
  insertItem: { kind: 'insertItem', ...at, item: { ...first, id: 'butir-baru' }, afterId: null },
  moveItem: { kind: 'moveItem', ...at, itemId: first?.id ?? '', afterId: second?.id ?? null },
  removeItem: { kind: 'removeItem', ...at, itemId: first?.id ?? '' },
  changeSettings: {
    kind: 'changeSettings',
    sectionId: title.id,
    value: { tone: 'board' },
    was: { tone: title.settings.tone },
  },
  changeOffer: { kind: 'changeOffer', value: { price: 1000 }, was: { price: null } },
  changeTheme: { kind: 'changeTheme', value: { font: 'roboto' }, was: { font: 'poppins' } },
  changeSeo: { kind: 'changeSeo', value: { title: 'Judul' }, was: { title: '' } },
  changeLinkWords: {
    kind: 'changeLinkWords',
    value: { kota: { fallback: 'kota Anda', words: [] } },
    was: { kota: null },
  },
  changeTemplate: { kind: 'changeTemplate', value: 1, was: 0 },
}

test.each(Object.entries(acts))(
  '%s requires the design permission; writers may do it to texts only',
  async (kind, act) => {
    const statuses: Record<string, number> = {}
    for (const [name, desk] of Object.entries(desks)) {
      const { page, document } = await makePage(owner, { sections: [title, cards] })
      statuses[name] = (await send(desk, page.id, page.headVersion, change(act))).status
      const now = await readPage(owner, page.id)
      // What is refused leaves no trace.
      expect([name, now.page.headVersion]).toEqual([name, page.headVersion + (statuses[name] === 200 ? 1 : 0)])
      if (statuses[name] !== 200) expect(now.document).toEqual(document)
    }
    const words = kind === 'changeField' ? 200 : 403
    expect(statuses).toEqual({ view: 403, text: words, design: 200, publish: 403, 'text and publish': words })
  },
)

test('a revoked permission applies from the next change on', async () => {
  const desk = await holder('design')
  const { page } = await makePage(owner, { sections: [title] })
  const before = await send(desk, page.id, page.headVersion, change(retitle(title, 'Satu')))
  await app.database.pool.query('DELETE FROM admin_menus WHERE admin_id = $1', [desk.admin.id])

  const after = await send(desk, page.id, page.headVersion + 1, change(retitle(title, 'Dua', 'Satu')))

  expect([before.status, after.status]).toEqual([200, 403])
})
