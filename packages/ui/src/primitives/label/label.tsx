import type { LabelHTMLAttributes, ReactNode, Ref } from 'react'
import { labelVariants } from './label.variants.ts'

export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** The `id` of what it names; left out when that is inside the label. */
  htmlFor?: string
  /** @default 'sm' */
  size?: 'sm' | 'md'
  /** Behind the words, in grey: `(boleh kosong)`. */
  note?: ReactNode
  /** Beside something that cannot be used now. @default false */
  disabled?: boolean
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  ref?: Ref<HTMLLabelElement>
}

/** The name of a control outside of a Field: in a toolbar, a table, a filter bar. */
export function Label({ size, note, isDisabled, disabled = isDisabled, className, children, ...rest }: LabelProps) {
  return (
    <label {...rest} data-component="Label" className={labelVariants({ size, isDisabled: disabled, className })}>
      {children}
      {note && <span className="ui:font-regular ui:text-muted"> {note}</span>}
    </label>
  )
}
