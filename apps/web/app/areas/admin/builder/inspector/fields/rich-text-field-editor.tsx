import { emptyRichText, plainText, type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { RichTextField } from '@naikkelas/ui/sections/registry'
import { HeldNote } from '../../live/held-note.tsx'
import { useFieldHold } from '../../live/use-field-hold.ts'
import { RichTextFieldOf } from '../../text/index.ts'
import { Examples } from '../examples.tsx'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { LengthMeter } from '../../fields/length-meter.tsx'
import { useField } from '../use-field.ts'

/** A rich text, written in the panel. */
export function RichTextFieldEditor({ sectionId, path, field, label }: FieldEditorProps<RichTextField>) {
  const { value, change } = useField<RichText>(sectionId, path, emptyRichText)
  const { holder, onFocus, onBlur } = useFieldHold(sectionId, path)
  const { maxLength, bestLength, examples = [], hint } = field
  const id = fieldId(sectionId, path)
  const length = plainText(value).length
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-app-xs font-semibold">{label}</span>
        <span className="text-app-xs text-muted tabular-nums">
          <LengthMeter length={length} best={bestLength} max={maxLength} />
        </span>
      </div>
      <div id={id} onFocus={onFocus} onBlur={onBlur}>
        <RichTextFieldOf
          sectionId={sectionId}
          path={path}
          label={label}
          describedBy={hint === undefined ? undefined : `${id}-hint`}
          maxLength={maxLength}
          isReadOnly={holder !== null}
        />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-app-xs text-muted">
          {hint}
        </p>
      )}
      {holder && <HeldNote holder={holder} />}
      {length === 0 && holder === null && examples.length > 0 && (
        <Examples examples={examples} onChoose={(example) => change(richTextOf(...example.split('\n')))} />
      )}
    </div>
  )
}
