import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

const html = renderToStaticMarkup(
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

test('a table says what it lists, and can be scrolled by keyboard', () => {
  expect(html).toMatch(/<section[^>]*aria-label="Pesanan"[^>]*tabindex="0"/)
  expect(html).toMatch(/<caption[^>]*>Pesanan<\/caption>/)
})

test('a column tells how it orders the rows, and its heading is a button', () => {
  expect(html).toMatch(/<th scope="col" aria-sort="descending"[^>]*><button type="button"/)
})

test('money stands at the end in digits of one width', () => {
  expect(html).toMatch(/<td class="[^"]*ui:text-end ui:tabular-nums/)
})

test('a chosen row says so', () => {
  expect(html).toMatch(/<tr aria-selected="true" data-state="selected"/)
})
