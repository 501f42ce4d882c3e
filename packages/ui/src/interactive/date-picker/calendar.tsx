'use client'
import { type HTMLAttributes, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahKanan, panahKiri } from '../../icons/interface-icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { dayByKey } from './date-keys.ts'
import { type CalendarLabels, datePickerLabelsId } from './date-picker.labels.ts'
import { dayVariants } from './date-picker.variants.ts'
import { dayWords, monthWords } from './date-words.ts'
import { addMonths, type Day, isDay } from '../../format/days.ts'
import { todayInJakarta, weeksOf, within } from './dates.ts'
import { cx } from '../../primitives/variants.ts'

export interface CalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onValueChange: (value: string) => void
  /** First day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** In a Popover: takes the focus when that opens. @default false */
  hasAutoFocus?: boolean
  /** What it says itself, days and months too: `datePickerLabelsEn` for English. @default datePickerLabelsId */
  labels?: CalendarLabels
  ref?: Ref<HTMLDivElement>
}

/** A month as a grid of days, Monday first. */
export function Calendar({
  value,
  onValueChange,
  min,
  max,
  hasAutoFocus = false,
  labels = datePickerLabelsId,
  className,
  ...rest
}: CalendarProps) {
  const headingId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const today = todayInJakarta()
  const [day, setDay] = useState<Day>(() => within(isDay(value) ? value : today, min, max))
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (wantsFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    wantsFocus.current = false
  }, [day])

  const go = (to: Day) => setDay(within(to, min, max))
  const pressed = (event: KeyboardEvent) => {
    const to = dayByKey(day, event)
    if (to === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    go(to)
  }
  const canGo = (to: Day) => within(to, min, max).slice(0, 7) !== day.slice(0, 7)
  return (
    <div {...rest} data-component="Calendar" className={cx('ui:inline-block', className)}>
      <div className="ui:flex ui:items-center ui:justify-between ui:gap-2 ui:mb-2">
        <IconButton
          label={labels.previousMonth}
          icon={<IconShape of={panahKiri} />}
          disabled={!canGo(addMonths(day, -1))}
          onClick={() => go(addMonths(day, -1))}
        />
        <p id={headingId} aria-live="polite" className="ui:text-app-md ui:font-semibold">
          {monthWords(day, labels)}
        </p>
        <IconButton
          label={labels.nextMonth}
          icon={<IconShape of={panahKanan} />}
          disabled={!canGo(addMonths(day, 1))}
          onClick={() => go(addMonths(day, 1))}
        />
      </div>
      <table ref={grid} role="grid" aria-labelledby={headingId} onKeyDown={pressed}>
        <thead>
          <tr>
            {labels.weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="ui:py-1 ui:text-center ui:text-app-xs ui:font-medium ui:text-muted"
              >
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week, row) => (
            <tr key={row}>
              {week.map((one, column) =>
                one === null ? (
                  <td key={column} />
                ) : (
                  <td key={one} aria-selected={one === value}>
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      data-autofocus={(hasAutoFocus && one === day) || undefined}
                      aria-label={dayWords(one, labels)}
                      aria-current={one === today ? 'date' : undefined}
                      disabled={within(one, min, max) !== one}
                      onClick={() => {
                        setDay(one)
                        onValueChange(one)
                      }}
                      className={dayVariants({ state: one === value ? 'chosen' : one === today ? 'today' : 'plain' })}
                    >
                      {Number(one.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
