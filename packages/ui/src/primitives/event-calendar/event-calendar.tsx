import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahKanan, panahKiri } from '../../icons/interface-icons.ts'
import type { Day } from '../../format/days.ts'
import { pageLinkVariants } from '../pagination/pagination.variants.ts'
import { type CalendarEntry, daysOfMonth, monthAfter } from './days-of-month.ts'
import { type EventCalendarLabels, eventCalendarLabelsId } from './event-calendar.labels.ts'
import { eventCalendarVariants } from './event-calendar.variants.ts'

export interface EventCalendarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The month in sight, `YYYY-MM`. */
  month: string
  /** What is on its days, in any order. */
  entries: readonly CalendarEntry[]
  /** The address of a month: filters stay in it. */
  hrefOf: (month: string) => string
  /** Marked, and what is before it is muted. Leave it out where the same bytes are sent for days. */
  today?: Day
  /** The first month there is a link to, `YYYY-MM`. */
  min?: string
  /** The last month there is a link to, `YYYY-MM`. */
  max?: string
  /** The page's outline decides. @default 2 */
  level?: 1 | 2 | 3
  /** What links are drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  /** Everything it says itself: `eventCalendarLabelsEn` for English. @default eventCalendarLabelsId */
  labels?: EventCalendarLabels
  ref?: Ref<HTMLElement>
}

/**
 * A month of events: seven columns where there is room, the days that have something below each other where there is not.
 * Other months are links, so it needs no script. To choose a day there is `Calendar` of `date-picker`.
 */
export function EventCalendar({
  month,
  entries,
  hrefOf,
  today,
  min,
  max,
  level = 2,
  Link = 'a',
  labels = eventCalendarLabelsId,
  className,
  ...rest
}: EventCalendarProps) {
  const Title = `h${level}` as const
  const days = daysOfMonth(month, entries)
  const hasEntries = days.some((day) => day.entries.length > 0)
  const step = (to: string, icon: typeof panahKiri) =>
    (min === undefined || to >= min) && (max === undefined || to <= max) ? (
      <Link href={hrefOf(to)} aria-label={labels.month(to)} className={pageLinkVariants()}>
        <IconShape of={icon} size={16} />
      </Link>
    ) : (
      <span role="link" aria-disabled="true" aria-label={labels.month(to)} className={pageLinkVariants()}>
        <IconShape of={icon} size={16} />
      </span>
    )
  return (
    <section
      aria-label={labels.month(month)}
      {...rest}
      data-component="EventCalendar"
      className={eventCalendarVariants({ className })}
    >
      <header>
        <Title>{labels.month(month)}</Title>
        <nav aria-label={labels.months}>
          {today !== undefined && !today.startsWith(month) && (
            <Link href={hrefOf(today.slice(0, 7))} className={pageLinkVariants()}>
              {labels.thisMonth}
            </Link>
          )}
          {step(monthAfter(month, -1), panahKiri)}
          {step(monthAfter(month, 1), panahKanan)}
        </nav>
      </header>
      {/* Each day says its own weekday. */}
      <p aria-hidden="true" data-part="weekdays">
        {labels.weekdays.map((weekday) => (
          <span key={weekday}>{weekday.slice(0, 3)}</span>
        ))}
      </p>
      <ol>
        {days.map(({ day, weekday, entries: onDay }) => (
          <li
            key={day}
            data-weekday={weekday}
            // Days without anything are for the eye alone.
            aria-hidden={onDay.length === 0 || undefined}
            data-state={today === undefined ? undefined : day === today ? 'today' : day < today ? 'past' : undefined}
          >
            <time dateTime={day}>
              <b>{Number(day.slice(8))}</b>
              <span>{labels.weekdays[weekday - 1]}</span>
              {day === today && <span className="ui:sr-only">{`, ${labels.today}`}</span>}
            </time>
            {onDay.length > 0 && (
              <ul>
                {onDay.map(({ title, href, time, note }) => (
                  <li key={href}>
                    <Link href={href}>
                      {time !== undefined && <span>{`${time} `}</span>}
                      <b>{title}</b>
                      {note !== undefined && note !== '' && <em>{` ${note}`}</em>}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {!hasEntries && <p data-part="empty">{labels.empty}</p>}
    </section>
  )
}
