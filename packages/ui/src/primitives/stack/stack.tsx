import type { HTMLAttributes, Ref } from 'react'
import { stackVariants } from './stack.variants.ts'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'aside'
  /** A row goes on in the next line where it is full. @default 'column' */
  direction?: 'column' | 'row'
  /** 0, 4, 8, 16, 24 or 40 px. @default 'md' */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Across the direction. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline'
  /** Along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  ref?: Ref<HTMLElement>
}

/** Things one after the other, at one distance of the scale. */
export function Stack({ as = 'div', direction, gap, align, justify, className, ref, ...rest }: StackProps) {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-component="Stack"
      className={stackVariants({ direction, gap, align, justify, className })}
    />
  )
}
