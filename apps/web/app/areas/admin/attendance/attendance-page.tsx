import { type EventAttendees, exportAttendeesPath } from '@naikkelas/contract/learning'
import { formatDateTime } from '@naikkelas/ui/format'
import { ExportMenu } from '../exports/export-menu.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { presentWords } from './attendee-filter.ts'
import { AttendeesTable } from './attendees-table.tsx'
import { CheckInPanel } from './check-in-panel.tsx'
import { DoorGuard } from './door-guard.tsx'
import { useDoor } from './use-door.ts'

interface AttendancePageProps {
  eventId: string
  admin: { id: string; name: string }
  loaded: EventAttendees
  mayChange: boolean
}

/** Who comes to an event, and its door: tickets are checked in one by one. */
export function AttendancePage({ eventId, admin, loaded, mayChange }: AttendancePageProps) {
  const door = useDoor({ eventId, admin, loaded })
  const { name, startsAt } = loaded.event
  return (
    <AdminScreen
      title="Peserta"
      description={startsAt === null ? name : `${name}, ${formatDateTime(startsAt)}`}
      back={{ href: `/admin/acara/${eventId}`, label: name }}
      actions={
        door.attendees.length > 0 && (
          <ExportMenu addressOf={(format) => `/api${exportAttendeesPath(eventId, format)}`} />
        )
      }
    >
      {mayChange && <CheckInPanel door={door} />}
      <p className="text-app-lg font-semibold tabular-nums">{presentWords(door.attendees)}</p>
      <AttendeesTable door={door} mayChange={mayChange} />
      <DoorGuard isNeeded={door.isOffline || door.waiting.length > 0} />
    </AdminScreen>
  )
}
