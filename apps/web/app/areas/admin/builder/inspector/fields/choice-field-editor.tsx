import { Field } from '@naikkelas/ui/field'
import type { ChoiceField, LayoutField } from '@naikkelas/ui/sections/registry'
import { Select } from '@naikkelas/ui/select'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { layoutHint } from '../layout-hints.ts'
import { useField } from '../use-field.ts'
import { SegmentedField } from '../../fields/segmented-field.tsx'

/** One of a few: in sight when there are two or three, else in a list. */
export function ChoiceFieldEditor({ sectionId, path, field, label }: FieldEditorProps<ChoiceField | LayoutField>) {
  const { value, change } = useField(sectionId, path, field.options[0]?.value ?? '')
  const id = fieldId(sectionId, path)
  const chosen = field.options.find((option) => option.value === value)
  const hint = field.hint ?? (field.kind === 'layout' ? layoutHint(chosen?.label) : undefined)
  if (field.options.length <= 3 && field.options.every((option) => option.label.length <= 12)) {
    return (
      <SegmentedField id={id} label={label} options={field.options} value={value} onValueChange={change} hint={hint} />
    )
  }
  return (
    <Field label={label} hint={hint}>
      <Select id={id} value={value} onChange={(event) => change(event.target.value)}>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
