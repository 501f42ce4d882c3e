import { emptyDocument, type PageDocument } from '@naikkelas/page'
import { expect, test, vi } from 'vitest'
import { type BuilderOptions, type BuilderStore, createBuilderStore } from './builder-store.ts'
import { duplicate, newSection } from './section-acts.ts'
import { aLandingPage } from '../../landing-pages/testing.ts'

const page = aLandingPage()

function builderWith(document: PageDocument = emptyDocument(), options: Partial<BuilderOptions> = {}) {
  const clock = { now: 0 }
  const onEdit = vi.fn()
  const store = createBuilderStore({ page, document, media: [], onEdit, now: () => clock.now, ...options })
  return { store, onEdit, clock }
}

function withHeadline(options?: Partial<BuilderOptions>) {
  const built = builderWith(emptyDocument(), options)
  const section = newSection('headline')
  built.store.actions.edit([{ kind: 'insertSection', section, afterId: null }], { select: section.id })
  return { ...built, section }
}

function type(store: BuilderStore, sectionId: string, text: string, run = `${sectionId}.title`) {
  const section = store.getState().document.sections.find(({ id }) => id === sectionId)
  return store.actions.edit(
    [
      {
        kind: 'changeField',
        sectionId,
        sectionVersion: 1,
        path: ['title'],
        value: text,
        was: String(section?.content.title),
      },
    ],
    { run },
  )
}

const titleOf = (store: BuilderStore, at = 0) => store.getState().document.sections[at]?.content.title

test('a run of typing in one field is undone in one step and redone in one', () => {
  const { store, section } = withHeadline()
  const before = titleOf(store)
  for (const text of ['T', 'To', 'Tok', 'Toko']) type(store, section.id, text)
  store.actions.undo()
  expect(titleOf(store)).toBe(before)
  store.actions.redo()
  expect(titleOf(store)).toBe('Toko')
})

test('another action between two typing runs separates them', () => {
  const { store, section } = withHeadline()
  type(store, section.id, 'Pagi')
  store.actions.edit([
    { kind: 'changeSettings', sectionId: section.id, value: { tone: 'board' }, was: { tone: section.settings.tone } },
  ])
  type(store, section.id, 'Pagi ini')
  store.actions.undo()
  expect(titleOf(store)).toBe('Pagi')
  expect(store.getState().document.sections[0]?.settings.tone).toBe('board')
})

test('leaving a field, or a pause of more than two seconds, ends the run', () => {
  const { store, section, clock } = withHeadline()
  type(store, section.id, 'a')
  store.actions.endRun()
  type(store, section.id, 'ab')
  clock.now += 2001
  type(store, section.id, 'abc')
  store.actions.undo()
  expect(titleOf(store)).toBe('ab')
  store.actions.undo()
  expect(titleOf(store)).toBe('a')
})

test('an action without effect adds no step and sends nothing', () => {
  const { store, section, onEdit } = withHeadline()
  const before = { steps: store.getState().history.past.length, calls: onEdit.mock.calls.length }
  expect(type(store, section.id, String(section.content.title))).toBe(false)
  expect(store.getState().history.past).toHaveLength(before.steps)
  expect(onEdit).toHaveBeenCalledTimes(before.calls)
})

test('typing and deleting the same text leaves no step', () => {
  const { store, section } = withHeadline()
  const before = { title: String(titleOf(store)), steps: store.getState().history.past.length }
  type(store, section.id, `${before.title}!`)
  type(store, section.id, before.title)
  expect(store.getState().history.past).toHaveLength(before.steps)
})

test('a new action after undo clears redo', () => {
  const { store, section } = withHeadline()
  type(store, section.id, 'pertama')
  store.actions.undo()
  type(store, section.id, 'kedua')
  expect(store.actions.redo()).toBe(false)
  expect(titleOf(store)).toBe('kedua')
})

test('undoing a removal restores the section with its id, items and selection', () => {
  const { store, section } = withHeadline()
  const before = store.getState().document
  store.actions.edit([{ kind: 'removeSection', sectionId: section.id }], { select: null })
  expect(store.getState().selectedId).toBeNull()
  store.actions.undo()
  expect(store.getState().document).toEqual(before)
  expect(store.getState().selectedId).toBe(section.id)
})

test('an unsafe value is refused with a sentence and leaves the page as it was', () => {
  const { store, section } = withHeadline()
  const before = store.getState().document
  expect(type(store, section.id, 'x'.repeat(500))).toBe(false)
  expect(store.getState().document).toBe(before)
  expect(store.getState().problem).toMatch(/karakter/)
})

test('a step on a field that another person rewrote is not undone over their text', () => {
  const { store, section } = withHeadline()
  type(store, section.id, 'milik saya')
  const other = structuredClone(store.getState().document)
  const [first] = other.sections
  if (first) first.content.title = 'milik orang lain'
  store.actions.takeOver(other, [{ sectionId: section.id, path: ['title'] }])
  store.actions.undo()
  // Nor is the section taken away with their words in it.
  expect(titleOf(store)).toBe('milik orang lain')
  expect(store.getState().problem).toMatch(/bagian itu sudah diubah di tempat lain/)
  expect(store.getState().history.past).toHaveLength(0)
})

test.each([
  ['Rani', 'oleh Rani'],
  [null, 'di tempat lain'],
])('an undo that would take the work of others along says whose it is: %s', (who, words) => {
  const whoChanged = vi.fn(() => who)
  const { store, section } = withHeadline({ whoChanged })
  const other = structuredClone(store.getState().document)
  const [first] = other.sections
  if (first) first.content.title = 'milik yang lain'
  store.actions.takeOver(other, [])
  store.actions.undo()
  expect(store.getState().problem).toBe(
    `Langkah ini tidak diurungkan: bagian itu sudah diubah ${words}, dan perubahan itu tidak boleh ikut hilang.`,
  )
  expect(whoChanged).toHaveBeenCalledWith(expect.objectContaining({ sectionId: section.id }))
})

test.each([
  ['Rani', 'bagiannya sudah dihapus oleh Rani.'],
  [null, 'bagiannya sudah dihapus.'],
])('a step in a section that is gone says who removed it, where that is known: %s', (who, words) => {
  const { store, section } = withHeadline({ whoChanged: () => who })
  type(store, section.id, 'milik saya')
  store.actions.takeOver({ ...store.getState().document, sections: [] }, [])
  store.actions.undo()
  expect(store.getState().problem).toBe(`Langkah ini tidak dapat diurungkan: ${words}`)
})

test('undo and redo are saved like any other change', () => {
  const { store, section, onEdit } = withHeadline()
  store.actions.edit([duplicate(section)])
  const copyId = store.getState().document.sections[1]?.id
  store.actions.undo()
  expect(onEdit).toHaveBeenLastCalledWith([{ kind: 'removeSection', sectionId: copyId }], null)
})
