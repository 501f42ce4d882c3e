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
