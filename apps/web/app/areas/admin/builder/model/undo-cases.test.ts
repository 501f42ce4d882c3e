import { emptyDocument, type Operation, type PageDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { createBuilderStore } from './builder-store.ts'
import { moveByOne, newSection } from './section-acts.ts'

// The ways in which undo of page builders is known to fail, one by one.

const page = {} as Parameters<typeof createBuilderStore>[0]['page']

function open() {
  const clock = { now: 0 }
  const start: PageDocument = {
    ...emptyDocument(),
    sections: [newSection('headline'), newSection('paragraph'), newSection('grid_card')],
  }
  const store = createBuilderStore({ page, document: deepFrozen(start), media: [], now: () => clock.now })
  const { actions } = store
  const shown = () => JSON.stringify(store.getState().document)
  return { start, store, actions, clock, shown }
}

/** Writing into it throws. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFrozen(part)
  return Object.freeze(value)
}

const retitle = ({ sections: [section] }: PageDocument, value: string): Operation => ({
  kind: 'changeField',
  sectionId: section?.id ?? '',
  sectionVersion: section?.version ?? 1,
  path: ['title'],
  value,
  was: section?.content.title ?? '',
})

test('an undo right after an action reverts that action and no other', () => {
  const { store, actions, clock, shown } = open()
  actions.edit([retitle(store.getState().document, 'A')])
  const first = shown()
  clock.now += 100
  actions.edit([retitle(store.getState().document, 'B')])
  clock.now += 50
  actions.undo()
  expect(shown()).toBe(first)
})

test('two actions a tenth of a second apart are two steps, even in one field', () => {
  const { store, actions, clock } = open()
  actions.edit([retitle(store.getState().document, 'A')])
  clock.now += 100
  actions.edit([retitle(store.getState().document, 'B')])
  expect(store.getState().history.past).toHaveLength(2)
})

test('an undo while typing reverts the typing, and further typing is a step of its own', () => {
  const { store, actions, shown } = open()
  const before = shown()
  for (const words of ['A', 'AB', 'ABC']) actions.edit([retitle(store.getState().document, words)], { run: 'title' })
  actions.undo()
  expect(shown()).toBe(before)
  actions.edit([retitle(store.getState().document, 'X')], { run: 'title' })
  expect(store.getState().history).toMatchObject({ past: { length: 1 }, future: [] })
})

test('putting sections in another order is a step', () => {
  const { store, actions, start, shown } = open()
  const move = moveByOne(start, start.sections[0]?.id ?? '', 1)
  actions.edit(move ? [move] : [])
  expect(store.getState().history.past).toHaveLength(1)
  actions.undo()
  expect(shown()).toBe(JSON.stringify(start))
})

test('selecting is no step, and neither is choosing the current value', () => {
  const { store, actions, start } = open()
  const [section] = start.sections
  actions.select(section?.id ?? null)
  const { tone } = section?.settings ?? { tone: 'white' as const }
  actions.edit([{ kind: 'changeSettings', sectionId: section?.id ?? '', value: { tone }, was: { tone } }])
  expect(store.getState().history.past).toHaveLength(0)
})

test('dragging through colours is one step, from the first colour to the last', () => {
  const { store, actions, start, shown } = open()
  for (let step = 1; step <= 60; step++) {
    const { brand } = store.getState().document.theme
    const next = `#0000${step.toString(16).padStart(2, '0')}`
    actions.edit([{ kind: 'changeTheme', value: { brand: next }, was: { brand } }], { run: 'theme.brand' })
  }
  expect(store.getState().history.past).toHaveLength(1)
  actions.undo()
  expect(shown()).toBe(JSON.stringify(start))
})

test('replacing one thing by another is one step, not two', () => {
  const { store, actions, start, shown } = open()
  const sectionId = start.sections[0]?.id ?? ''
  const section = newSection('paragraph')
  actions.edit([
    { kind: 'insertSection', section, afterId: sectionId },
    { kind: 'removeSection', sectionId },
  ])
  const replaced = shown()
  expect(store.getState().history.past).toHaveLength(1)
  actions.undo()
  expect(shown()).toBe(JSON.stringify(start))
  actions.redo()
  expect(shown()).toBe(replaced)
})

test('the opened document is never mutated', () => {
  const { actions, store, start } = open()
  const before = JSON.stringify(start)
  actions.edit([retitle(store.getState().document, 'A')])
  actions.edit([{ kind: 'removeSection', sectionId: start.sections[1]?.id ?? '' }])
  actions.undo()
  actions.undo()
  expect(JSON.stringify(start)).toBe(before)
})

test('more undos or redos than there are steps do nothing', () => {
  const { actions, store, start, shown } = open()
  actions.edit([retitle(store.getState().document, 'A')])
  const after = shown()
  expect([1, 2, 3, 4].map(() => actions.undo())).toEqual([true, false, false, false])
  expect(shown()).toBe(JSON.stringify(start))
  expect([1, 2, 3].map(() => actions.redo())).toEqual([true, false, false])
  expect(shown()).toBe(after)
})

test('a rejected action is no step and keeps redo', () => {
  const { actions, store } = open()
  actions.edit([retitle(store.getState().document, 'A')])
  actions.undo()
  actions.edit([retitle(store.getState().document, 'x'.repeat(5_000))])
  expect(store.getState().history).toMatchObject({ past: { length: 0 }, future: { length: 1 } })
  expect(actions.redo()).toBe(true)
})
