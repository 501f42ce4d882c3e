import type { Ref, SelectHTMLAttributes } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahBawah } from '../../icons/interface-icons.ts'
import { fieldControlVariants } from '../field/field.variants.ts'

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'multiple'> {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  ref?: Ref<HTMLSelectElement>
}

/** One of several known choices, by the platform's own list: it works on every phone. Options are `<option>`. */
export function Select({ size, className, children, ...rest }: SelectProps) {
  return (
    <span
      data-component="Select"
      className={`ui:relative ui:block ui:w-full ui:min-w-0${className ? ` ${className}` : ''}`}
    >
      <select {...rest} className={`${fieldControlVariants({ size })} ui:appearance-none ui:pe-9 ui:text-ellipsis`}>
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
