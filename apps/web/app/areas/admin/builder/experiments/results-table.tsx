import type { ExperimentResults } from '@naikkelas/contract'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import {
  countOf,
  differenceInterval,
  differenceWords,
  shareInterval,
  shareWords,
  variantName,
} from './experiment-words.ts'

/** What is known of each variant. */
export function ResultsTable({ results: { variants } }: { results: ExperimentResults }) {
  return (
    <>
      <Table caption="Hasil tiap varian">
        <TableHead>
          <TableRow>
            <TableHeader>Varian</TableHeader>
            <TableHeader>Pengunjung</TableHeader>
            <TableHeader>Mencapai tujuan</TableHeader>
            <TableHeader>Tingkat</TableHeader>
            <TableHeader>Selisih dari A</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map(({ key, weight, visitors, reached, rate, difference }) => (
            <TableRow key={key}>
              <TableHeader scope="row">
                {variantName(key)} <span className="font-normal text-muted">({weight}%)</span>
              </TableHeader>
              <TableCell>{countOf(visitors)}</TableCell>
              <TableCell>{countOf(reached)}</TableCell>
              <TableCell>
                {rate === null ? '–' : shareWords(rate.value)}
                {rate !== null && <span className="block text-app-xs text-muted">{shareInterval(rate)}</span>}
              </TableCell>
              <TableCell>
                {difference === null ? '–' : differenceWords(difference.value)}
                {difference !== null && (
                  <span className="block text-app-xs text-muted">{differenceInterval(difference)}</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="text-app-xs text-muted">
        Satu peramban dihitung sekali sehari; mesin dan tim sendiri tidak ikut. Angka kecil: rentang yang memuat nilai
        sebenarnya pada 95 dari 100 uji.
      </p>
    </>
  )
}
