import { emptyRichText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { ReactNode } from 'react'
import { LinkInput } from '../links/link-input.tsx'
import { InPlaceText } from './in-place-text.tsx'
import type { RenderLinkInput } from '../../kit/rich-text/text-props.ts'
import { usePlaceEdit } from './use-place-edit.ts'

interface RichTextInPlaceProps {
  sectionId: string
  path: readonly string[]
  label: string
  maxLength: number
  /** What is drawn until the editor is there. */
  fallback: ReactNode
}

/** A rich text of the page being written on the canvas, where it is drawn. */
export function RichTextInPlace({ sectionId, path, label, maxLength, fallback }: RichTextInPlaceProps) {
  const { value, ...edit } = usePlaceEdit<RichText>({ sectionId, path })
  return (
    <div className="builder-writing-rich">
      <InPlaceText
        kind="rich"
        label={`${label} di kanvas`}
        placeholder={label}
        maxLength={maxLength}
        value={value ?? emptyRichText}
        renderLinkInput={linkTarget}
        {...edit}
      >
        {fallback}
      </InPlaceText>
    </div>
  )
}

/** The same choice of targets as everywhere else in the builder. */
export const linkTarget: RenderLinkInput = ({ value, onChange, onDone }) => (
  <LinkInput label="Tujuan tautan" value={value} onChange={onChange} onDone={onDone} isAutoFocused />
)
