import type { HTMLAttributes, Ref } from 'react'
import { cardVariants } from './card.variants.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** `none` for cards that open with a picture or hold a table. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** The one link or button inside is stretched over the card by its author. @default false */
  isInteractive?: boolean
  /** @default false */
  isSelected?: boolean
  ref?: Ref<HTMLElement>
}

/** What belongs together, on a ground of its own. A hairline, never a shadow; cards do not nest. */
export function Card({ as = 'div', padding, isInteractive, isSelected, className, ref, ...rest }: CardProps) {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-component="Card"
      data-state={isSelected ? 'selected' : undefined}
      className={cardVariants({ padding, isInteractive, isSelected, className })}
    />
  )
}
