import { Slot } from '@radix-ui/react-slot'
import type { AnchorHTMLAttributes, Ref } from 'react'
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
  const Element = asChild ? Slot : 'a'
  const rel = rest.target === '_blank' ? 'noopener noreferrer' : undefined
  return <Element rel={rel} {...rest} data-component="Link" className={linkVariants({ variant, className })} />
}
