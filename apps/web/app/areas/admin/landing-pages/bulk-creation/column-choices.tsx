import { Field, Fieldset } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { type Column, columnWords } from './columns.ts'

interface ColumnChoicesProps {
  headings: readonly string[]
  columns: readonly (Column | null)[]
  onChange: (at: number, column: Column | null) => void
}

const choices = Object.keys(columnWords) as Column[]

/** Meaning of each column of the table. */
export function ColumnChoices({ headings, columns, onChange }: ColumnChoicesProps) {
  return (
    <Fieldset legend="Isi tiap kolom">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {headings.map((heading, at) => (
          <Field key={`${at}-${heading}`} label={heading}>
            <Select
              value={columns[at] ?? ''}
              onChange={({ target }) => onChange(at, choices.find((column) => column === target.value) ?? null)}
            >
              <option value="">Tidak dipakai</option>
              {choices.map((column) => (
                <option key={column} value={column}>
                  {columnWords[column]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
