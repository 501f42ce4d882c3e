import type { LandingPageSummary } from '@naikkelas/contract/pages'
import { templates } from '@naikkelas/page/templates'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import type { SourceId } from './use-source.ts'

interface SourceFieldProps {
  pages: readonly LandingPageSummary[]
  value: SourceId
  onChange: (id: SourceId) => void
}

/** The source page or template. */
export function SourceField({ pages, value, onChange }: SourceFieldProps) {
  return (
    <Field label="Salin dari">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <optgroup label="Halaman">
          {pages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Templat">
          {Object.entries(templates).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}
