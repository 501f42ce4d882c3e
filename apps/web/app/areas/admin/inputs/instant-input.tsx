import { clockInWib, instantOfWib } from '@naikkelas/contract/time'
import { DateTimePicker } from '@naikkelas/ui/date-time-picker'
import { Field } from '@naikkelas/ui/field'
import { useRef } from 'react'
import { useNoUnreadableFields } from './unreadable-fields.ts'

interface InstantInputProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  id?: string
  value: string | null
  onChange: (instant: string | null) => void
}

/** A date and time in WIB; may stay empty. A text that is no date stays in the field and changes nothing. */
export function InstantInput({ label, hint, error, id, value, onChange }: InstantInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useNoUnreadableFields(input)
  return (
    <Field label={label} hint={hint} error={error}>
      <DateTimePicker
        ref={input}
        {...(id === undefined ? {} : { id })}
        value={value === null || value === '' ? '' : clockInWib(new Date(value)).slice(0, 16)}
        onChange={({ target }) => {
          const instant = instantOfWib(target.value)
          if (target.value === '' || instant !== null) onChange(instant?.toISOString() ?? null)
        }}
      />
    </Field>
  )
}
