import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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

test('a server draws what is open, each row with its level and place', () => {
  const html = renderToStaticMarkup(
    <Tree label="Berkas" items={items} selectedId="a2" onSelect={() => {}} defaultExpandedIds={['a']} />,
  )
  expect(html.match(/role="treeitem"/g)).toHaveLength(4)
  expect(html).toMatch(/tabindex="0" aria-level="2" aria-posinset="2" aria-setsize="2" aria-selected="true"/i)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  // What holds nothing cannot be opened.
  expect(html.match(/aria-expanded/g)).toHaveLength(2)
})

test('an empty tree says so', () => {
  expect(renderToStaticMarkup(<Tree label="Berkas" items={[]} selectedId={null} onSelect={() => {}} />)).toContain(
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

test('the arrow inwards opens, then goes in; outwards closes, then goes out', () => {
  expect(press('b', 'ArrowRight')).toEqual({ kind: 'expand', ids: ['b'] })
  expect(press('a', 'ArrowRight')).toEqual({ kind: 'focus', id: 'a1' })
  expect(press('a', 'ArrowLeft')).toEqual({ kind: 'collapse', ids: ['a'] })
  expect(press('a2', 'ArrowLeft')).toEqual({ kind: 'focus', id: 'a' })
  expect(press('b', 'ArrowLeft', true)).toEqual({ kind: 'expand', ids: ['b'] })
})

test('up and down stop at the ends, letters go round', () => {
  expect(press('b', 'ArrowDown')).toBeUndefined()
  expect(press('a', 'ArrowUp')).toBeUndefined()
  expect(press('a', 'End')).toEqual({ kind: 'focus', id: 'b' })
  expect(press('b', 's')).toEqual({ kind: 'focus', id: 'a1' })
})

test('an asterisk opens all of one level', () => {
  expect(press('b', '*')).toEqual({ kind: 'expand', ids: ['a', 'b'] })
})
