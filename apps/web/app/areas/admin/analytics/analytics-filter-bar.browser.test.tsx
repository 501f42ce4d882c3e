import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { show } from '../builder/text/testing/open-text.tsx'
import { AnalyticsFilterBar } from './analytics-filter-bar.tsx'
import { analyticsFiltersOf } from './analytics-filters.ts'

function Bar() {
  const { params, change } = useAddressFilters('')
  const filters = analyticsFiltersOf(params, new Date('2026-11-22T03:00:00Z'))
  return <AnalyticsFilterBar filters={filters} sourceNames={['Instagram']} cityNames={['Bandung']} onChange={change} />
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <Bar /> }], { initialEntries: [address] })
  show(<RouterProvider router={router} />)
  return () => Object.fromEntries(new URLSearchParams(router.state.location.search))
}

const chip = (label: string) => page.getByRole('button', { name: `Hapus saringan ${label}` })

test('filters are chosen behind one button, shown as chips, and removed one by one or all at once', async () => {
  const address = open('/?hari=7')
  await userEvent.click(page.getByRole('button', { name: 'Saring' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Perangkat' }), 'mobile')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sumber' }), 'Instagram')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kota' }), 'Bandung')
  await userEvent.click(page.getByRole('button', { name: 'Selesai' }))
  await expect.poll(address).toEqual({ hari: '7', perangkat: 'mobile', sumber: 'Instagram', kota: 'Bandung' })

  await userEvent.click(chip('Kota: Bandung'))
  await expect.poll(address).toEqual({ hari: '7', perangkat: 'mobile', sumber: 'Instagram' })
  await expect.element(chip('Sumber: Instagram')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hapus semua' }))
  await expect.poll(address).toEqual({ hari: '7' })
})

test('a city of the address stays an option without any visit from it', async () => {
  open('/?kota=Medan')
  await expect.element(chip('Kota: Medan')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Saring/ }))
  const options = page.getByRole('combobox', { name: 'Kota' }).getByRole('option').elements()
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['', 'Medan', 'Bandung'])
})
