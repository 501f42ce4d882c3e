import type { HTMLAttributes, Ref } from 'react'
import { dividerVariants } from './divider.variants.ts'
import { cx } from '../variants.ts'

export interface DividerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `vertical` between things in one row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** A word in the middle of the line: `atau`. */
  label?: string
  ref?: Ref<HTMLElement>
}

/** A hairline between two subjects that a gap alone would not keep apart. */
export function Divider({ orientation = 'horizontal', label, className, ref, ...rest }: DividerProps) {
  if (label === undefined || orientation === 'vertical')
    return (
      <hr
        {...rest}
        ref={ref as Ref<HTMLHRElement>}
        aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
        data-component="Divider"
        className={dividerVariants({ orientation, className })}
      />
    )
  return (
    <div
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-component="Divider"
      className={cx('ui:flex ui:w-full ui:items-center ui:gap-3 ui:text-app-xs ui:text-muted', className)}
    >
      <span className={line} />
      {label}
      <span className={line} />
    </div>
  )
}

const line = dividerVariants({ className: 'ui:flex-1' })
