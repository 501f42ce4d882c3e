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
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="ui:size-full">
        <rect className="ui:loading-bar ui:loading-bar-1" x="1.5" y="12" width="5.5" height="10" rx="1.25" />
        <rect className="ui:loading-bar ui:loading-bar-2" x="9.25" y="7.5" width="5.5" height="14.5" rx="1.25" />
        <rect className="ui:loading-bar ui:loading-bar-3" x="17" y="3" width="5.5" height="19" rx="1.25" />
      </svg>
      {label !== '' && <span className="ui:sr-only">{label}</span>}
    </span>
  )
}
