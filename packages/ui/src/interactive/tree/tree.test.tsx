import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Tree } from './tree.tsx'
import { stepByKey } from './tree-keys.ts'
import { visibleItems } from './visible-items.ts'

const items = [
  {
    id: 'a',
    label: 'Kelas',
    children: [
      { id: 'a1', label: 'Shopee' },
      { id: 'a2', label: 'TikTok', children: [] },
    ],
  },
  { id: 'b', label: 'Gambar', children: [{ id: 'b1', label: 'Sampul' }] },
]

test('the server renders expanded rows with their level and position', () => {
  const { body, getAllByRole, getByRole } = drawn(
    <Tree label="Berkas" items={items} selectedId="a2" onSelect={() => {}} defaultExpandedIds={['a']} />,
  )
  expect(getAllByRole('treeitem')).toHaveLength(4)
  const selected = getByRole('treeitem', { name: 'TikTok', selected: true })
  expect(selected.matches('[aria-level="2"][aria-posinset="2"][aria-setsize="2"]')).toBe(true)
  expect([...body.querySelectorAll('[tabindex="0"]')]).toEqual([selected])
  // A row without children cannot be expanded.
  expect(body.querySelectorAll('[aria-expanded]')).toHaveLength(2)
})

test('an empty tree shows a text', () => {
  expect(drawn(<Tree label="Berkas" items={[]} selectedId={null} onSelect={() => {}} />).words).toContain(
    'Belum ada isi.',
  )
})

const visible = visibleItems(items, new Set(['a']))
const press = (id: string, key: string, isRightToLeft = false) =>
  stepByKey(
    visible,
    visible.findIndex(({ item }) => item.id === id),
    { key, isRightToLeft },
  )

test('the inward arrow key expands, then moves to the first child; the outward one collapses, then moves to the parent', () => {
  expect(press('b', 'ArrowRight')).toEqual({ kind: 'expand', ids: ['b'] })
  expect(press('a', 'ArrowRight')).toEqual({ kind: 'focus', id: 'a1' })
  expect(press('a', 'ArrowLeft')).toEqual({ kind: 'collapse', ids: ['a'] })
  expect(press('a2', 'ArrowLeft')).toEqual({ kind: 'focus', id: 'a' })
  expect(press('b', 'ArrowLeft', true)).toEqual({ kind: 'expand', ids: ['b'] })
})

test('up and down stop at the ends, typed letters wrap around', () => {
  expect(press('b', 'ArrowDown')).toBeUndefined()
  expect(press('a', 'ArrowUp')).toBeUndefined()
  expect(press('a', 'End')).toEqual({ kind: 'focus', id: 'b' })
  expect(press('b', 's')).toEqual({ kind: 'focus', id: 'a1' })
})

test('an asterisk expands all rows of one level', () => {
  expect(press('b', '*')).toEqual({ kind: 'expand', ids: ['a', 'b'] })
})
