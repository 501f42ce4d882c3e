import type { Mark } from '@naikkelas/ui/rich-text/schema'

/** A node on its way to the closed set; `listLine` is one of Word's list paragraphs, which are joined at the end. */
export interface DraftNode {
  type: string
  text?: string
  marks?: readonly Mark[]
  attrs?: Record<string, unknown>
  content?: DraftNode[]
}
