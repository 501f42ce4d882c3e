import type { PlannedPage } from '@naikkelas/contract/pages'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { LeftRecords } from '../../kit/left-records.tsx'

/** Outcome for each page, and which are skipped and why. */
export function PlannedPages({ pages }: { pages: readonly PlannedPage[] }) {
  const doable = pages.filter(({ reason }) => reason === null)
  const left = pages.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }]))
  return (
    <>
      {doable.length > 0 && (
        <Table caption="Yang akan berubah">
          <TableHead>
            <TableRow>
              <TableHeader>Halaman</TableHeader>
              <TableHeader>Yang berubah</TableHeader>
              <TableHeader>Semula</TableHeader>
              <TableHeader>Menjadi</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {doable.flatMap(({ id, name, changes }) =>
              changes.map(({ what, was, becomes }, at) => (
                <TableRow key={`${id}-${at}`}>
                  <TableCell>{name}</TableCell>
                  <TableCell>{what}</TableCell>
                  <TableCell>{was}</TableCell>
                  <TableCell>{becomes}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      )}
      <LeftRecords title={`${left.length} halaman dibiarkan`} left={left} />
    </>
  )
}
