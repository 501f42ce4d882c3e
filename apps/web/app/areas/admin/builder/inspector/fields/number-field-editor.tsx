import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { NumberField } from '@naikkelas/ui/sections/registry'
import { useState } from 'react'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { useField } from '../use-field.ts'

/** A whole number between two limits. What is typed outside them stays in the field and is not taken over. */
export function NumberFieldEditor({ sectionId, path, field, label }: FieldEditorProps<NumberField>) {
  const { value, type, endRun } = useField<number>(sectionId, path, field.min)
  const [draft, setDraft] = useState<string | null>(null)
  const { min, max, unit, hint } = field
  const number = draft === null ? value : Number(draft)
  const isWrong = draft !== null && (draft.trim() === '' || !Number.isInteger(number) || number < min || number > max)
  return (
    <Field label={label} hint={hint} error={isWrong ? `Isi angka bulat ${min} sampai ${max}` : undefined}>
      <Input
        id={fieldId(sectionId, path)}
        inputMode="numeric"
        value={draft ?? String(value)}
        end={unit}
        onChange={({ target }) => {
          setDraft(target.value)
          const typed = Number(target.value)
          if (target.value.trim() !== '' && Number.isInteger(typed) && typed >= min && typed <= max) type(typed)
        }}
        onBlur={() => {
          setDraft(null)
          endRun()
        }}
      />
    </Field>
  )
}
