import type { OutputFor } from '@naikkelas/contract'
import { type getSellableImport, type ImportRow, importPlans } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { useSearchParams } from 'react-router-dom'
import { withFilter } from '../../lists/with-filter.ts'
import { importAddress, type ShownRows } from './import-address.ts'
import { planTones, planWords } from './import-words.ts'

interface ImportRowsProps {
  opened: OutputFor<typeof getSellableImport>
}

/** The rows of a file with what each changes, or what is wrong with it. */
export function ImportRows({ opened: { import: found, rows, next } }: ImportRowsProps) {
  const [params, setParams] = useSearchParams()
  const { plan, isLeft, after } = importAddress(params)
  const shown: ShownRows = isLeft ? 'left' : (plan ?? 'all')
  const options = [
    { value: 'all' as const, label: 'Semua' },
    ...importPlans
      .filter((one) => found.counts[one] > 0)
      .map((value) => ({ value, label: `${planWords[value]} (${found.counts[value]})` })),
    ...(found.leftCount > 0 ? [{ value: 'left' as const, label: `Dilewati (${found.leftCount})` }] : []),
  ]
  const show = (value: string) =>
    setParams((present) => withFilter(present, { tampil: value === 'all' ? '' : value, sesudah: '' }))
  return (
    <section aria-labelledby="baris-impor" className="flex flex-col gap-4">
      <h2 id="baris-impor" className="text-app-lg font-semibold">
        Baris berkas
      </h2>
      <Field label="Tampilkan" className="max-w-56">
        <Select value={shown} onChange={({ target }) => show(target.value)}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Table caption="Baris berkas">
        <TableHead>
          <TableRow>
            <TableHeader>Baris</TableHeader>
            <TableHeader>Hasil</TableHeader>
            <TableHeader>Isi</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.line}>
              <TableCell className="align-top">{row.line}</TableCell>
              <TableCell className="align-top">
                <Badge tone={planTones[row.plan]}>{planWords[row.plan]}</Badge>
              </TableCell>
              <TableCell className="w-full align-top wrap-anywhere">
                <p className="font-semibold">{row.name || 'Tanpa nama'}</p>
                <RowFacts row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {(after > 0 || next !== null) && (
        <div className="flex gap-2">
          {after > 0 && (
            <Button onClick={() => setParams((present) => withFilter(present, { sesudah: '' }))}>Dari awal</Button>
          )}
          {next !== null && (
            <Button onClick={() => setParams((present) => withFilter(present, { sesudah: String(next) }))}>
              Baris berikutnya
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function RowFacts({ row: { changes, mistakes, leftReason } }: { row: ImportRow }) {
  return (
    <ul className="flex flex-col gap-1 text-app-sm wrap-anywhere">
      {leftReason !== null && <li className="font-medium">Dilewati: {leftReason}</li>}
      {mistakes.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          {column !== null && <span className="font-medium">{column}: </span>}
          {message}.
        </li>
      ))}
      {changes.map(({ column, before, after }) => (
        <li key={column} className="whitespace-pre-line">
          <span className="font-medium">{column}: </span>
          {before !== null && (
            <>
              <del className="text-muted no-underline">
                <span className="sr-only">semula </span>
                {before || 'kosong'}
              </del>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <ins className="no-underline">
            <span className="sr-only">{before === null ? '' : ' menjadi '}</span>
            {after || 'kosong'}
          </ins>
        </li>
      ))}
    </ul>
  )
}
