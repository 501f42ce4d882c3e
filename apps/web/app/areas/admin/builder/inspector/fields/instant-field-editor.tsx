import type { InstantField } from '@naikkelas/ui/sections/registry'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { InstantInput } from '../../../inputs/instant-input.tsx'
import { useField } from '../use-field.ts'

/** A point in time, typed in WIB. */
export function InstantFieldEditor({ sectionId, path, field, label }: FieldEditorProps<InstantField>) {
  const { value, change } = useField<string | null>(sectionId, path, null)
  return <InstantInput id={fieldId(sectionId, path)} label={label} hint={field.hint} value={value} onChange={change} />
}
