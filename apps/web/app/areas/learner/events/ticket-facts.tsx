import type { EventTicket } from '@naikkelas/contract/commerce'
import { formatDateTime } from '@naikkelas/contract/time'
import { Button } from '@naikkelas/ui/button'
import { Link } from '@naikkelas/ui/link'
import { sessionTimes } from '../../../shared/times/session-times.ts'

/** When and where an event is. */
export function TicketFacts({ sessions, place }: Pick<EventTicket, 'sessions' | 'place'>) {
  return (
    <>
      <ul className="flex flex-col gap-3 text-app-md">
        {sessions.map(({ title, startsAt, endsAt }) => (
          <li key={`${startsAt} ${title}`} className="flex flex-col">
            {title !== '' && <b className="wrap-anywhere">{title}</b>}
            <span>{sessionTimes(startsAt, endsAt)}</span>
          </li>
        ))}
        {sessions.length === 0 && <li>Jadwalnya kami kabari lewat e-mail.</li>}
      </ul>
      {place !== null && (
        <p className="flex flex-col text-app-md wrap-anywhere">
          <b>{place.name}</b>
          {place.address !== '' && <span>{place.address}</span>}
          {place.mapUrl !== null && (
            <span>
              <Link href={place.mapUrl} rel="noreferrer">
                Buka peta
              </Link>
            </span>
          )}
        </p>
      )}
    </>
  )
}

interface TicketLinksProps {
  /** Of the order. */
  code: string
  ticket: Pick<EventTicket, 'mode' | 'meetingUrl' | 'meetingOpensAt' | 'sessions'>
}

/** How to get into the meeting, once it is open, and into a calendar. */
export function TicketLinks({ code, ticket: { mode, meetingUrl, meetingOpensAt, sessions } }: TicketLinksProps) {
  return (
    <>
      {mode === 1 && meetingOpensAt !== null && (
        <p className="text-app-md text-muted">Tautan masuk tampil di sini mulai {formatDateTime(meetingOpensAt)}.</p>
      )}
      {(meetingUrl !== null || sessions.length > 0) && (
        <p className="flex flex-wrap gap-3">
          {meetingUrl !== null && (
            <Button asChild variant="primary">
              <a href={meetingUrl} rel="noreferrer">
                Masuk ke ruang acara
              </a>
            </Button>
          )}
          {sessions.length > 0 && (
            <Button asChild variant="secondary">
              <a href={`/api/me/orders/${code}/calendar`} download>
                Simpan ke kalender
              </a>
            </Button>
          )}
        </p>
      )}
    </>
  )
}
