import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

const { getByRole } = drawn(
  <Table caption="Pesanan">
    <TableHead>
      <TableRow>
        <TableHeader sort="descending" onSort={() => {}}>
          Tanggal
        </TableHeader>
        <TableHeader align="end">Jumlah</TableHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      <TableRow isSelected>
        <TableCell>20 November 2026</TableCell>
        <TableCell align="end">Rp349.000</TableCell>
      </TableRow>
    </TableBody>
  </Table>,
)

test('a table is named by its caption, and its container can be scrolled by keyboard', () => {
  expect(getByRole('table', { name: 'Pesanan' })).toBeDefined()
  expect(getByRole('region', { name: 'Pesanan' }).getAttribute('tabindex')).toBe('0')
})

test('a sorted column exposes its order, and its heading is a button', () => {
  const header = getByRole('columnheader', { name: 'Tanggal' })

  expect(header.getAttribute('aria-sort')).toBe('descending')
  expect(header.querySelector('button[type="button"]')).not.toBeNull()
})

test('a selected row exposes its state', () => {
  expect(getByRole('row', { selected: true }).textContent).toContain('Rp349.000')
})
