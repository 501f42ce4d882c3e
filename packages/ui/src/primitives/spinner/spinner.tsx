import type { HTMLAttributes, Ref } from 'react'
import { LoadingBars } from './loading-bars.tsx'
import { spinnerVariants } from './spinner.variants.ts'

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** What is awaited, read out; empty where the text beside it says so. @default 'Memuat' */
  label?: string
  ref?: Ref<HTMLSpanElement>
}

/** Three bars rising in turn. For waits that are short and of unknown length; a layout to come is a Skeleton. */
export function Spinner({ size, label = 'Memuat', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role={label === '' ? undefined : 'status'}
      aria-hidden={label === '' || undefined}
      data-component="Spinner"
      className={spinnerVariants({ size, className })}
    >
      <LoadingBars className="ui:size-full" />
      {label !== '' && <span className="ui:sr-only">{label}</span>}
    </span>
  )
}
