'use client'
import { useState } from 'react'
import { kalender } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Popover } from '../popover/popover.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'
import type { DatePickerLabels } from './date-picker.labels.ts'
import { dayWords } from './date-words.ts'

interface CalendarButtonProps extends Pick<CalendarProps, 'value' | 'min' | 'max' | 'onValueChange'> {
  labels: DatePickerLabels
  label: string
  size?: 'sm' | 'md' | 'lg' | undefined
  disabled?: boolean | undefined
}

/** Opens the month of a day, to choose another one. */
export function CalendarButton({
  value,
  onValueChange,
  labels,
  label,
  size,
  disabled,
  ...limits
}: CalendarButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label={value === '' ? labels.calendar : labels.chosen(dayWords(value, labels))}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      align="end"
      trigger={
        <IconButton
          variant="outline"
          size={size}
          label={label}
          icon={<IconShape of={kalender} />}
          disabled={disabled}
        />
      }
    >
      <Calendar
        {...limits}
        value={value}
        hasAutoFocus
        labels={labels}
        onValueChange={(day) => {
          onValueChange(day)
          setIsOpen(false)
        }}
      />
    </Popover>
  )
}
