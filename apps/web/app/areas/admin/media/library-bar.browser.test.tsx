import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../builder/text/testing/open-text.tsx'
import { LibraryBar } from './library-bar.tsx'
import { type LibraryFilters, noFilters } from './library-filters.ts'

function open(given: Partial<LibraryFilters>, isKindFixed = false) {
  const held = { filters: { ...noFilters, ...given } }
  function Bar() {
    const [filters, setFilters] = useState(held.filters)
    held.filters = filters
    return (
      <LibraryBar
        filters={filters}
        search=""
        onSearch={() => {}}
        onChange={(changed) => setFilters({ ...filters, ...changed })}
        isKindFixed={isKindFixed}
      />
    )
  }
  show(<Bar />)
  return () => [held.filters.kind, held.filters.show]
}

test('kind and state are two filters with chips, and both are removed by one button', async () => {
  const chosen = open({})
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Jenis' }), 'Gambar')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Keadaan' }), 'Tanpa teks alternatif')
  await userEvent.click(page.getByRole('button', { name: 'Selesai' }))
  expect(chosen()).toEqual(['image', 'undescribed'])
  await userEvent.click(page.getByRole('button', { name: 'Hapus saringan Jenis: Gambar' }))
  await expect.poll(chosen).toEqual([undefined, 'undescribed'])
  await userEvent.click(page.getByRole('button', { name: 'Hapus semua' }))
  await expect.poll(chosen).toEqual([undefined, undefined])
})

test('the trash is a place and no filter, and stays when filters are removed', async () => {
  const chosen = open({ show: 'trash', kind: 'video' })
  await expect.element(page.getByRole('button', { name: 'Hapus saringan Jenis: Film' })).toBeVisible()
  expect(page.getByRole('list', { name: 'Saringan aktif' }).getByRole('listitem').elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Hapus semua' }))
  await expect.poll(chosen).toEqual([undefined, 'trash'])
})

test('where only one kind may be chosen, it is neither offered nor shown as a filter', async () => {
  open({ kind: 'image' }, true)
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
  await expect.element(page.getByRole('combobox', { name: 'Keadaan' })).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Jenis' }).elements()).toHaveLength(0)
  expect(page.getByRole('list', { name: 'Saringan aktif' }).elements()).toHaveLength(0)
})
