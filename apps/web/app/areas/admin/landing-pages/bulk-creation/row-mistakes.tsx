import { Alert } from '@naikkelas/ui/alert'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import type { RowMistake } from './read-rows.ts'

/** The errors of a table, by row and column. */
export function RowMistakes({ mistakes }: { mistakes: readonly RowMistake[] }) {
  if (mistakes.length === 0) return null
  return (
    <Alert tone="warn" title="Yang perlu diperbaiki">
      <div className="max-h-56 overflow-y-auto">
        <Table caption="Yang perlu diperbaiki">
          <TableHead>
            <TableRow>
              <TableHeader>Baris</TableHeader>
              <TableHeader>Kolom</TableHeader>
              <TableHeader>Kesalahan</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {mistakes.map(({ line, column, message }, at) => (
              <TableRow key={`${line}-${at}`}>
                <TableCell>{line}</TableCell>
                <TableCell>{column}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Alert>
  )
}
