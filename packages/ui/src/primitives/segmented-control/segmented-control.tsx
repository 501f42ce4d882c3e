import { type ReactNode, useId } from 'react'
import { cx } from '../variants.ts'
import { segmentVariants } from './segmented-control.variants.ts'

export interface SegmentOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  isDisabled?: boolean
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen; read out, not shown. */
  label: string
  options: readonly SegmentOption<Value>[]
  /** Controlled value. */
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  /** Name in a form. @default one of its own */
  name?: string
  /** Shows icons only; labels are read out and shown on hover. @default false */
  isIconOnly?: boolean
  /** @default 'md' */
  size?: 'sm' | 'md'
  /** Segments share the whole width. @default false */
  isFullWidth?: boolean
  id?: string
  'aria-describedby'?: string
  className?: string
}

/** Two to five choices in sight, of which one holds. Radios underneath, so arrow keys and forms work as ever. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  isIconOnly = false,
  size,
  isFullWidth = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const generated = useId()
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      data-component="SegmentedControl"
      className={cx(
        isFullWidth ? 'ui:flex' : 'ui:inline-flex',
        'ui:max-w-full ui:gap-0.5 ui:rounded-control ui:border ui:border-line-strong ui:bg-hover ui:p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={isIconOnly ? option.label : undefined}
          className={segmentVariants({ size, isFullWidth })}
        >
          <input
            type="radio"
            name={name ?? generated}
            value={option.value}
            disabled={option.isDisabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value, readOnly: onValueChange === undefined })}
            onChange={onValueChange && (() => onValueChange(option.value))}
            className="ui:absolute ui:inset-0 ui:m-0 ui:appearance-none ui:cursor-pointer ui:rounded-control ui:disabled:cursor-not-allowed ui:focus-visible:outline-offset-0"
          />
          {option.icon}
          <span className={isIconOnly ? 'ui:sr-only' : 'ui:truncate'}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
