import { DatePicker } from '@naikkelas/ui/date-picker'
import { Field } from '@naikkelas/ui/field'
import { useRef } from 'react'
import { useNoUnreadableFields } from './unreadable-fields.ts'

interface DayInputProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** `2026-11-24`; null while it is empty. */
  value: string | null
  onChange: (day: string | null) => void
}

/** A day; may stay empty. A text that is no date stays in the field, and the form is not sent. */
export function DayInput({ label, hint, error, value, onChange }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useNoUnreadableFields(input)
  return (
    <Field label={label} hint={hint} error={error}>
      <DatePicker
        ref={input}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </Field>
  )
}
