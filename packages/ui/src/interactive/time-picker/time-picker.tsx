'use client'
import { useId } from 'react'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import type { ControlValueProps } from '../control-value.ts'
import { Refusal } from '../refusal.tsx'
import { useTypedValue } from '../typed-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { readTime, steppedTime, withPoint, writtenTime } from './read-time.ts'
import { TimeButton } from './time-button.tsx'
import { type TimePickerLabels, timePickerLabelsId } from './time-picker.labels.ts'
import { cx } from '../../primitives/variants.ts'

export interface TimePickerProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'start' | 'end'>,
    ControlValueProps<string> {
  /** `HH:mm`, or empty. */
  value?: string
  /** `HH:mm`. @default '' */
  defaultValue?: string
  /** Called with `HH:mm`, or empty while the text of the field is no time. */
  onValueChange?: (value: string) => void
  /** First time that may be chosen, `HH:mm`. */
  min?: string
  /** Last time that may be chosen, `HH:mm`. */
  max?: string
  /** Minutes between the times of the list, and for an arrow key; any minute can be typed. @default 30 */
  step?: number
  /** Whose time it is, said behind it: `WIB`. */
  zone?: string
  /** Everything it says itself: `timePickerLabelsEn` for English. @default timePickerLabelsId */
  labels?: TimePickerLabels
}

/** A time of day as Indonesians write it, `19.30`: typed, or chosen from a list. Always 24 hours. */
export function TimePicker({
  value,
  defaultValue,
  onChange,
  onValueChange,
  min,
  max,
  step = 30,
  zone,
  disabled = false,
  readOnly = false,
  labels = timePickerLabelsId,
  size,
  className,
  style,
  onBlur,
  onInvalid,
  onKeyDown,
  ref,
  ...rest
}: TimePickerProps) {
  const refusalId = useId()
  const zoneId = `${refusalId}-zone`
  const input = useSharedRef(ref)
  const { name } = rest
  const time = useTypedValue({
    value,
    defaultValue,
    onChange,
    onValueChange,
    input,
    name,
    read: (text) => readTime(text, labels, { min, max }),
    write: writtenTime,
  })
  return (
    <div data-component="TimePicker" style={style} className={cx('ui:min-w-0', className)}>
      <div className="ui:flex ui:gap-2">
        <Input
          placeholder={labels.placeholder}
          autoComplete="off"
          inputMode="decimal"
          {...rest}
          ref={input}
          size={size}
          disabled={disabled}
          readOnly={readOnly}
          value={time.text}
          end={zone && <span id={zoneId}>{zone}</span>}
          aria-invalid={time.said === '' ? rest['aria-invalid'] : true}
          aria-describedby={
            [time.said && refusalId, zone && zoneId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
          onChange={({ target }) => time.type(withPoint(target.value, time.text))}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
            if (by === 0 || time.value === '' || readOnly || event.defaultPrevented) return
            event.preventDefault()
            time.choose(steppedTime(time.value, by))
          }}
          onInvalid={(event) => {
            time.onInvalid()
            onInvalid?.(event)
          }}
          onBlur={(event) => {
            time.leave()
            onBlur?.(event)
          }}
        />
        <TimeButton
          value={time.value}
          onValueChange={time.choose}
          step={step}
          min={min}
          max={max}
          labels={labels}
          size={size}
          disabled={disabled || readOnly}
        />
      </div>
      <Refusal id={refusalId}>{time.said}</Refusal>
    </div>
  )
}
