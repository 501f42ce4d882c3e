import type { ToggleField } from '@naikkelas/ui/sections/registry'
import { Switch } from '@naikkelas/ui/switch'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { useField } from '../use-field.ts'

/** On or off. */
export function ToggleFieldEditor({ sectionId, path, field, label }: FieldEditorProps<ToggleField>) {
  const { value, change } = useField(sectionId, path, false)
  return (
    <Switch
      id={fieldId(sectionId, path)}
      label={label}
      hint={field.hint}
      isSpread
      checked={value}
      onChange={(event) => change(event.target.checked)}
    />
  )
}
