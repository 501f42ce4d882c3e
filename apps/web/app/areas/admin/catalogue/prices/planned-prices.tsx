import type { PlannedPrice } from '@naikkelas/contract/commerce'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { LeftRecords } from '../../kit/left-records.tsx'
import { priceWords } from '../price-history.tsx'

/** Prices before and after, and which stay as they are and why. */
export function PlannedPrices({ items }: { items: readonly PlannedPrice[] }) {
  const doable = items.filter(({ reason }) => reason === null)
  const left = items.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }]))
  return (
    <>
      {doable.length > 0 && (
        <Table caption="Yang akan berubah">
          <TableHead>
            <TableRow>
              <TableHeader>Nama</TableHeader>
              <TableHeader>Semula</TableHeader>
              <TableHeader>Menjadi</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {doable.map(({ id, name, was, becomes }) => (
              <TableRow key={id}>
                <TableCell>{name}</TableCell>
                <TableCell>{priceWords(was.price, was.strikePrice)}</TableCell>
                <TableCell>{priceWords(becomes.price, becomes.strikePrice)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <LeftRecords title={`${left.length} dilewati`} left={left} />
    </>
  )
}
