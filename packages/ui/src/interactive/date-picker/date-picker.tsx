'use client'
import { useRef, useState } from 'react'
import { kalender } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import type { FieldControlProps } from '../../primitives/field/field.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { Popover } from '../popover/popover.tsx'
import { Calendar } from './calendar.tsx'
import { type DatePickerLabels, datePickerLabelsId } from './date-picker.labels.ts'
import { dayWords } from './date-words.ts'
import { isDay } from '../../format/days.ts'

export interface DatePickerProps extends FieldControlProps {
  /** `YYYY-MM-DD`, or empty: a day, not a moment, so no time zone can move it. */
  value: string
  onValueChange: (value: string) => void
  /** First day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** Sends the value with a form. */
  name?: string
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  isDisabled?: boolean
  /** Everything it says itself, its calendar included: `datePickerLabelsEn` for English. @default datePickerLabelsId */
  labels?: DatePickerLabels
  /** @default labels.open */
  calendarLabel?: string
  'aria-label'?: string
  className?: string
}

/** A day: typed into the browser’s own field, or chosen from a month in Indonesian. Fingers get the device’s chooser. */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  isDisabled = false,
  labels = datePickerLabelsId,
  calendarLabel = labels.open,
  size,
  className,
  ...control
}: DatePickerProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const change = (next: boolean) => {
    // Under a finger the device's own chooser is the better one, where the browser lets us open it.
    if (next && matchMedia('(pointer: coarse)').matches && field.current?.showPicker) field.current.showPicker()
    else setIsOpen(next)
  }
  return (
    <div data-component="DatePicker" className={`ui:flex ui:min-w-0 ui:gap-2${className ? ` ${className}` : ''}`}>
      <Input
        {...control}
        ref={field}
        type="date"
        size={size}
        min={min}
        max={max}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onValueChange(event.target.value)}
        className="ui:date-field"
      />
      <Popover
        label={isDay(value) ? labels.chosen(dayWords(value, labels)) : labels.calendar}
        isOpen={isOpen}
        onOpenChange={change}
        align="end"
        trigger={
          <IconButton
            variant="outline"
            size={size}
            label={calendarLabel}
            icon={<IconShape of={kalender} />}
            disabled={isDisabled}
          />
        }
      >
        <Calendar
          value={value}
          min={min}
          max={max}
          hasAutoFocus
          labels={labels}
          onValueChange={(day) => {
            onValueChange(day)
            setIsOpen(false)
          }}
        />
      </Popover>
    </div>
  )
}
