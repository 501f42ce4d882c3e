'use client'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import type { ControlValueProps } from '../control-value.ts'
import { CalendarButton } from '../date-picker/calendar-button.tsx'
import { readDay, withStrokes, writtenDay } from '../date-picker/read-day.ts'
import { Refusal } from '../refusal.tsx'
import { readTime, withPoint, writtenTime } from '../time-picker/read-time.ts'
import { TimeButton } from '../time-picker/time-button.tsx'
import { useTypedValue } from '../typed-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type DateTimePickerLabels, dateTimePickerLabelsId } from './date-time-picker.labels.ts'
import { joinedText, partedText, readDateTime, writtenDateTime } from './read-date-time.ts'
import { cx } from '../../primitives/variants.ts'

export interface DateTimePickerProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'start' | 'end'>,
    ControlValueProps<string> {
  /** `YYYY-MM-DDTHH:mm` on the clock of its zone, or empty. */
  value?: string
  /** `YYYY-MM-DDTHH:mm`. @default '' */
  defaultValue?: string
  /** Called with `YYYY-MM-DDTHH:mm`, or empty while day and time are none together. */
  onValueChange?: (value: string) => void
  /** First moment that may be chosen, `YYYY-MM-DDTHH:mm`. */
  min?: string
  /** Last moment that may be chosen, `YYYY-MM-DDTHH:mm`. */
  max?: string
  /** Minutes between the times of the list. @default 30 */
  step?: number
  /** Whose time it is, said behind it. @default 'WIB' */
  zone?: string
  /** Everything it says itself: `dateTimePickerLabelsEn` for English. @default dateTimePickerLabelsId */
  labels?: DateTimePickerLabels
}

/** A day and a time on it, one value of a form: `20/11/2026` and `19.30 WIB`. */
export function DateTimePicker({
  value,
  defaultValue,
  onChange,
  onValueChange,
  min,
  max,
  step = 30,
  zone = 'WIB',
  required,
  disabled = false,
  readOnly = false,
  labels = dateTimePickerLabelsId,
  size,
  className,
  style,
  onBlur,
  onInvalid,
  ref,
  ...rest
}: DateTimePickerProps) {
  const refusalId = useId()
  const zoneId = `${refusalId}-zone`
  const input = useSharedRef(ref)
  const timeInput = useRef<HTMLInputElement>(null)
  const { name, form } = rest
  const moment = useTypedValue({
    value,
    defaultValue,
    onChange,
    onValueChange,
    input,
    name,
    read: (text) => readDateTime(text, labels, { min, max }),
    write: writtenDateTime,
  })
  const { day, time } = partedText(moment.text)
  // The browser focuses the first invalid field of a form: it must be the one to correct.
  const isTimeToBlame = readDay(day, labels.day).value !== '' && readTime(time, labels.time).value === ''
  useEffect(() => {
    input.current?.setCustomValidity(isTimeToBlame ? '' : moment.refusal)
    timeInput.current?.setCustomValidity(isTimeToBlame ? moment.refusal : '')
  }, [isTimeToBlame, moment.refusal, input])

  const shared = {
    size,
    disabled,
    readOnly,
    required,
    form,
    autoComplete: 'off',
    'aria-describedby':
      [moment.said && refusalId, zoneId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined,
  }
  const validation = {
    onInvalid: (event: Parameters<NonNullable<InputProps['onInvalid']>>[0]) => {
      moment.onInvalid()
      onInvalid?.(event)
    },
  }
  const left = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || !input.current) return
    moment.leave()
    onBlur?.({ ...event, target: input.current, currentTarget: input.current })
  }
  return (
    <div data-component="DateTimePicker" style={style} className={cx('ui:min-w-0', className)} onBlur={left}>
      <div className="ui:field-pair">
        <div>
          <Input
            placeholder={labels.day.placeholder}
            inputMode="numeric"
            {...rest}
            {...shared}
            {...validation}
            ref={input}
            value={day}
            aria-invalid={moment.said === '' || isTimeToBlame ? rest['aria-invalid'] : true}
            onChange={({ target }) => moment.type(joinedText(withStrokes(target.value, day), time))}
          />
          <CalendarButton
            value={readDay(day, labels.day).value}
            min={min?.slice(0, 10)}
            max={max?.slice(0, 10)}
            labels={labels.day}
            label={labels.day.open}
            size={size}
            disabled={disabled || readOnly}
            onValueChange={(next) => moment.type(joinedText(writtenDay(next), time))}
          />
        </div>
        <div>
          <Input
            {...shared}
            {...validation}
            ref={timeInput}
            placeholder={labels.time.placeholder}
            inputMode="decimal"
            aria-label={labels.timeField}
            value={time}
            end={<span id={zoneId}>{zone}</span>}
            aria-invalid={moment.said !== '' && isTimeToBlame ? true : undefined}
            onChange={({ target }) => moment.type(joinedText(day, withPoint(target.value, time)))}
          />
          <TimeButton
            value={readTime(time, labels.time).value}
            onValueChange={(next) => moment.type(joinedText(day, writtenTime(next)))}
            step={step}
            labels={labels.time}
            size={size}
            disabled={disabled || readOnly}
          />
        </div>
      </div>
      <Refusal id={refusalId}>{moment.said}</Refusal>
    </div>
  )
}
