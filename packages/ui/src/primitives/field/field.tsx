import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { cx } from '../variants.ts'

/** What a Field hands to its control. */
export interface FieldControlProps {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

export interface FieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  label: ReactNode
  /** Said before an error can happen: format, use, example. */
  hint?: ReactNode
  /** What is wrong and what to do now; replaces nothing, the hint stays. */
  error?: ReactNode
  /** Beside the label, at the end of the line: a counter, a link to help. */
  aside?: ReactNode
  /** Marks the field as one that may stay empty. @default false */
  isOptional?: boolean
  /** Only when the context already says it in sight. @default false */
  isLabelHidden?: boolean
  /** One control: Input, CurrencyInput, Textarea, Select, Combobox, DatePicker, ColorInput, FileInput, Slider. It gets id, description and validity. */
  children: ReactElement<FieldControlProps>
  ref?: Ref<HTMLDivElement>
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  aside,
  isOptional = false,
  isLabelHidden = false,
  children,
  className,
  ...rest
}: FieldProps) {
  const generated = useId()
  const id = children.props.id ?? generated
  const describedBy = [
    error ? `${id}-error` : '',
    hint ? `${id}-hint` : '',
    children.props['aria-describedby'] ?? '',
  ].filter(Boolean)
  return (
    <div
      {...rest}
      data-component="Field"
      data-state={error ? 'invalid' : undefined}
      className={cx('ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5', className)}
    >
      <div className={isLabelHidden ? 'ui:sr-only' : 'ui:flex ui:items-baseline ui:justify-between ui:gap-3'}>
        <label htmlFor={id} className="ui:text-app-xs ui:font-semibold ui:text-text">
          {label}
          {isOptional && <span className="ui:font-regular ui:text-muted"> (boleh kosong)</span>}
        </label>
        {aside && <span className="ui:shrink-0 ui:text-app-xs ui:text-muted ui:tabular-nums">{aside}</span>}
      </div>
      {cloneElement(children, {
        id,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error ? true : children.props['aria-invalid'],
      })}
      {hint && (
        <p id={`${id}-hint`} className="ui:text-app-xs ui:text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ui:flex ui:gap-1.5 ui:text-app-xs ui:text-danger">
          <IconShape of={peringatan} size={16} className="ui:mt-0.5 ui:shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
