import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Select } from '@naikkelas/ui/select'
import { AmountInput } from '../../inputs/amount-input.tsx'
import { optionsOf } from '../sellable-words.ts'
import {
  checkedPriceAction,
  type PriceActionValues,
  roundings,
  strikeWords,
  type WayToChange,
  waysToChange,
} from './price-action-values.ts'

interface PriceActionFormProps {
  values: PriceActionValues
  /** Once it was tried to go on. */
  areMistakesShown: boolean
  onChange: (values: PriceActionValues) => void
}

/** How several prices change, and why. */
export function PriceActionForm({ values, areMistakesShown, onChange }: PriceActionFormProps) {
  const { numberError, reasonError } = areMistakesShown ? checkedPriceAction(values) : {}
  const isPercent = values.way === 'percent_down' || values.way === 'percent_up'
  const set = (given: Partial<PriceActionValues>) => onChange({ ...values, ...given })
  return (
    <>
      <Field label="Cara mengubah">
        <Select value={values.way} onChange={({ target }) => set({ way: target.value as WayToChange, number: null })}>
          {optionsOf(waysToChange).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {isPercent ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Persen" error={numberError}>
            <NumberInput value={values.number} max={500} unit="%" onValueChange={(number) => set({ number })} />
          </Field>
          <Field label="Dibulatkan ke">
            <Select
              value={values.roundTo}
              onChange={({ target }) => set({ roundTo: Number(target.value) as PriceActionValues['roundTo'] })}
            >
              {optionsOf(roundings).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      ) : (
        <AmountInput
          key={values.way}
          label={values.way === 'set' ? 'Harga baru' : 'Jumlah'}
          error={numberError}
          value={values.number}
          onChange={(number) => set({ number })}
        />
      )}
      <Field label="Harga coret" hint="Yang tidak lebih tinggi dari harga baru selalu dihapus.">
        <Select
          value={values.strike}
          onChange={({ target }) => set({ strike: target.value as PriceActionValues['strike'] })}
        >
          {optionsOf(strikeWords).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Alasan" hint="Tersimpan di riwayat harga bersama nama Anda." error={reasonError}>
        <Input value={values.reason} maxLength={300} onChange={({ target }) => set({ reason: target.value })} />
      </Field>
    </>
  )
}
