import type { LibraryItem } from '@naikkelas/contract/pages'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, show } from '../../builder/text/testing/open-text.tsx'
import { MediaGrid } from './media-grid.tsx'
import { noSelection } from '../../lists/selection.ts'

function item(at: number): LibraryItem {
  return {
    id: `019a0000-0000-7000-8000-00000000000${at}`,
    kind: 'image',
    fileName: `foto-${at}.jpg`,
    sha8: '00000000',
    contentType: 'image/jpeg',
    bytes: 1_000,
    width: 400,
    height: 300,
    color: '#336699',
    widths: [],
    alt: at === 7 ? '' : 'Toko',
    createdAt: '2026-11-20T12:00:00.000Z',
    folderId: null,
    focal: null,
    croppedFromId: null,
    pageCount: 0,
    unusedSince: null,
    heaviestBytes: 0,
    deletedAt: null,
  }
}

/** Seven pictures in three columns. */
async function openGrid() {
  const acts = { onShow: vi.fn(), onOpen: vi.fn(), onPress: vi.fn(), onMove: vi.fn(), onRemove: vi.fn() }
  function Screen() {
    const [selection, onSelect] = useState(noSelection)
    return (
      <div style={{ width: 540 }}>
        <MediaGrid
          {...acts}
          items={[1, 2, 3, 4, 5, 6, 7].map(item)}
          selection={selection}
          onSelect={onSelect}
          isBusy={false}
        />
        <button type="button">Sesudah</button>
      </div>
    )
  }
  show(<Screen />)
  await expect.element(page.getByRole('listbox', { name: 'Media' })).toBeVisible()
  return acts
}
const option = (at: number) => page.getByRole('option', { name: new RegExp(`^foto-${at}\\.jpg`) })
const selected = () =>
  [...document.querySelectorAll('[role=option][aria-selected=true]')].map(
    (one) => /foto-(\d)/.exec(one.textContent)?.[1],
  )
const focused = () => /foto-(\d)/.exec(document.activeElement?.textContent ?? '')?.[1]

test('Tab stops once in the library; arrows go along rows and columns and choose what they reach', async () => {
  const { onShow } = await openGrid()
  await press('{Tab}')
  expect(focused()).toBe('1')
  await press('{ArrowRight}')
  expect([focused(), selected()]).toEqual(['2', ['2']])
  await press('{ArrowDown}')
  expect([focused(), selected()]).toEqual(['5', ['5']])
  await press('{ArrowUp}{ArrowLeft}')
  expect([focused(), selected()]).toEqual(['1', ['1']])
  await press('{End}')
  expect([focused(), selected()]).toEqual(['7', ['7']])
  expect(onShow).toHaveBeenLastCalledWith(item(7).id)
  await press('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Sesudah' })).toHaveFocus()
})

test('Shift selects a range, Space adds one, Ctrl+A selects all visible, Escape clears', async () => {
  await openGrid()
  await press('{Tab}{ArrowRight}')
  await press('{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['2', '3', '4', '5'])
  await press('{Shift>}{ArrowLeft}{/Shift}')
  expect(selected()).toEqual(['2', '3', '4'])
  await press('{Control>}{End}{/Control} ')
  expect([focused(), selected()]).toEqual(['7', ['2', '3', '4', '7']])
  await press(' ')
  expect(selected()).toEqual(['2', '3', '4'])
  await press('{Control>}a{/Control}')
  expect(selected()).toHaveLength(7)
  await press('{Escape}')
  expect(selected()).toEqual([])
})

test('Enter opens, M moves into a folder, Delete removes the selection', async () => {
  const { onOpen, onMove, onRemove } = await openGrid()
  await press('{Tab}{ArrowRight}{Enter}')
  expect(onOpen).toHaveBeenCalledWith(item(2).id)
  await press('m{Delete}')
  expect([onMove.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
  expect(selected()).toEqual(['2'])
})

test('the mouse chooses one, a range with Shift, one more with Ctrl, and by the corner of a picture', async () => {
  const { onPress } = await openGrid()
  await option(2).click()
  expect(onPress).toHaveBeenCalledWith(item(2).id)
  await option(4).click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['2', '3', '4'])
  await option(7).click({ modifiers: ['Control'] })
  expect(selected()).toEqual(['2', '3', '4', '7'])
  await userEvent.click(option(6), { position: { x: 20, y: 20 } })
  expect(selected()).toEqual(['2', '3', '4', '6', '7'])
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('each has its name, and missing data is marked', async () => {
  await openGrid()
  await expect.element(option(1)).toHaveAccessibleName(/^foto-1\.jpg 400 × 300 · 1 KB , belum dipakai$/)
  await expect.element(option(7)).toHaveAccessibleName(/tanpa teks alternatif/)
})
