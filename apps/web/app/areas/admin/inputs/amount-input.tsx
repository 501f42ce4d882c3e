import { CurrencyInput } from '@naikkelas/ui/currency-input'
import { Field } from '@naikkelas/ui/field'
import { formatRupiah } from '@naikkelas/ui/format'
import { useRef, useState } from 'react'
import { useNoUnreadableFields } from './unreadable-fields.ts'

interface AmountInputProps {
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
}

/** The limit of prices in the contract, in whole rupiah. */
const MAX_AMOUNT = 100_000_000_000

/** An optional amount. What is out of range or no amount stays visible and is not applied, and its form is not sent. */
export function AmountInput({ id, label, hint, error, value, onChange, onBlur }: AmountInputProps) {
  const [refused, setRefused] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useNoUnreadableFields(input)
  // A text that is no amount is reported by the field itself.
  const refusal =
    refused === null || Number.isNaN(refused)
      ? undefined
      : refused < 0
        ? `${label} tidak bisa kurang dari 0`
        : `${label} paling banyak ${formatRupiah(MAX_AMOUNT)}`
  return (
    <Field label={label} {...(hint !== undefined && { hint })} error={refusal ?? error}>
      <CurrencyInput
        {...(id !== undefined && { id })}
        ref={input}
        max={MAX_AMOUNT}
        value={refused ?? value}
        onValueChange={(amount) => {
          const isApplied = amount === null || (amount >= 0 && amount <= MAX_AMOUNT)
          setRefused(isApplied ? null : amount)
          if (isApplied) onChange(amount)
        }}
        onBlur={() => onBlur?.()}
      />
    </Field>
  )
}
