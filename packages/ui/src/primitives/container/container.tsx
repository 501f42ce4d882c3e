import type { HTMLAttributes, Ref } from 'react'
import { containerVariants } from './container.variants.ts'

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'main' | 'article' | 'header' | 'footer'
  /** 480, 608, 1120 or 1280 px at most. @default 'content' */
  width?: 'narrow' | 'text' | 'content' | 'bleed'
  /** Keeps 20 px to the edges of the window. @default true */
  hasMargin?: boolean
  ref?: Ref<HTMLElement>
}

/** A column in the middle, never wider than its content can be read. Its content may query its width. */
export function Container({ as = 'div', width, hasMargin, className, ref, ...rest }: ContainerProps) {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-component="Container"
      className={containerVariants({ width, hasMargin, className })}
    />
  )
}
