import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { cx } from '../variants.ts'

export interface FieldsetProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** @default 'column' */
  direction?: 'column' | 'row'
  children: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

/** Several choices under one question: radios, checkboxes. */
export function Fieldset({ legend, hint, error, direction = 'column', children, className, ...rest }: FieldsetProps) {
  const id = useId()
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : '', rest['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      {...rest}
      data-component="Fieldset"
      aria-describedby={describedBy || undefined}
      className={cx('ui:min-w-0', className)}
    >
      <legend className="ui:mb-1.5 ui:text-app-xs ui:font-semibold ui:text-text">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="ui:mb-2 ui:text-app-xs ui:text-muted">
          {hint}
        </p>
      )}
      <div
        className={direction === 'row' ? 'ui:flex ui:flex-wrap ui:gap-x-6 ui:gap-y-2' : 'ui:flex ui:flex-col ui:gap-2'}
      >
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className="ui:mt-1.5 ui:flex ui:gap-1.5 ui:text-app-xs ui:text-danger">
          <IconShape of={peringatan} size={16} className="ui:mt-0.5 ui:shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
