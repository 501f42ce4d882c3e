import { Field } from '@naikkelas/ui/field'
import { emptyRichText, plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import { useContext } from 'react'
import { RichTextEditor } from '../kit/rich-text/rich-text-editor.tsx'
import { MayChange } from './may-change.ts'

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
  const mayChange = useContext(MayChange)
  return (
    <Field label={label} hint={hint} error={error}>
      <RichTextEditor
        label={label}
        maxLength={maxLength}
        value={value ?? emptyRichText}
        isReadOnly={!mayChange}
        onChange={(text) => onChange(plainText(text).trim() === '' ? null : text)}
      />
    </Field>
  )
}
