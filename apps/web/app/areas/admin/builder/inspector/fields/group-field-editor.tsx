import type { GroupField } from '@naikkelas/ui/sections/registry'
import { isInLayout } from '../../model/field-at.ts'
import type { NestedFieldEditorProps } from '../field-editor-props.ts'

/** Several values under one heading. */
export function GroupFieldEditor({
  sectionId,
  path,
  field,
  layout,
  label,
  FieldEditor,
}: NestedFieldEditorProps<GroupField>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-box border border-line p-3">
      <legend className="float-start w-full text-app-xs font-semibold text-muted">{label}</legend>
      {field.hint !== undefined && <p className="text-app-xs text-muted">{field.hint}</p>}
      {Object.entries(field.fields)
        .filter(([, part]) => isInLayout(part, layout))
        .map(([key, part]) => (
          <FieldEditor key={key} sectionId={sectionId} path={[...path, key]} field={part} layout={layout} />
        ))}
    </fieldset>
  )
}
