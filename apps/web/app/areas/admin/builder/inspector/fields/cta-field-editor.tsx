import { type CtaField, type Link, noLink } from '@naikkelas/ui/sections/registry'
import { LinkInput } from '../../links/link-input.tsx'
import { ctaPart } from '../../model/field-at.ts'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { useField } from '../use-field.ts'
import { TextFieldEditor } from './text-field-editor.tsx'
import { SegmentedField } from '../../fields/segmented-field.tsx'

const styles = [
  { value: 'primary', label: 'Utama' },
  { value: 'secondary', label: 'Kedua' },
] as const

/** A button: what it says and where it leads; its look and note once it says something. */
export function CtaFieldEditor({ sectionId, path, field, layout, label }: FieldEditorProps<CtaField>) {
  const [labelField, noteField] = [ctaPart('label', field.suffix), ctaPart('note', field.suffix)]
  const words = useField(sectionId, [...path, 'label'], '')
  const target = useField<Link>(sectionId, [...path, 'target'], noLink)
  const style = useField<'primary' | 'secondary'>(sectionId, [...path, 'style'], 'primary')
  if (!labelField || !noteField) return null
  const end = field.suffix === undefined ? '' : ` ${field.suffix}`
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3 rounded-box border border-line p-3">
      <TextFieldEditor
        sectionId={sectionId}
        path={[...path, 'label']}
        field={{ ...labelField, ...(field.hint === undefined ? {} : { hint: field.hint }) }}
        layout={layout}
        label={labelField.label}
      />
      <LinkInput
        id={fieldId(sectionId, [...path, 'target'])}
        label={`Tujuan tombol${end}`}
        value={target.value}
        sectionId={sectionId}
        onChange={(link, isTyping) => (isTyping ? target.type(link) : target.change(link))}
      />
      {words.value.trim() !== '' && (
        <>
          <SegmentedField
            label={`Gaya tombol${end}`}
            options={styles}
            value={style.value}
            onValueChange={style.change}
          />
          <TextFieldEditor
            sectionId={sectionId}
            path={[...path, 'note']}
            field={noteField}
            layout={layout}
            label={noteField.label}
          />
        </>
      )}
    </div>
  )
}
