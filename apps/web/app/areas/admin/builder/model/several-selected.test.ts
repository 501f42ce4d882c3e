import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { expect, test, vi } from 'vitest'
import { runSectionAct } from '../acts/section-act.ts'
import { holdSection, pressSection } from '../acts/selection-press.ts'
import { changeSeveral } from '../acts/several-act.ts'
import { drop } from '../dnd/drop.ts'
import { createBuilderStore } from './builder-store.ts'
import { createPresence } from './presence.ts'
import { createWorkspace } from '../state/workspace.ts'
import { newSection } from './section-acts.ts'

const page = {} as LandingPage

function builder(count = 4) {
  const sections = Array.from({ length: count }, () => newSection('headline'))
  const onEdit = vi.fn()
  const store = createBuilderStore({ page, document: { ...emptyDocument(), sections }, media: [], onEdit })
  const ids = sections.map(({ id }) => id)
  const order = () => store.getState().document.sections.map(({ id }) => ids.indexOf(id))
  const selected = () => store.getState().selectedIds.map((id) => ids.indexOf(id))
  const presence = createPresence({ tabId: 'tab', accountId: 'admin' })
  const parts = { store, presence, workspace: createWorkspace() }
  return { store, parts, ids, order, selected, onEdit }
}

const at = (list: readonly string[], index: number) => list[index] ?? ''
const plain = { target: new EventTarget(), shiftKey: false, ctrlKey: false, metaKey: false }

test('a press selects one, Shift a range, Ctrl one more; a plain press ends it', () => {
  const { store, ids, selected } = builder()
  pressSection(store, at(ids, 1), plain)
  pressSection(store, at(ids, 3), { ...plain, shiftKey: true })
  expect(selected()).toEqual([1, 2, 3])
  pressSection(store, at(ids, 2), { ...plain, ctrlKey: true })
  expect(selected()).toEqual([1, 3])
  expect(store.getState().announcement).toBe('2 bagian terpilih')
  pressSection(store, at(ids, 0), plain)
  expect(selected()).toEqual([0])
})

test('a long press starts a multiple selection; taps add and remove until the last one is removed', () => {
  const { store, ids, selected } = builder()
  holdSection(store, at(ids, 2))
  pressSection(store, at(ids, 0), plain)
  expect(selected()).toEqual([2, 0])
  pressSection(store, at(ids, 0), plain)
  pressSection(store, at(ids, 2), plain)
  expect(selected()).toEqual([])
  pressSection(store, at(ids, 1), plain)
  pressSection(store, at(ids, 3), plain)
  expect(selected()).toEqual([3])
})

test.each(['up', 'down', 'duplicate', 'hide', 'remove'] as const)(
  'several sections: "%s" is one step, sent once, and one undo restores page and selection',
  (act) => {
    const { store, parts, ids, onEdit } = builder()
    const before = store.getState().document
    store.actions.select([at(ids, 1), at(ids, 2)])
    runSectionAct(parts, at(ids, 1), act)
    expect(store.getState().document).not.toEqual(before)
    expect(onEdit).toHaveBeenCalledOnce()
    const after = store.getState().document
    expect(store.actions.undo()).toBe(true)
    expect(store.getState().document).toEqual(before)
    expect(store.getState().selectedIds).toEqual([at(ids, 1), at(ids, 2)])
    expect(store.actions.undo()).toBe(false)
    store.actions.redo()
    expect(store.getState().document).toEqual(after)
  },
)

test('a look for all selected sections is one step; worn already, it is none', () => {
  const { store, ids } = builder()
  store.actions.select([at(ids, 0), at(ids, 3)])
  changeSeveral(store, { tone: 'board' }, 'Nuansa Papan')
  expect(store.getState().document.sections.map(({ settings }) => settings.tone === 'board')).toEqual([
    true,
    false,
    false,
    true,
  ])
  changeSeveral(store, { tone: 'board' }, 'Nuansa Papan')
  expect(store.getState().history.past).toHaveLength(1)
})

test('dragging one of several moves all of them; an unselected one moves alone', () => {
  const { store, ids, order } = builder()
  const item = (index: number) => ({
    kind: 'move' as const,
    sectionId: at(ids, index),
    label: 'Judul',
    from: 'outline' as const,
  })
  store.actions.select([at(ids, 0), at(ids, 2)])
  expect(drop(store, item(2), { zone: 'outline', index: 4 })).toBe('2 bagian dipindahkan')
  expect(order()).toEqual([1, 3, 0, 2])
  drop(store, item(3), { zone: 'outline', index: 0 })
  expect(order()).toEqual([3, 1, 0, 2])
})

test('sections that someone else removed leave the selection', () => {
  const { store, ids, selected } = builder()
  store.actions.selectAll()
  expect(selected()).toEqual([0, 1, 2, 3])
  const { document } = store.getState()
  store.actions.takeOver({ ...document, sections: document.sections.slice(0, 2) }, [])
  expect(selected()).toEqual([0, 1])
  expect(store.getState().selectedId).toBe(at(ids, 1))
})

test('writing a text selects its section alone', () => {
  const { store, ids, selected } = builder()
  store.actions.selectAll()
  store.actions.startText({ sectionId: at(ids, 1), path: ['title'] })
  expect(selected()).toEqual([1])
})
