import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { createBuilderStore } from '../model/builder-store.ts'
import { newSection } from '../model/section-acts.ts'
import { drop } from './drop.ts'

const page = {} as Parameters<typeof createBuilderStore>[0]['page']

function withSections(count: number) {
  const sections = Array.from({ length: count }, () => newSection('headline'))
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections }, media: [] })
  const order = () =>
    store.getState().document.sections.map(({ id }) => sections.findIndex((section) => section.id === id))
  return { store, sections, order }
}

test('the first section dropped after the last one becomes the last, in one undo step', () => {
  const { store, sections, order } = withSections(4)
  const said = drop(
    store,
    { kind: 'move', sectionId: sections[0]?.id ?? '', label: 'Judul', from: 'canvas' },
    { zone: 'canvas', index: 4 },
  )
  expect(order()).toEqual([1, 2, 3, 0])
  expect(said).toBe('Judul dipindahkan ke urutan 4 dari 4')
  store.actions.undo()
  expect(order()).toEqual([0, 1, 2, 3])
})

test('a section dropped beside itself stays, and nothing is recorded', () => {
  const { store, sections, order } = withSections(3)
  drop(
    store,
    { kind: 'move', sectionId: sections[1]?.id ?? '', label: 'Judul', from: 'outline' },
    { zone: 'outline', index: 2 },
  )
  expect(order()).toEqual([0, 1, 2])
  expect(store.getState().history.past).toHaveLength(0)
})

test('a type from the palette comes in where it is dropped and is selected', () => {
  const { store } = withSections(2)
  drop(store, { kind: 'new', type: 'paragraph', label: 'Paragraf' }, { zone: 'canvas', index: 1 })
  const { document, selectedId } = store.getState()
  expect(document.sections.map(({ type }) => type)).toEqual(['headline', 'paragraph', 'headline'])
  expect(selectedId).toBe(document.sections[1]?.id)
})

test('a saved section is inserted where it is dropped, also before the first section', () => {
  const { store, sections } = withSections(2)
  const places: (string | null)[] = []
  const kept = { kind: 'kept', id: 'a', label: 'Kaki', insertAfter: (id: string | null) => places.push(id) } as const
  for (const index of [0, 2]) drop(store, kept, { zone: 'canvas', index })
  expect(places).toEqual([null, sections[1]?.id])
})
