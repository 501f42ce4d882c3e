import type { ReactNode } from 'react'
import { InPlaceText } from './in-place-text.tsx'
import { usePlaceEdit } from './use-place-edit.ts'

interface TextInPlaceProps {
  sectionId: string
  path: readonly string[]
  label: string
  field: { kind: string; maxLength?: number; isMultiline?: boolean }
  /** What is drawn until the editor is there. */
  fallback?: ReactNode
}

/** A plain text of the page being written on the canvas, in its own type and place. */
export function TextInPlace({ sectionId, path, label, field, fallback }: TextInPlaceProps) {
  const { value, ...edit } = usePlaceEdit<string>({ sectionId, path })
  return (
    <InPlaceText
      kind="plain"
      label={`${label} di kanvas`}
      className="builder-writing"
      // The placeholder of an empty text.
      placeholder={value === '' && typeof fallback === 'string' && fallback !== '' ? fallback : label}
      maxLength={field.maxLength ?? 10_000}
      isMultiline={field.isMultiline === true}
      value={value ?? ''}
      {...edit}
    >
      {fallback ?? value}
    </InPlaceText>
  )
}
