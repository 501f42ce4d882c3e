import { getPixelSending, type PixelEvent, type PixelProvider, type PixelSending } from '@naikkelas/contract/marketing'
import { Badge, type BadgeProps } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'

const states: Readonly<Record<PixelEvent['state'], { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  waiting: { label: 'Menunggu', tone: 'warn' },
  delivered: { label: 'Terkirim', tone: 'ok' },
  failed: { label: 'Gagal', tone: 'danger' },
  withheld: { label: 'Ditahan', tone: 'neutral' },
}
const names: Readonly<Record<PixelProvider, string>> = { meta: 'Meta', tiktok: 'TikTok', google: 'Google' }

interface PixelEventLogProps {
  pageId: string
  events: readonly PixelEvent[]
  onReload: (sending: PixelSending) => void
}

/** The latest events, with the advertisers' responses. */
export function PixelEventLog({ pageId, events, onReload }: PixelEventLogProps) {
  const { toast } = useToast()
  const reload = () =>
    call(getPixelSending, { params: { pageId } })
      .then(onReload)
      .catch((error: unknown) => toast({ title: messageOf(error), tone: 'danger' }))
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h5 className="text-app-sm font-semibold">Kiriman terakhir</h5>
        <Button size="sm" variant="quiet" onClick={() => void reload()}>
          Muat lagi
        </Button>
      </div>
      {events.length === 0 ? (
        <p className="text-app-xs text-muted">
          Belum ada kiriman. Tindakan pengunjung yang sudah setuju tercatat di sini selama tujuh hari.
        </p>
      ) : (
        <ul className="flex max-h-72 flex-col divide-y divide-line overflow-auto" aria-label="Kiriman terakhir">
          {events.map((event) => (
            <li key={event.id} className="flex flex-col gap-1 py-2 text-app-xs">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={states[event.state].tone}>{states[event.state].label}</Badge>
                <span className="font-semibold">
                  {names[event.provider]} · {event.name}
                </span>
                {event.status !== null && <span>Jawaban {event.status}</span>}
              </p>
              <p className="text-muted">
                {formatDateTime(event.createdAt)}
                {event.dueAt !== null && event.attempts > 0 && ` · dicoba lagi ${formatDateTime(event.dueAt)}`}
              </p>
              {event.state !== 'delivered' && event.excerpt !== '' && (
                <p className="text-muted wrap-anywhere">{event.excerpt}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
