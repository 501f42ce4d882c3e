import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { asOnlyChild } from '../as-child.ts'
import { iconButtonVariants } from './icon-button.variants.ts'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, as a verb with its object: read out, and shown by a Tooltip around it. */
  label: string
  icon: ReactNode
  /** @default 'quiet' */
  variant?: 'quiet' | 'outline' | 'primary' | 'danger'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** For a toggle: whether it is on now. */
  isPressed?: boolean
  /** A link with the icon's look: the only child, without content of its own. */
  children?: ReactNode
  /** Draws `children` instead of a button. @default false */
  asChild?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button whose icon is universally known. When in doubt, write the word and use Button. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  isPressed,
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  const props = {
    ...rest,
    'aria-label': label,
    'aria-pressed': isPressed,
    'data-component': 'IconButton',
    className: iconButtonVariants({ variant, size, className }),
  }
  if (asChild) return asOnlyChild(children, props)
  return (
    <button {...props} type={type}>
      {icon}
    </button>
  )
}
