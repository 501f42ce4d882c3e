import type { ExperimentResults } from '@naikkelas/contract/marketing'
import { formatRupiah } from '@naikkelas/ui/format'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import {
  countOf,
  differenceInterval,
  differenceWords,
  shareInterval,
  rupiahInterval,
  shareWords,
  variantName,
} from './experiment-words.ts'

// On narrow screens both are below the variant: a table that scrolls sideways would hide what the test says.
const wideOnly = 'max-sm:hidden'
const narrow = 'max-sm:px-1.5 max-sm:whitespace-normal'

/** What is known of each variant. */
export function ResultsTable({ results: { variants } }: { results: ExperimentResults }) {
  return (
    <>
      <Table caption="Hasil tiap varian">
        <TableHead>
          <TableRow>
            <TableHeader className={narrow}>Varian</TableHeader>
            <TableHeader className={wideOnly}>Pengunjung</TableHeader>
            <TableHeader className={wideOnly}>Mencapai tujuan</TableHeader>
            <TableHeader className={narrow}>Tingkat</TableHeader>
            <TableHeader className={narrow}>Selisih dari A</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map(({ key, weight, visitors, reached, rate, difference }) => (
            <TableRow key={key}>
              <TableHeader scope="row" className={narrow}>
                {variantName(key)} <span className="font-normal text-muted max-sm:block">({weight}%)</span>
                <span className="block text-app-xs font-normal text-muted sm:hidden">
                  {countOf(reached)} dari {countOf(visitors)}
                </span>
              </TableHeader>
              <TableCell className={wideOnly}>{countOf(visitors)}</TableCell>
              <TableCell className={wideOnly}>{countOf(reached)}</TableCell>
              <TableCell className={narrow}>
                {rate === null ? '–' : shareWords(rate.value)}
                {rate !== null && <span className="block text-app-xs text-muted">{shareInterval(rate)}</span>}
              </TableCell>
              <TableCell className={narrow}>
                {difference === null ? '–' : differenceWords(difference.value)}
                {difference !== null && (
                  <span className="block text-app-xs text-muted">{differenceInterval(difference)}</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <SalesTable variants={variants} />
      <p className="text-app-xs text-muted">
        Satu browser dihitung sekali sehari, atau sekali selama uji bila pengunjungnya menyetujui iklan; mesin dan tim
        sendiri tidak ikut. Angka kecil: rentang yang memuat nilai sebenarnya pada 95 dari 100 uji, sedikit terlalu
        sempit bila banyak orang kembali pada hari lain.
      </p>
    </>
  )
}

/** What each variant sold, once one of them did. */
function SalesTable({ variants }: Pick<ExperimentResults, 'variants'>) {
  const sold = variants.flatMap(({ key, bought }) => (bought ? [{ key, ...bought }] : []))
  if (!sold.some(({ sales }) => sales > 0)) return null
  return (
    <Table caption="Penjualan tiap varian">
      <TableHead>
        <TableRow>
          <TableHeader className={narrow}>Varian</TableHeader>
          <TableHeader className={narrow}>Lunas</TableHeader>
          <TableHeader className={wideOnly}>Penjualan</TableHeader>
          <TableHeader className={narrow}>Per pengunjung</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {sold.map(({ key, sales, revenue, rate, perVisitor }) => (
          <TableRow key={key}>
            <TableHeader scope="row" className={narrow}>
              {variantName(key)}
              <span className="block text-app-xs font-normal text-muted sm:hidden">{formatRupiah(revenue)}</span>
            </TableHeader>
            <TableCell className={narrow}>
              {countOf(sales)}
              {rate !== null && (
                <span className="block text-app-xs text-muted">
                  {shareWords(rate.value)} ({shareInterval(rate)})
                </span>
              )}
            </TableCell>
            <TableCell className={wideOnly}>{formatRupiah(revenue)}</TableCell>
            <TableCell className={narrow}>
              {perVisitor === null ? '–' : formatRupiah(perVisitor.value)}
              {perVisitor !== null && (
                <span className="block text-app-xs text-muted">
                  {perVisitor.interval === null ? 'rentang mulai 10 penjualan' : rupiahInterval(perVisitor.interval)}
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
