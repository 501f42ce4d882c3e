import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { AmountInput } from './amount-input.tsx'
import { CountInput } from './count-input.tsx'
import { InstantInput } from './instant-input.tsx'

/** A value of a form, by its path: what is written there and what is wrong with it. */
interface OfForm<Values extends FieldValues, Value> {
  control: Control<Values>
  name: FieldPathByValue<Values, Value>
  label: string
}

/** Whole rupiah, or none. */
export function AmountField<Values extends FieldValues>({ control, name, label }: OfForm<Values, number | null>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <AmountInput
          label={label}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

/** A whole number, or none. */
export function CountField<Values extends FieldValues>({ control, name, label }: OfForm<Values, number | null>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CountInput
          label={label}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

interface InstantFieldProps<Values extends FieldValues> extends OfForm<Values, string | null> {
  hint?: string
}

/** Day and time in WIB, or none. */
export function InstantField<Values extends FieldValues>({ control, name, label, hint }: InstantFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <InstantInput
          label={label}
          {...(hint !== undefined && { hint })}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}

interface ChoiceFieldProps<Values extends FieldValues> extends OfForm<Values, string | number> {
  hint?: string
  /** The words of each value, in their order. Codes stay numbers. */
  words: Readonly<Record<string | number, string>>
  /** After another one was chosen. */
  onChosen?: (value: string | number) => void
}

/** One of a closed list. */
export function ChoiceField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  words,
  onChosen,
}: ChoiceFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <Select
            ref={field.ref}
            value={field.value}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const chosen = typeof field.value === 'number' ? Number(target.value) : target.value
              field.onChange(chosen)
              onChosen?.(chosen)
            }}
          >
            {Object.entries(words).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
        </Field>
      )}
    />
  )
}
