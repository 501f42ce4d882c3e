import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDocument, aSection } from '../testing/documents.ts'
import { compareDocuments, isDifferent, movedIds } from './compare-documents.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `bagian-${index}` }))

test('a page compared with itself shows nothing', () => {
  const page = aDocument(aSection('headline'), aSection('grid_card'))
  expect(compareDocuments(page, structuredClone(page))).toMatchObject({ changedSections: 0, page: [] })
})

test('added, removed, changed and moved sections are distinguished, and a removed one keeps its place', () => {
  const [kept, gone, changed, wanders, fresh] = [
    aSection('headline'),
    aSection('paragraph'),
    aSection('grid_card', { title: 'Dulu' }),
    aSection('link_list'),
    aSection('accordion_list'),
  ]
  const before = aDocument(kept, gone, changed, wanders)
  const after = aDocument(wanders, kept, { ...changed, content: { ...changed.content, title: 'Kini' } }, fresh)
  const { sections, changedSections } = compareDocuments(before, after)
  expect(
    sections.map(({ id, state, isMoved, placeBefore, placeAfter }) => [id, state, isMoved, placeBefore, placeAfter]),
  ).toEqual([
    [wanders.id, 'same', true, 4, 1],
    [kept.id, 'same', false, 1, 2],
    [gone.id, 'removed', false, 2, null],
    [changed.id, 'changed', false, 3, 3],
    [fresh.id, 'added', false, null, 4],
  ])
  expect(changedSections).toBe(4)
})

test('one section moved up is one move, whatever it was moved past', () => {
  const order = ids(100)
  const moved = [order[99] ?? { id: '' }, ...order.slice(0, 99)]
  expect([...movedIds(order, moved)]).toEqual(['bagian-99'])
})

test('sections not reported as moved have the same order before and after', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ids(12)), fc.shuffledSubarray(ids(12)), (before, after) => {
      const moved = movedIds(before, after)
      const isKept = (others: readonly { id: string }[]) => (section: { id: string }) =>
        !moved.has(section.id) && others.some(({ id }) => id === section.id)
      expect(before.filter(isKept(after))).toEqual(after.filter(isKept(before)))
    }),
    { numRuns: 1000, seed: 20261120 },
  )
})

test('every section of both versions is shown once, in the order of the newer one', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ids(10)), fc.shuffledSubarray(ids(10)), (before, after) => {
      const made = new Map(ids(10).map(({ id }) => [id, aSection('headline', {}, id)]))
      const page = (order: readonly { id: string }[]) => aDocument(...order.flatMap(({ id }) => made.get(id) ?? []))
      const { sections } = compareDocuments(page(before), page(after))
      const shown = sections.map(({ id }) => id)
      expect([...shown].sort()).toEqual([...new Set([...before, ...after].map(({ id }) => id))].sort())
      expect(shown.filter((id) => after.some((section) => section.id === id))).toEqual(after.map(({ id }) => id))
      expect(sections.filter(isDifferent).length).toBe(compareDocuments(page(before), page(after)).changedSections)
    }),
    { numRuns: 200, seed: 20261120 },
  )
})

test("changed fields have the inspector's names", () => {
  const section = aSection('grid_card', { title: 'Dulu' })
  const items = section.content.items as { id: string; title: string }[]
  const [first, second, ...others] = items
  if (!first || !second) throw new Error('a grid has cards')
  const cards = [{ ...second, title: 'Kartu kedua' }, first, ...others.slice(0, -1), { ...first, id: 'kartu-baru' }]
  const changed = {
    ...section,
    content: { ...section.content, title: 'Kini', items: cards },
    settings: { ...section.settings, tone: 'board' as const },
  }
  const { sections } = compareDocuments(aDocument(section), aDocument(changed))
  expect(sections[0]?.differences.map(({ kind, labels, path }) => [kind, labels.join(', '), path.join('/')])).toEqual([
    ['changed', 'Judul', 'title'],
    ['removed', `Kartu ${items.length}`, `items/${items.at(-1)?.id}`],
    ['changed', 'Kartu 1, Judul kartu', `items/${second.id}/title`],
    ['added', `Kartu ${cards.length}`, 'items/kartu-baru'],
    ['order', 'Kartu', 'items'],
    ['changed', '', 'settings/tone'],
  ])
})

test('theme, offer and search settings are compared key by key', () => {
  const before = aDocument()
  const after = {
    ...before,
    theme: { ...before.theme, font: 'roboto' as const },
    seo: { ...before.seo, title: 'Kelas' },
    offer: { ...before.offer, price: 350_000 },
    template: 1 as const,
  }
  expect(compareDocuments(before, after).page).toEqual([
    { part: 'theme', key: 'font', before: 'poppins', after: 'roboto' },
    { part: 'offer', key: 'price', before: null, after: 350_000 },
    { part: 'seo', key: 'title', before: '', after: 'Kelas' },
    { part: 'page', key: 'template', before: 0, after: 1 },
  ])
})

test('a section this build cannot read is reported as a whole', () => {
  const strange = { ...aSection('headline'), type: 'dari_masa_depan', content: { words: 'satu' } }
  const { sections } = compareDocuments(aDocument(strange), aDocument({ ...strange, content: { words: 'dua' } }))
  expect(sections[0]).toMatchObject({ state: 'changed', differences: [{ path: [], labels: ['Isi bagian'] }] })
})

test('a hundred changed and moved sections are all reported', () => {
  const sections = Array.from({ length: 100 }, () => aSection('grid_card'))
  const after = sections.map((section) => ({ ...section, content: { ...section.content, title: 'Lain' } })).reverse()
  expect(compareDocuments(aDocument(...sections), aDocument(...after)).changedSections).toBe(100)
})
