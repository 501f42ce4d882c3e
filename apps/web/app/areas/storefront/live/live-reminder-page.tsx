import { type LiveReminder, reminderMinutes } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PlainFrame } from '../lead-form/unsent-page.tsx'

interface LiveReminderPageProps {
  /** Null for one that was stopped or has passed. */
  reminder: LiveReminder | null
  isStopped: boolean
  failure: string | null
}

/** Confirms and stops the reminder of a live session. Works without script. */
export function LiveReminderPage({ reminder, isStopped, failure }: LiveReminderPageProps) {
  if (isStopped)
    return (
      <PlainFrame title="Anda tidak akan diingatkan" text="Alamat e-mail Anda sudah kami hapus.">
        <Sessions />
      </PlainFrame>
    )
  if (reminder === null)
    return (
      <PlainFrame
        title="Pengingat ini sudah tidak ada"
        text="Siarannya sudah selesai, atau permintaannya sudah dibatalkan."
      >
        <Sessions />
      </PlainFrame>
    )
  const { session, email, isConfirmed } = reminder
  const isPassed = session.phase !== 'upcoming'
  return (
    <PlainFrame {...wordsOf(reminder)}>
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      <div className="flex flex-wrap gap-2">
        {isConfirmed || isPassed ? (
          <Button asChild variant="primary" size="lg">
            <a href={`/live/${session.number}`}>Buka halaman siaran</a>
          </Button>
        ) : (
          <form method="post">
            <Button type="submit" name="pilihan" value="ingatkan" variant="primary" size="lg">
              Ya, ingatkan saya
            </Button>
          </form>
        )}
        <form method="post">
          <Button type="submit" name="pilihan" value="batal" size="lg">
            Jangan ingatkan saya
          </Button>
        </form>
      </div>
      <p className="text-app-sm text-muted">E-mail: {email}</p>
    </PlainFrame>
  )
}

function wordsOf({ session: { title, startsAt, phase }, isConfirmed }: LiveReminder) {
  if (phase !== 'upcoming')
    return { title: phase === 'live' ? 'Siarannya sedang berlangsung' : 'Siarannya sudah selesai', text: `“${title}”` }
  const when = `“${title}” mulai ${formatDateTime(startsAt)}.`
  return isConfirmed
    ? { title: 'Pengingat aktif', text: `${when} Kami kirim satu e-mail ${reminderMinutes} menit sebelumnya.` }
    : {
        title: 'Ingatkan siaran ini?',
        text: `${when} Tekan tombol di bawah agar kami mengirim satu e-mail sebelumnya.`,
      }
}

const Sessions = () => (
  <div>
    <Button asChild size="lg">
      <a href="/live">Lihat siaran langsung</a>
    </Button>
  </div>
)
