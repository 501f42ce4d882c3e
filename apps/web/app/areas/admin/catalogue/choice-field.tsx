import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { optionsOf } from './sellable-words.ts'

interface ChoiceFieldProps<Value extends string | number> {
  label: string
  hint?: string
  error?: string | undefined
  /** The words of each value, in their order. */
  words: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

/** One of a closed list; codes stay numbers. */
export function ChoiceField<Value extends string | number>({
  label,
  hint,
  error,
  words,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Select
        value={value}
        onChange={({ target }) => onChange((typeof value === 'number' ? Number(target.value) : target.value) as Value)}
      >
        {optionsOf(words).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
