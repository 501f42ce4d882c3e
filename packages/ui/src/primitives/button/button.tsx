import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { asOnlyChild } from '../as-child.ts'
import { takesHandlers } from '../client-react.ts'
import { LoadingBars } from '../spinner/loading-bars.tsx'
import { buttonVariants } from './button.variants.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary button a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'cta'
  /** `page` is for published pages, the others for applications. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'page'
  /** Keeps the label, adds the three bars, and ignores presses until done. @default false */
  isLoading?: boolean
  /** @default false */
  isFullWidth?: boolean
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** Draws the only child (a link) with the button's look. @default false */
  asChild?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Does something here and now. What leads elsewhere is a link, if need be with this look (`asChild`). */
export function Button({
  variant,
  size,
  isLoading = false,
  isFullWidth,
  iconStart,
  iconEnd,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const props = {
    ...rest,
    // A loading button stays focusable, so that the keyboard does not lose its place.
    'aria-disabled': isLoading || rest['aria-disabled'],
    'aria-busy': isLoading || undefined,
    onClick: isLoading ? (takesHandlers ? preventPress : undefined) : onClick,
    'data-component': 'Button',
    'data-state': isLoading ? 'loading' : undefined,
    className: buttonVariants({ variant, size, isFullWidth, className }),
  }
  const start = isLoading ? <LoadingBars className="ui:size-4 ui:shrink-0" /> : iconStart
  if (asChild) return asOnlyChild(children, props, start, iconEnd)
  return (
    // Without a handler, a button that is no submit button does nothing by itself.
    <button {...props} type={isLoading && !takesHandlers ? 'button' : type}>
      {start}
      {children}
      {iconEnd}
    </button>
  )
}

function preventPress(event: { preventDefault: () => void }) {
  event.preventDefault()
}
