import type { Ref, SelectHTMLAttributes } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah } from '../../icons/interface-icons.ts'
import { fieldControlVariants } from '../field/field.variants.ts'
import { keptAsIs, untouchedIf } from '../read-only.ts'
import { cx } from '../variants.ts'

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple'> {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Seen and sent, but not changed. @default false */
  readOnly?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** One of several known choices, by the platform's own list: it works on every phone. Options are `<option>`. */
export function Select({ size, readOnly, className, style, children, ...rest }: SelectProps) {
  return (
    <span data-component="Select" style={style} className={cx('ui:relative ui:block ui:w-full ui:min-w-0', className)}>
      <select
        aria-readonly={readOnly}
        {...rest}
        {...keptAsIs(readOnly)}
        className={`${fieldControlVariants({ size })} ui:appearance-none ui:pe-9 ui:text-ellipsis ${untouchedIf(readOnly)}`}
      >
        {children}
      </select>
      <IconShape
        of={panahBawah}
        size={16}
        className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:end-3 ui:my-auto ui:text-muted"
      />
    </span>
  )
}
