'use client'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Input, type InputProps } from '../../primitives/input/input.tsx'
import type { ControlValueProps } from '../control-value.ts'
import { CalendarButton } from '../date-picker/calendar-button.tsx'
import { readDay, withStrokes, writtenDay } from '../date-picker/read-day.ts'
import { Refusal } from '../refusal.tsx'
import { useTypedValue } from '../typed-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type DateRangePickerLabels, dateRangePickerLabelsId } from './date-range-picker.labels.ts'
import {
  type DateRange,
  type DateRangePreset,
  daysOf,
  intervalOf,
  joinedDays,
  partedDays,
  rangeOf,
  readRange,
  usualPresets,
  writtenRange,
} from './ranges.ts'
import { cx } from '../../primitives/variants.ts'

export interface DateRangePickerProps
  extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'start' | 'end'>,
    ControlValueProps<DateRange> {
  /** First and last day as `YYYY-MM-DD`; an empty one is an open end. */
  value?: DateRange
  /** First and last day as `YYYY-MM-DD`. @default { from: '', until: '' } */
  defaultValue?: DateRange
  /** Called with days that exist and are in order, or with two empty ones. */
  onValueChange?: (value: DateRange) => void
  /** First day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** Ranges to be taken by one press; an empty list for none. @default the last 7 days, the last 30, this month */
  presets?: readonly DateRangePreset[]
  /** Everything it says itself: `dateRangePickerLabelsEn` for English. @default dateRangePickerLabelsId */
  labels?: DateRangePickerLabels
}

/** The days from one to another, both counted. A form is sent an ISO interval: `2026-11-01/2026-11-30`. */
export function DateRangePicker({
  value,
  defaultValue,
  onChange,
  onValueChange,
  min,
  max,
  labels = dateRangePickerLabelsId,
  presets = usualPresets(labels),
  required,
  disabled = false,
  readOnly = false,
  size,
  className,
  style,
  onBlur,
  onInvalid,
  ref,
  ...rest
}: DateRangePickerProps) {
  const refusalId = useId()
  const input = useSharedRef(ref)
  const untilInput = useRef<HTMLInputElement>(null)
  const { name = '', form } = rest
  const range = useTypedValue({
    value: value && intervalOf(value),
    defaultValue: defaultValue && intervalOf(defaultValue),
    onChange: ({ target }) => onChange?.({ type: 'change', target: { name, value: daysOf(target.value) } }),
    onValueChange: (interval) => onValueChange?.(daysOf(interval)),
    input,
    name,
    read: (text) => readRange(text, labels, { min, max }),
    write: writtenRange,
  })
  const text = partedDays(range.text)
  const [from, until] = [readDay(text.from, labels.day), readDay(text.until, labels.day)]
  const isUntilToBlame = from.refusal === '' && range.refusal !== ''
  useEffect(() => {
    input.current?.setCustomValidity(isUntilToBlame ? '' : range.refusal)
    untilInput.current?.setCustomValidity(isUntilToBlame ? range.refusal : '')
  }, [isUntilToBlame, range.refusal, input])

  const shared = {
    size,
    disabled,
    readOnly,
    required,
    form,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    placeholder: labels.day.placeholder,
    'aria-describedby': [range.said && refusalId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined,
    onInvalid: (event: Parameters<NonNullable<InputProps['onInvalid']>>[0]) => {
      range.onInvalid()
      onInvalid?.(event)
    },
  }
  const calendar = { min, max, labels: labels.day, size, disabled: disabled || readOnly }
  const left = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget) || !input.current) return
    range.leave()
    onBlur?.({ ...event, target: input.current, currentTarget: input.current })
  }
  return (
    <div
      data-component="DateRangePicker"
      style={style}
      className={cx('ui:min-w-0', className)}
      onBlur={left}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) range.leave()
      }}
    >
      <div className="ui:field-pair">
        <div>
          <Input
            aria-label={labels.from}
            {...rest}
            {...shared}
            ref={input}
            value={text.from}
            aria-invalid={range.said === '' || isUntilToBlame ? rest['aria-invalid'] : true}
            onChange={({ target }) => range.type(joinedDays(withStrokes(target.value, text.from), text.until))}
          />
          <CalendarButton
            {...calendar}
            label={labels.openFrom}
            value={from.value}
            onValueChange={(day) => range.type(joinedDays(writtenDay(day), text.until))}
          />
        </div>
        <div>
          <Input
            {...shared}
            ref={untilInput}
            aria-label={labels.until}
            value={text.until}
            aria-invalid={range.said !== '' && isUntilToBlame ? true : undefined}
            onChange={({ target }) => range.type(joinedDays(text.from, withStrokes(target.value, text.until)))}
          />
          <CalendarButton
            {...calendar}
            label={labels.openUntil}
            value={until.value}
            onValueChange={(day) => range.type(joinedDays(text.from, writtenDay(day)))}
          />
        </div>
      </div>
      {presets.length > 0 && (
        <div role="group" aria-label={labels.presets} className="ui:mt-1.5 ui:flex ui:flex-wrap ui:gap-2">
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              variant="quiet"
              disabled={disabled || readOnly}
              onClick={() => range.choose(intervalOf(rangeOf(preset)))}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <Refusal id={refusalId}>{range.said}</Refusal>
    </div>
  )
}
