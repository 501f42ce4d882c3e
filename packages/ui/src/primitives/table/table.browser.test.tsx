import '@naikkelas/ui/styles.css'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { Table, TableBody, TableCell, TableRow } from './table.tsx'

function drawOf(width: number) {
  const { place } = draw(
    <div style={{ width }}>
      <Table caption="Pesanan">
        <TableBody>
          <TableRow>
            {['Tanggal', 'Jumlah', 'Keterangan'].map((words) => (
              <TableCell key={words} style={{ minWidth: 200 }}>
                {words}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </div>,
  )
  const region = place.querySelector('section')
  if (!region) throw new Error('The table was not drawn.')
  const mask = () => getComputedStyle(region)
  return { region, mask }
}

test('a table fades at the edge behind which columns are out of sight', async () => {
  const { region, mask } = drawOf(320)
  await expect.poll(() => mask().maskImage).toContain('gradient')
  // Its end fades at the start, and its start at the end.
  expect(mask().maskPosition).toMatch(/^100% /)
  region.scrollTo({ left: region.scrollWidth })
  await expect.poll(() => mask().maskPosition).toMatch(/^0(%|px) /)
})

test('a table that fits does not fade', () => {
  expect(drawOf(900).mask().maskImage).toBe('none')
})
