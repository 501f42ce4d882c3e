import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { filterPopoverLabelsEn } from './filter-popover.labels.ts'
import { FilterPopover } from './filter-popover.tsx'

const filters = [
  { id: 'status', label: 'Status: Baru', onRemove: () => {} },
  { id: 'source', label: 'Sumber: Instagram', onRemove: () => {} },
]

test('the button counts the filters that hold, and each of them is named', () => {
  const { getByRole, getAllByRole } = drawn(
    <FilterPopover filters={filters} onClear={() => {}}>
      Isian
    </FilterPopover>,
  )
  expect(getByRole('button', { name: 'Saring 2 aktif', expanded: false })).toBeDefined()
  expect(getByRole('list', { name: 'Saringan aktif' })).toBeDefined()
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Status: Baru', 'Sumber: Instagram'])
  expect(getByRole('button', { name: 'Hapus semua' })).toBeDefined()
})

test('without filters there is nothing to count and nothing to clear', () => {
  const { getAllByRole } = drawn(
    <FilterPopover filters={[]} onClear={() => {}}>
      Isian
    </FilterPopover>,
  )
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Saring'])
})

test('in English its buttons are English', () => {
  const { getByRole } = drawn(
    <FilterPopover filters={filters} onClear={() => {}} labels={filterPopoverLabelsEn}>
      Fields
    </FilterPopover>,
  )
  for (const name of ['Filter 2 active', 'Remove the filter Status: Baru', 'Clear all'])
    expect(getByRole('button', { name })).toBeDefined()
})
