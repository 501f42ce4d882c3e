import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { badgeVariants } from './badge.variants.ts'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Goes with a word (and an icon where states are side by side): colour alone has no meaning. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'ok' | 'info' | 'warn' | 'danger' | 'highlight'
  icon?: ReactNode
  ref?: Ref<HTMLSpanElement>
}

/** A state or kind in one or two words. It cannot be pressed. */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-component="Badge" className={badgeVariants({ tone, className })}>
      {icon}
      {children}
    </span>
  )
}
