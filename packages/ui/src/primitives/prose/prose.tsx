import type { HTMLAttributes, Ref } from 'react'
import { proseVariants } from './prose.variants.ts'

export interface ProseProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section'
  /** Lines as long as their place, instead of 67 characters at most. @default false */
  isFullWidth?: boolean
  ref?: Ref<HTMLElement>
}

/** Written text with paragraphs, headings, lists, quotes and links, set for reading. What is stored is drawn by RichTextView. */
export function Prose({ as = 'div', isFullWidth, className, ref, ...rest }: ProseProps) {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-component="Prose"
      className={proseVariants({ isFullWidth, className })}
    />
  )
}
