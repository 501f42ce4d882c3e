import { digitsOf } from '@naikkelas/contract/validation'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type Ref, useState } from 'react'

interface CountInputProps {
  id?: string
  label: string
  error?: string | undefined
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Maximum number of seats of an offer. */
const MAX_DIGITS = 7

/** An optional count. */
export function CountInput({ id, label, error, value, onChange, onBlur, ref }: CountInputProps) {
  const [negative, setNegative] = useState<string | null>(null)
  return (
    <Field label={label} error={negative === null ? error : `${label} tidak bisa kurang dari 0`}>
      <Input
        {...(id !== undefined && { id })}
        {...(ref !== undefined && { ref })}
        inputMode="numeric"
        autoComplete="off"
        value={negative ?? value ?? ''}
        onBlur={() => onBlur?.()}
        onChange={({ target }) => {
          // Without its sign it would be another number: it stays as typed and is not applied.
          const isNegative = /^\s*[-−]/.test(target.value)
          setNegative(isNegative ? target.value : null)
          if (isNegative) return
          const digits = digitsOf(target.value).slice(0, MAX_DIGITS)
          onChange(digits === '' ? null : Number(digits))
        }}
      />
    </Field>
  )
}
