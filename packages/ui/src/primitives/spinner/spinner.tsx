import { LoadingBars } from './loading-bars.tsx'
import { spinnerVariants } from './spinner.variants.ts'

export interface SpinnerProps {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** What is awaited, read out; empty where the text beside it says so. @default 'Memuat' */
  label?: string
  className?: string
}

/** Three bars rising in turn. For waits that are short and of unknown length; a layout to come is a Skeleton. */
export function Spinner({ size, label = 'Memuat', className }: SpinnerProps) {
  return (
    <span
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
