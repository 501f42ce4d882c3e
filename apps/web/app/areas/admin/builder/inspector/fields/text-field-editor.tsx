import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { TextField } from '@naikkelas/ui/sections/registry'
import { Textarea } from '@naikkelas/ui/textarea'
import type { ClipboardEvent } from 'react'
import { Examples } from '../examples.tsx'
import { HeldNote } from '../../live/held-note.tsx'
import { useFieldHold } from '../../live/use-field-hold.ts'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { LengthMeter } from '../../fields/length-meter.tsx'
import { useField } from '../use-field.ts'

interface TextFieldEditorProps extends FieldEditorProps<TextField> {
  /** Takes over a paste that is more than one text. */
  onPaste?: (event: ClipboardEvent) => void
}

/** A plain text of one line or several. */
export function TextFieldEditor({ sectionId, path, field, label, onPaste }: TextFieldEditorProps) {
  const { value, type, change, endRun } = useField(sectionId, path, '')
  const { holder, onFocus, onBlur } = useFieldHold(sectionId, path)
  const { maxLength, bestLength, isMultiline = false, examples = [], hint } = field
  const control = {
    id: fieldId(sectionId, path),
    value,
    maxLength,
    readOnly: holder !== null,
    onFocus,
    onBlur() {
      endRun()
      onBlur()
    },
    onPaste,
  }
  return (
    <div className="flex flex-col gap-1">
      <Field label={label} hint={hint} aside={<LengthMeter length={value.length} best={bestLength} max={maxLength} />}>
        {isMultiline ? (
          <Textarea {...control} rows={2} onChange={(event) => type(event.target.value)} />
        ) : (
          <Input {...control} autoComplete="off" onChange={(event) => type(event.target.value)} />
        )}
      </Field>
      {holder && <HeldNote holder={holder} />}
      {value === '' && holder === null && examples.length > 0 && <Examples examples={examples} onChoose={change} />}
    </div>
  )
}
