import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { dataTableLabelsEn } from './data-table.labels.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Lead {
  id: string
  name: string
  city: string
}

const leads: Lead[] = [
  { id: 'a', name: 'Sari Wulandari', city: 'Bandung' },
  { id: 'b', name: 'Budi Santoso', city: 'Medan' },
]

const columns = [
  { id: 'name', header: 'Nama', cell: ({ name }: Lead) => name, isSortable: true },
  { id: 'city', header: 'Kota', cell: ({ city }: Lead) => city },
]

const draw = (props: Partial<DataTableProps<Lead>> = {}) =>
  drawn(
    <DataTable
      caption="Prospek"
      columns={columns}
      rows={leads}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      {...props}
    />,
  )

test('the server renders a named table with its headings and rows', () => {
  const { getByRole, getAllByRole } = draw()
  expect(getByRole('table', { name: 'Prospek' })).toBeDefined()
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nama', 'Kota'])
  for (const name of ['Sari Wulandari', 'Bandung', 'Budi Santoso', 'Medan'])
    expect(getByRole('cell', { name })).toBeDefined()
})

test('the order is shown at its column', () => {
  const { getByRole } = draw({ sort: { columnId: 'name', direction: 'descending' }, onSortChange: () => {} })
  expect(getByRole('columnheader', { name: 'Nama' }).getAttribute('aria-sort')).toBe('descending')
  expect(getByRole('columnheader', { name: 'Kota' }).hasAttribute('aria-sort')).toBe(false)
})

test('without a handler for the order no heading can be pressed', () => {
  expect(draw().queryByRole('button', { name: 'Nama' })).toBeNull()
})

test('a hidden column has neither heading nor cells', () => {
  const { getAllByRole } = draw({ hiddenColumns: ['city'] })
  expect(getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Sari Wulandari', 'Budi Santoso'])
})

test('rows can only be selected where something can be done with them', () => {
  expect(draw().queryByRole('checkbox')).toBeNull()
  const { getByRole } = draw({ selectedIds: ['b', 'elsewhere'], bulkActions: (ids) => `${ids.length} dihapus` })
  expect(getByRole<HTMLInputElement>('checkbox', { name: 'Pilih Budi Santoso' }).checked).toBe(true)
  expect(getByRole('region', { name: 'Tindakan untuk yang dipilih' }).textContent).toBe(
    '2 dipilih, 1 di antaranya tidak tampil2 dihapusBatal pilih',
  )
})

test('while rows are on their way the place is busy and says so', () => {
  const { getByRole, getAllByRole } = draw({ rows: [], isLoading: true })
  expect(getByRole('region', { name: 'Prospek', busy: true })).toBeDefined()
  expect(getByRole('status').textContent).toBe('Memuat data')
  expect(getAllByRole('columnheader')).toHaveLength(2)
})

test('without rows there is what the application says, and no table', () => {
  const { queryByRole, words } = draw({ rows: [], empty: 'Belum ada prospek' })
  expect(queryByRole('table')).toBeNull()
  expect(words).toContain('|Belum ada prospek|')
})

test('a failure takes the place of missing rows, and is shown over those from before', () => {
  const error = { message: 'Sambungan terputus.', onRetry: () => {} }
  const failed = draw({ rows: [], error })
  expect(failed.getByRole('alert').textContent).toBe('Data belum dapat dimuatSambungan terputus.Coba lagi')
  const stale = draw({ error })
  expect(stale.getByText('Sambungan terputus.')).toBeDefined()
  expect(stale.getByRole('table')).toBeDefined()
})

test('the first page leads onwards only', () => {
  const { getByRole } = draw({ paging: { onNext: () => {}, summary: '1–25 dari 310' } })
  const disabled = (name: string) => getByRole('button', { name }).getAttribute('aria-disabled')
  expect([disabled('Sebelumnya'), disabled('Berikutnya')]).toEqual(['true', null])
})

test('in English everything it says is English', () => {
  const { getByRole } = draw({ labels: dataTableLabelsEn, paging: {}, selectedIds: ['a'], bulkActions: () => null })
  for (const name of ['Columns', 'Previous', 'Next', 'Clear the selection'])
    expect(getByRole('button', { name })).toBeDefined()
  expect(getByRole('checkbox', { name: 'Select Sari Wulandari' })).toBeDefined()
})
