import { eventCalendarPath } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'

interface EventViewsProps {
  /** That the calendar begins with. */
  month: string
  isMonth: boolean
}

/** Events as a list and as a month. */
export function EventViews({ month, isMonth }: EventViewsProps) {
  return (
    <nav aria-label="Tampilan" className="flex gap-2">
      <Button asChild size="sm" {...(!isMonth && { variant: 'primary' })}>
        <a href="/events" aria-current={isMonth ? undefined : 'page'}>
          Daftar
        </a>
      </Button>
      <Button asChild size="sm" {...(isMonth && { variant: 'primary' })}>
        <a href={`/events?bulan=${month}`} aria-current={isMonth ? 'page' : undefined}>
          Kalender
        </a>
      </Button>
    </nav>
  )
}

/** For programs that keep a calendar. */
export function EventSubscription() {
  return (
    <p className="mt-10 text-app-md text-muted">
      Memakai aplikasi kalender?{' '}
      <a href={eventCalendarPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        Ikuti semua acara
      </a>
    </p>
  )
}
