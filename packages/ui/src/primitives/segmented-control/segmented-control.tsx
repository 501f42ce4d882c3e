import { type ChangeEvent, type FocusEvent, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { takesHandlers } from '../client-react.ts'
import { keptAsIs } from '../read-only.ts'
import { cx } from '../variants.ts'
import { segmentVariants } from './segmented-control.variants.ts'

export interface SegmentOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Cannot be chosen now. */
  disabled?: boolean
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** What is being chosen; read out, not shown. */
  label: string
  options: readonly SegmentOption<Value>[]
  /** Controlled value. */
  value?: Value
  defaultValue?: Value
  /** Called with the event of the radio that was chosen. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onValueChange?: (value: Value) => void
  /** Name in a form. @default one of its own */
  name?: string
  /** @default false */
  disabled?: boolean
  /** A form is not sent while none holds. @default false */
  required?: boolean
  /** Seen and sent, but not changed. @default false */
  readOnly?: boolean
  /** Shows icons only; labels are read out and shown on hover. @default false */
  isIconOnly?: boolean
  /** @default 'md' */
  size?: 'sm' | 'md'
  /** Segments share the whole width. @default false */
  isFullWidth?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Two to five choices in sight, of which one holds. Radios underneath, so arrow keys and forms work as ever. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  onValueChange,
  name,
  disabled = false,
  required,
  readOnly,
  isIconOnly = false,
  size,
  isFullWidth = false,
  className,
  onBlur,
  ...rest
}: SegmentedControlProps<Value>) {
  const generated = useId()
  return (
    <div
      {...(takesHandlers && !disabled && { tabIndex: -1, onFocus: focusChosen })}
      aria-readonly={readOnly}
      aria-required={required}
      {...rest}
      {...(onBlur && {
        onBlur: (event: FocusEvent<HTMLDivElement>) => {
          // From one choice to the next the group is not left.
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
        },
      })}
      role="radiogroup"
      aria-label={label}
      data-component="SegmentedControl"
      className={cx(
        isFullWidth ? 'ui:flex' : 'ui:inline-flex',
        size !== 'sm' && 'ui:min-h-control-md',
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
            disabled={disabled || (option.disabled ?? option.isDisabled)}
            required={required}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value, readOnly: onValueChange === undefined && onChange === undefined })}
            {...((onChange || onValueChange) && {
              onChange: (event: ChangeEvent<HTMLInputElement>) => {
                onChange?.(event)
                onValueChange?.(option.value)
              },
            })}
            {...keptAsIs(readOnly)}
            className="ui:absolute ui:inset-0 ui:m-0 ui:appearance-none ui:cursor-pointer ui:rounded-control ui:disabled:cursor-not-allowed ui:focus-visible:outline-offset-0"
          />
          {option.icon}
          <span className={isIconOnly ? 'ui:sr-only' : 'ui:truncate'}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

/** A form that points at a refused control focuses the group: the choice that holds takes the focus, or the first. */
function focusChosen({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target !== currentTarget) return
  const radio = currentTarget.querySelector<HTMLInputElement>(':checked') ?? currentTarget.querySelector('input')
  radio?.focus()
}
