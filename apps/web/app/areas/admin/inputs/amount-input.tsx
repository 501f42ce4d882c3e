import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { groupedDigits, wholeNumber } from './whole-number.ts'

interface AmountInputProps {
  id?: string
  label: string
  /** @default 'Rp' */
  unit?: string
  error?: string | undefined
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
}

/** A whole number that may be absent, grouped as it is read. */
export function AmountInput({ id, label, unit = 'Rp', error, value, onChange, onBlur }: AmountInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isNegative, setIsNegative] = useState(false)
  return (
    <Field label={label} error={isNegative ? `${label} tidak bisa kurang dari 0` : error}>
      <Input
        {...(id === undefined ? {} : { id })}
        inputMode="numeric"
        autoComplete="off"
        start={unit === '' ? undefined : unit}
        value={draft ?? groupedDigits(value)}
        onChange={({ target }) => {
          // Without its sign it would be another number: it stays as typed and is not taken over.
          const isBelowZero = /^\s*[-−]/.test(target.value)
          setIsNegative(isBelowZero && /\d/.test(target.value))
          if (isBelowZero) return setDraft(target.value)
          setDraft(groupedDigits(wholeNumber(target.value)))
          onChange(wholeNumber(target.value))
        }}
        onBlur={() => {
          if (!isNegative) setDraft(null)
          onBlur?.()
        }}
      />
    </Field>
  )
}
