import type { EventTicket } from '@naikkelas/contract/commerce'
import { formatDateTime } from '@naikkelas/contract/time'
import { Button } from '@naikkelas/ui/button'
import { Link } from '@naikkelas/ui/link'

interface TicketOfPurchaseProps {
  /** Of the order. */
  code: string
  ticket: EventTicket
}

/** When and where a bought event is, and how to get in. */
export function TicketOfPurchase({ code, ticket: { mode, place, meetingUrl, sessions } }: TicketOfPurchaseProps) {
  return (
    <section
      aria-label="Tiket"
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="text-app-xl font-semibold">Tiket</h2>
      <ul className="flex flex-col gap-3 text-app-md">
        {sessions.map(({ title, startsAt, endsAt }) => (
          <li key={`${startsAt} ${title}`} className="flex flex-col">
            {title !== '' && <b className="wrap-anywhere">{title}</b>}
            <span>
              {formatDateTime(startsAt)} sampai {formatDateTime(endsAt)}
            </span>
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
      {mode === 1 && meetingUrl === null && (
        <p className="text-app-md text-muted">Tautan masuknya tampil di sini sebelum acara dimulai.</p>
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
    </section>
  )
}
