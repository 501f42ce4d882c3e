'use client'
import { useId } from 'react'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import type { ControlValueProps } from '../control-value.ts'
import { Refusal } from '../refusal.tsx'
import { useTypedValue } from '../typed-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { CalendarButton } from './calendar-button.tsx'
import { type DatePickerLabels, datePickerLabelsId } from './date-picker.labels.ts'
import { readDay, withStrokes, writtenDay } from './read-day.ts'
import { cx } from '../../primitives/variants.ts'

export interface DatePickerProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'start' | 'end'>,
    ControlValueProps<string> {
  /** `YYYY-MM-DD`, or empty: a day, not a moment, so no time zone can move it. */
  value?: string
  /** `YYYY-MM-DD`. @default '' */
  defaultValue?: string
  /** Called with `YYYY-MM-DD`, or empty while the text of the field is no day. */
  onValueChange?: (value: string) => void
  /** First day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** @deprecated Write `disabled`. */
  isDisabled?: boolean
  /** Everything it says itself, its calendar included: `datePickerLabelsEn` for English. @default datePickerLabelsId */
  labels?: DatePickerLabels
  /** @default labels.open */
  calendarLabel?: string
}

/** A day as Indonesians write it, `20/11/2026` or `20 Nov 2026`: typed, or chosen from a month in Indonesian. */
export function DatePicker({
  value,
  defaultValue,
  onChange,
  onValueChange,
  min,
  max,
  isDisabled = false,
  disabled = isDisabled,
  readOnly = false,
  labels = datePickerLabelsId,
  calendarLabel = labels.open,
  size,
  className,
  style,
  onBlur,
  onInvalid,
  ref,
  ...rest
}: DatePickerProps) {
  const refusalId = useId()
  const input = useSharedRef(ref)
  const { name } = rest
  const day = useTypedValue({
    value,
    defaultValue,
    onChange,
    onValueChange,
    input,
    name,
    read: (text) => readDay(text, labels, { min, max }),
    write: writtenDay,
  })
  return (
    <div data-component="DatePicker" style={style} className={cx('ui:min-w-0', className)}>
      <div className="ui:flex ui:gap-2">
        <Input
          placeholder={labels.placeholder}
          autoComplete="off"
          inputMode="numeric"
          {...rest}
          ref={input}
          size={size}
          disabled={disabled}
          readOnly={readOnly}
          value={day.text}
          aria-invalid={day.said === '' ? rest['aria-invalid'] : true}
          aria-describedby={[day.said && refusalId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => day.type(withStrokes(target.value, day.text))}
          onInvalid={(event) => {
            day.onInvalid()
            onInvalid?.(event)
          }}
          onBlur={(event) => {
            day.leave()
            onBlur?.(event)
          }}
        />
        <CalendarButton
          value={day.value}
          min={min}
          max={max}
          labels={labels}
          label={calendarLabel}
          size={size}
          disabled={disabled || readOnly}
          onValueChange={day.choose}
        />
      </div>
      <Refusal id={refusalId}>{day.said}</Refusal>
    </div>
  )
}
