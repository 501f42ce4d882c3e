import type { AnchorHTMLAttributes, Ref } from 'react'
import { asOnlyChild } from '../as-child.ts'
import { linkVariants } from './link.variants.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `inline` in running text, `standalone` on a line of its own, `quiet` for names in lists. @default 'inline' */
  variant?: 'inline' | 'standalone' | 'quiet'
  /** Draws the only child (a router's link) with this look. @default false */
  asChild?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** Leads to another place. What does something here is a Button. */
export function Link({ variant, asChild = false, className, ...rest }: LinkProps) {
  const props = {
    rel: rest.target === '_blank' ? 'noopener noreferrer' : undefined,
    ...rest,
    'data-component': 'Link',
    className: linkVariants({ variant, className }),
  }
  return asChild ? asOnlyChild(rest.children, props) : <a {...props} />
}
