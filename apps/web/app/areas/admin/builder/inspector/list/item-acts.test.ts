import { emptyDocument, type JsonObject } from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { createBuilderStore } from '../../model/builder-store.ts'
import { newSection } from '../../model/section-acts.ts'
import { itemActs, movesByOne } from './item-acts.ts'

const page = {} as Parameters<typeof createBuilderStore>[0]['page']

function withQuestions() {
  const section = newSection('accordion_list')
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections: [section] }, media: [] })
  const [key, field] =
    Object.entries(sectionDefinition('accordion_list')?.fields ?? {}).find(([, { kind }]) => kind === 'list') ?? []
  if (key === undefined || field?.kind !== 'list') throw new Error('The accordion has no list.')
  const titleKey = field.titleKey
  const items = () => store.getState().document.sections[0]?.content[key] as (JsonObject & { id: string })[]
  return { store, items, titleKey, acts: itemActs(store, { sectionId: section.id, path: [key], field }) }
}

test('pasted rows become items in one undo step', () => {
  const { store, items, titleKey, acts } = withQuestions()
  const before = items().length
  acts.insertRows([{ [titleKey]: 'Satu?' }, { [titleKey]: 'Dua?' }, { [titleKey]: 'Tiga?' }], null)
  expect(
    items()
      .slice(before)
      .map((item) => item[titleKey]),
  ).toEqual(['Satu?', 'Dua?', 'Tiga?'])
  store.actions.undo()
  expect(items()).toHaveLength(before)
})

test('rows pasted into an item that is still empty start with that item', () => {
  const { items, titleKey, acts } = withQuestions()
  const id = acts.add()
  const count = items().length
  acts.insertRows([{ [titleKey]: 'Satu?' }, { [titleKey]: 'Dua?' }], id)
  expect(items()).toHaveLength(count + 1)
  expect(items().find((item) => item.id === id)?.[titleKey]).toBe('Satu?')
})

test('an item moves by one place and not past the ends', () => {
  const { items, acts } = withQuestions()
  const [first, second] = items().map(({ id }) => id)
  acts.moveBy(first ?? '', -1)
  expect(items()[0]?.id).toBe(first)
  acts.moveBy(first ?? '', 1)
  expect(
    items()
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([second, first])
})

test('every added item has an id of its own', () => {
  const { items, acts } = withQuestions()
  acts.add()
  acts.add()
  const ids = items().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('selected items are removed, copied and moved together, each in one undo step', () => {
  const { store, items, titleKey, acts } = withQuestions()
  acts.insertRows(
    ['A', 'B', 'C', 'D'].map((title) => ({ [titleKey]: title })),
    null,
  )
  const titles = () => items().map((item) => item[titleKey])
  const idsOf = (...wanted: string[]) =>
    new Set(
      items()
        .filter((item) => wanted.includes(String(item[titleKey])))
        .map(({ id }) => id),
    )
  const before = titles()
  const rest = before.slice(0, -4)

  acts.moveSeveral(idsOf('B', 'C'), 1)
  expect(titles()).toEqual([...rest, 'A', 'D', 'B', 'C'])
  acts.moveSeveral(idsOf('B', 'C'), 1)
  expect(titles()).toEqual([...rest, 'A', 'D', 'B', 'C'])
  store.actions.undo()
  expect(titles()).toEqual(before)

  const copies = acts.duplicateSeveral(idsOf('A', 'C'))
  expect(titles()).toEqual([...rest, 'A', 'B', 'C', 'A', 'C', 'D'])
  expect(new Set(items().map(({ id }) => id)).size).toBe(items().length)
  expect(copies).toHaveLength(2)
  store.actions.undo()
  expect(titles()).toEqual(before)

  acts.removeSeveral(idsOf('A', 'D'))
  expect(titles()).toEqual([...rest, 'B', 'C'])
  store.actions.undo()
  expect(titles()).toEqual(before)
})

test('those at the top stay while the others move up to them', () => {
  const order = ['a', 'b', 'c', 'd']
  expect(movesByOne(order, new Set(['a', 'c']), -1)).toEqual([{ itemId: 'c', afterId: 'a' }])
  expect(movesByOne(order, new Set(['a', 'b']), -1)).toEqual([])
  expect(movesByOne(order, new Set(['c', 'd']), -1)).toEqual([
    { itemId: 'c', afterId: 'a' },
    { itemId: 'd', afterId: 'c' },
  ])
})
