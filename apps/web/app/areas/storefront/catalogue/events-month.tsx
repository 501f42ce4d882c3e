import type { OutputFor } from '@naikkelas/contract'
import type { listEventSessions } from '@naikkelas/contract/commerce'
import { clockInWib, dayInWib } from '@naikkelas/contract/time'
import { EventCalendar } from '@naikkelas/ui/event-calendar'
import { HouseFrame } from '../frame/house-frame.tsx'
import { EventSubscription, EventViews } from './event-views.tsx'

interface EventsMonthProps {
  title: string
  description: string
  /** `2026-12` */
  month: string
  months: { min: string; max: string }
  sessions: OutputFor<typeof listEventSessions>
}

const notes = { available: undefined, sold_out: 'Habis', ended: 'Ditutup', not_yet: 'Segera dibuka' } as const

/** A month of sessions, each leading to its event. Works without a script. */
export function EventsMonth({ title, description, month, months, sessions }: EventsMonthProps) {
  const entries = sessions.map(({ title: part, startsAt, isOver, event: { name, link, availability } }) => {
    const note = isOver ? 'Selesai' : notes[availability]
    return {
      day: dayInWib(new Date(startsAt)),
      title: part === '' ? name : `${name}: ${part}`,
      href: `/event/${link}`,
      time: clockInWib(new Date(startsAt)).slice(11, 16).replace(':', '.'),
      ...(note !== undefined && { note }),
    }
  })
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8 sm:pb-8">
        <h1 className="text-display-m">{title}</h1>
        <p className="max-w-text text-lead text-pretty text-muted">{description}</p>
        <EventViews month={months.min} isMonth />
      </header>
      <EventCalendar month={month} entries={entries} hrefOf={(to) => `/events?bulan=${to}`} {...months} />
      <p className="pt-4 text-app-sm text-muted">Semua jam dalam WIB.</p>
      <EventSubscription />
    </HouseFrame>
  )
}
