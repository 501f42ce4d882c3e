import { CurrencyInput } from '@naikkelas/ui/currency-input'
import { Field } from '@naikkelas/ui/field'
import { formatRupiah } from '@naikkelas/ui/format'
import { type Ref, useState } from 'react'

interface AmountInputProps {
  id?: string
  label: string
  error?: string | undefined
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** The limit of prices in the contract, in whole rupiah. */
const MAX_AMOUNT = 100_000_000_000

/** An optional amount. A value out of range stays visible and is not applied. */
export function AmountInput({ id, label, error, value, onChange, onBlur, ref }: AmountInputProps) {
  const [refused, setRefused] = useState<number | null>(null)
  const refusal =
    refused === null
      ? undefined
      : refused < 0
        ? `${label} tidak bisa kurang dari 0`
        : `${label} paling banyak ${formatRupiah(MAX_AMOUNT)}`
  return (
    <Field label={label} error={refusal ?? error}>
      <CurrencyInput
        {...(id !== undefined && { id })}
        {...(ref !== undefined && { ref })}
        max={MAX_AMOUNT}
        value={refused ?? value}
        onValueChange={(amount) => {
          const isOutOfRange = amount !== null && (amount < 0 || amount > MAX_AMOUNT)
          setRefused(isOutOfRange ? amount : null)
          if (!isOutOfRange) onChange(amount)
        }}
        onBlur={() => onBlur?.()}
      />
    </Field>
  )
}
