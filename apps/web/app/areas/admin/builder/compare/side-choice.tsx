import type { Version } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { type Side, versionWords } from '../state/sides.ts'

interface SideChoiceProps {
  label: string
  side: Side
  versions: readonly Version[]
  onChange: (side: Side) => void
}

/** Selects one side: the head or one of its versions. */
export function SideChoice({ label, side, versions, onChange }: SideChoiceProps) {
  return (
    <Field label={label} className="min-w-0 flex-1">
      <Select size="sm" value={side} onChange={(event) => onChange(event.target.value)}>
        <option value="head">Sekarang (draf)</option>
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {versionWords(version)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
