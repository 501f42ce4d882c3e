import { isDay } from '@naikkelas/contract/time'
import { DateRangePicker, type DateRangePickerProps } from '@naikkelas/ui/date-range-picker'

interface DaysFilterProps
  extends Pick<DateRangePickerProps, 'id' | 'size' | 'min' | 'max' | 'presets' | 'aria-describedby' | 'aria-invalid'> {
  from: string
  until: string
  onDaysChange: (days: { from: string; until: string }) => void
}

/** The days that a list is about. It follows days only: while one is typed, what is shown stays as it is. */
export function DaysFilter({ from, until, onDaysChange, ...picker }: DaysFilterProps) {
  return (
    <DateRangePicker
      {...picker}
      value={{ from, until }}
      onChange={({ target }) => {
        const isReadable = [target.value.from, target.value.until].every((day) => day === '' || isDay(day))
        if (isReadable) onDaysChange(target.value)
      }}
    />
  )
}
