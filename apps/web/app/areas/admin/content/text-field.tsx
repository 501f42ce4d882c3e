import { Field } from '@naikkelas/ui/field'
import { emptyRichText, plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { RichTextEditor } from '../kit/rich-text/rich-text-editor.tsx'

interface TextFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  maxLength: number
  /** Null while nothing is written. */
  value: RichText | null
  onChange: (value: RichText | null) => void
}

/** A rich text that may still be missing. */
export function TextField({ label, hint, error, maxLength, value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <RichTextEditor
        label={label}
        maxLength={maxLength}
        value={value ?? emptyRichText}
        onChange={(text) => onChange(plainText(text).trim() === '' ? null : text)}
      />
    </Field>
  )
}
