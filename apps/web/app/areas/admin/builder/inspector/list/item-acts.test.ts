import { emptyDocument, type JsonObject } from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { createBuilderStore } from '../../model/builder-store.ts'
import { newSection } from '../../model/section-acts.ts'
import { itemActs } from './item-acts.ts'

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

test('pasted rows become items in one step, which one undo takes back', () => {
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
