import type { HTMLAttributes, Ref } from 'react'
import { headingVariants } from './heading.variants.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the page's outline; never chosen for its looks. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Looks, free of the level. Sizes of pages grow with their section; `app-*` are fixed. @default 'app-lg' */
  size?:
    | 'display-xl'
    | 'display-l'
    | 'display-m'
    | 'h2'
    | 'h3'
    | 'app-3xl'
    | 'app-2xl'
    | 'app-xl'
    | 'app-lg'
    | 'app-md'
    | 'app-sm'
  ref?: Ref<HTMLHeadingElement>
}

/** A heading whose level and look are chosen apart. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...rest} data-component="Heading" className={headingVariants({ size, className })} />
}
