import type { HTMLAttributes, Ref } from 'react'
import { pageFrameVariants } from './page-frame.variants.ts'

export interface PageFrameProps extends HTMLAttributes<HTMLElement> {
  /** @default 'main' */
  as?: 'main' | 'div'
  ref?: Ref<HTMLElement>
}

/** The frame of an application's screen: one margin and one width for all of them, so that headings never jump. */
export function PageFrame({ as = 'main', className, ref, ...rest }: PageFrameProps) {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-component="PageFrame"
      className={pageFrameVariants({ className })}
    />
  )
}
