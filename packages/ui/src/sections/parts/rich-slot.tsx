import { isBlankRichText, type RichText as RichTextDocument } from '../../rich-text/rich-text-value.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import type { FieldPath, PageContext, Slot } from '../section-view.ts'

export interface RichSlotProps {
  value: RichTextDocument
  path: FieldPath
  page: PageContext
  slot: Slot
}

/** A rich text at its path. A blank one is drawn in a sample only. */
export function RichSlot({ value, path, page, slot }: RichSlotProps) {
  if (!isRichShown(value, page)) return null
  return slot(path, <RichText value={value} href={page.href} Link={page.components.Link} />)
}

/** Whether a rich text is drawn: when there is a word in it, or in a sample. */
export function isRichShown(value: RichTextDocument, page: PageContext): boolean {
  return page.isSample || !isBlankRichText(value)
}
