import '../../../../app.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../builder/text/testing/open-text.tsx'
import { SortableList } from './sortable-list.tsx'

const lessons = ['Pembukaan', 'Foto produk', 'Judul', 'Harga'].map((title) => ({ id: title.toLowerCase(), title }))

function openList({ isDisabled = false }: { isDisabled?: boolean } = {}) {
  const onReorder = vi.fn()
  function Lessons() {
    const [items, setItems] = useState<readonly (typeof lessons)[number][]>(lessons)
    return (
      <div style={{ width: 320 }}>
        <SortableList
          label="Pelajaran"
          items={items}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          isDisabled={isDisabled}
          onReorder={(next) => {
            onReorder(next.map(({ title }) => title))
            setItems(next)
          }}
        >
          {({ title }) => <span>{title}</span>}
        </SortableList>
      </div>
    )
  }
  const { container } = show(<Lessons />)
  const handle = (name: string) => page.getByRole('button', { name: `Pindahkan ${name}` })
  return {
    onReorder,
    handle,
    order: () => [...container.querySelectorAll('ol > li')].map(({ textContent }) => textContent),
    said: () => [...container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(''),
  }
}

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

test('keys move an item, each step is read out in Indonesian, and the handle keeps the focus', async () => {
  const { onReorder, handle, order, said } = openList()
  handle('Foto produk').element().focus()
  await userEvent.keyboard(' ')
  await expect
    .poll(said)
    .toBe(
      'Foto produk diangkat dari urutan 2 dari 4. Pakai panah naik dan turun, lalu Spasi untuk menaruh atau Escape untuk batal.',
    )
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(said).toBe('Foto produk di urutan 3 dari 4.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(order).toEqual(['Pembukaan', 'Judul', 'Harga', 'Foto produk'])
  expect(onReorder).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  await expect.poll(said).toBe('Foto produk ditaruh di urutan 4 dari 4.')
  expect(onReorder.mock.calls).toEqual([[['Pembukaan', 'Judul', 'Harga', 'Foto produk']]])
  await expect.element(handle('Foto produk')).toHaveFocus()
})

test('Escape puts an item back', async () => {
  const { onReorder, handle, order, said } = openList()
  handle('Harga').element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(said).toContain('diangkat')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(said).toContain('urutan 3')
  await userEvent.keyboard('{Escape}')
  await expect.poll(said).toBe('Pemindahan Harga dibatalkan. Kembali ke urutan 4 dari 4.')
  expect(order()).toEqual(['Pembukaan', 'Foto produk', 'Judul', 'Harga'])
  expect(onReorder).not.toHaveBeenCalled()
})

test('the pointer drags an item to the place of another, which makes room', async () => {
  const { onReorder, handle, order } = openList()
  const from = handle('Pembukaan').element()
  const to = middleOf(handle('Judul').element())
  const at = middleOf(from)
  const mouse = (type: string, x: number, y: number, target: EventTarget = document) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 }))
  mouse('mousedown', at.x, at.y, from)
  mouse('mousemove', at.x, at.y + 8)
  mouse('mousemove', to.x, to.y)
  await expect.poll(order).toEqual(['Foto produk', 'Judul', 'Pembukaan', 'Harga'])
  mouse('mouseup', to.x, to.y)
  await expect.poll(() => onReorder.mock.calls).toEqual([[['Foto produk', 'Judul', 'Pembukaan', 'Harga']]])
})

test('a finger that holds drags too', async () => {
  const { onReorder, handle, order, said } = openList()
  const from = handle('Harga').element()
  const to = middleOf(handle('Pembukaan').element())
  const at = middleOf(from)
  const touch = (type: string, y: number) => {
    const one = new Touch({ identifier: 1, target: from, clientX: at.x, clientY: y })
    const touches = type === 'touchend' ? [] : [one]
    from.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [one] }))
  }
  touch('touchstart', at.y)
  await expect.poll(said).toContain('Harga diangkat')
  touch('touchmove', to.y)
  await expect.poll(order).toEqual(['Harga', 'Pembukaan', 'Foto produk', 'Judul'])
  touch('touchend', to.y)
  await expect.poll(() => onReorder.mock.calls.length).toBe(1)
})

test('a list that may not be changed has no handle to press', async () => {
  const { handle } = openList({ isDisabled: true })
  await expect.element(handle('Harga')).toBeDisabled()
})
