import { clockInWib, instantOfWib } from '@naikkelas/contract/time'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'

interface InstantInputProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  id?: string
  value: string | null
  onChange: (instant: string | null) => void
}

/** A date and time in WIB; may stay empty. */
export function InstantInput({ label, hint, error, id, value, onChange }: InstantInputProps) {
  return (
    <Field label={label} hint={hint ?? 'Waktu WIB.'} error={error}>
      <Input
        {...(id === undefined ? {} : { id })}
        type="datetime-local"
        value={value === null || value === '' ? '' : clockInWib(new Date(value)).slice(0, 16)}
        onChange={(event) => onChange(instantOfWib(event.target.value)?.toISOString() ?? null)}
      />
    </Field>
  )
}
