import { Field } from '@naikkelas/ui/field'
import type { VisitorClass } from '@naikkelas/ui/sections/registry'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { Select } from '@naikkelas/ui/select'
import { accountOptions, sourceOptions } from './audience-words.ts'

interface VisitorChoiceProps {
  visitor: VisitorClass
  onChange: (visitor: VisitorClass) => void
}

const kinds = sourceOptions.filter(({ value }) => value !== 'any')
const accounts = accountOptions.filter(({ value }) => value !== 'any')

/** As whom a page is looked at: where they came from, and whether they are signed in. */
export function VisitorChoice({ visitor, onChange }: VisitorChoiceProps) {
  return (
    <>
      <Field label="Asal pengunjung" className="w-full sm:w-56">
        <Select
          value={visitor.source}
          onChange={(event) => {
            const chosen = kinds.find(({ value }) => value === event.target.value)?.value
            if (chosen !== undefined && chosen !== 'any') onChange({ ...visitor, source: chosen })
          }}
        >
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="sm:pt-6">
        <SegmentedControl
          label="Akun pengunjung"
          options={accounts}
          value={visitor.isSignedIn ? 'in' : 'out'}
          onValueChange={(value) => onChange({ ...visitor, isSignedIn: value === 'in' })}
        />
      </div>
    </>
  )
}
