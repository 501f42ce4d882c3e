import { truncated } from '@naikkelas/ui/format'
import type { ListField } from '@naikkelas/ui/sections/registry'
import { Select } from '@naikkelas/ui/select'
import { useMemo, useState } from 'react'
import { labelIn } from '../../model/field-at.ts'
import { overflowWarning, PasteFrame } from './paste-frame.tsx'
import {
  type Columns,
  type LeftOut,
  pastedCells,
  pasteKeys,
  type PastedRow,
  rowsOf,
  usualColumns,
  withColumn,
} from './pasted-rows.ts'

interface PasteItemsDialogProps {
  text: string
  field: ListField
  layout: unknown
  /** How many more items the list takes. */
  room: number
  onClose: () => void
  onInsert: (rows: PastedRow[]) => void
}

/** Shows what pasted lines would become, before they do; each column says which field it fills. */
export function PasteItemsDialog({ text, field, layout, room, onClose, onInsert }: PasteItemsDialogProps) {
  const [words, setWords] = useState(text)
  const [chosen, setChosen] = useState<Columns | null>(null)
  const all = useMemo(() => pastedCells(words, field), [words, field])
  const usual = usualColumns(all, field, layout)
  // Columns that were chosen hold while there are as many of them.
  const columns = chosen?.length === usual.length ? chosen : usual
  const cells = all.slice(0, room)
  const { rows, leftOut } = rowsOf(cells, columns, field)
  const labelOf = (key: string) => {
    const part = field.fields[key]
    return part ? labelIn(part, layout) : key
  }
  const count = Math.max(0, ...cells.map((row) => row.length))
  return (
    <PasteFrame
      title="Tempel beberapa baris"
      description="Setiap baris menjadi satu item. Setiap kolom mengisi satu isian; tukar di judul kolom bila perlu."
      words={words}
      onWords={setWords}
      warnings={[
        ...overflowWarning(
          all.slice(room).map((row) => row.join(' ')),
          room,
          'baris',
        ),
        ...leftOut.map((left) => leftOutWarning(left, labelOf(left.key))),
      ]}
      confirmLabel={rows.length === 0 ? 'Jadikan item' : `Jadikan ${rows.length} item`}
      isReady={rows.length > 0}
      onClose={onClose}
      onConfirm={() => onInsert(rows)}
    >
      {rows.length > 0 && (
        <div className="max-h-64 overflow-auto rounded-field border border-line">
          <table className="w-full text-app-sm">
            <caption className="sr-only">Item yang akan dibuat</caption>
            <thead>
              <tr>
                {columns.slice(0, count).map((key, index) => (
                  // Columns have no name of their own but their place.
                  <th key={index} scope="col" className="sticky top-0 border-b border-line bg-surface p-1.5 text-start">
                    <Select
                      size="sm"
                      aria-label={`Kolom ${index + 1} mengisi`}
                      value={key ?? ''}
                      onChange={(event) =>
                        setChosen(withColumn(columns, index, event.target.value === '' ? null : event.target.value))
                      }
                    >
                      {pasteKeys(field, layout).map((option) => (
                        <option key={option} value={option}>
                          {labelOf(option)}
                        </option>
                      ))}
                      <option value="">Tidak dipakai</option>
                    </Select>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map((row, index) => (
                // Rows are drawn from the text above; their place is all they are.
                <tr key={index} className="border-b border-line last:border-b-0">
                  {columns.slice(0, count).map((key, at) => (
                    <td
                      key={at}
                      className={`max-w-56 truncate px-3 py-1.5 ${key === null ? 'text-muted line-through' : ''}`}
                    >
                      {row[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PasteFrame>
  )
}

/** Says which words of which row find no room. */
export function leftOutWarning({ row, words }: LeftOut, label: string): string {
  const start = words.trim()
  return `Baris ${row}, ${label}: “${truncated(start, 40)}” tidak muat.`
}
