import { expect, test } from 'vitest'
import { extendedTo, noSelection, selectionOf, toggled, withinPage } from './selection.ts'

const page = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test('Shift selects everything between the first and the clicked section, in either direction', () => {
  expect(extendedTo(selectionOf('b'), page, 'd')).toEqual({
    selectedId: 'd',
    selectedIds: ['b', 'c', 'd'],
    anchorId: 'b',
  })
  expect(extendedTo(selectionOf('c'), page, 'a').selectedIds).toEqual(['a', 'b', 'c'])
})

test('a second press with Shift measures from the same beginning', () => {
  const wide = extendedTo(selectionOf('b'), page, 'd')
  expect(extendedTo(wide, page, 'a').selectedIds).toEqual(['a', 'b'])
  expect(extendedTo(wide, page, 'b').selectedIds).toEqual(['b'])
})

test('Shift without a beginning selects the one section', () => {
  expect(extendedTo(noSelection, page, 'c')).toEqual(selectionOf('c'))
  expect(extendedTo(selectionOf('b'), page, 'gone').selectedIds).toEqual(['b'])
})

test('Ctrl adds a section and takes it away again; the one that is left is the primary one', () => {
  const two = toggled(selectionOf('a'), 'c')
  expect(two).toEqual({ selectedId: 'c', selectedIds: ['a', 'c'], anchorId: 'c' })
  expect(toggled(two, 'c')).toEqual(selectionOf('a'))
  expect(toggled(selectionOf('a'), 'a')).toEqual(noSelection)
})

test('removed sections leave the selection, and the primary one is always among the remaining', () => {
  const three = selectionOf(['a', 'b', 'c'])
  expect(withinPage(three, page)).toBe(three)
  expect(withinPage(three, [{ id: 'a' }, { id: 'b' }])).toEqual({
    selectedId: 'b',
    selectedIds: ['a', 'b'],
    anchorId: 'a',
  })
  expect(withinPage(three, [])).toEqual(noSelection)
})
