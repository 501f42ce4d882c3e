import { type Link, type LinkField, noLink } from '@naikkelas/ui/sections/registry'
import { LinkInput } from '../../links/link-input.tsx'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { useField } from '../use-field.ts'

/** Where something leads. */
export function LinkFieldEditor({ sectionId, path, field, label }: FieldEditorProps<LinkField>) {
  const { value, change, type } = useField<Link>(sectionId, path, noLink)
  return (
    <LinkInput
      id={fieldId(sectionId, path)}
      label={label}
      hint={field.hint}
      value={value}
      sectionId={sectionId}
      onChange={(link, isTyping) => (isTyping ? type(link) : change(link))}
    />
  )
}
