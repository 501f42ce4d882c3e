import { type LiveSessionPage as Session, liveCalendarAddress, reminderMinutes } from '@naikkelas/contract/content'
import { Badge } from '@naikkelas/ui/badge'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { textHref } from '../../../shared/rich-text/text-href.ts'
import { HouseFrame } from '../frame/house-frame.tsx'
import { WholeWords } from '../frame/whole-words.tsx'
import { phaseBadges } from './phase-words.ts'
import { sessionTimes } from '../../../shared/times/session-times.ts'

interface RefusedReminder {
  email: string
  /** At the field. */
  issue: string | undefined
  /** Above the form. */
  notice: string | null
}

interface LiveSessionPageProps {
  session: Session
  /** A reminder was asked for just now. */
  isAsked: boolean
  refused: RefusedReminder | undefined
}

/** A live session: its player while it is live, and ways to be reminded before. Works without a script. */
export function LiveSessionPage({ session, isAsked, refused }: LiveSessionPageProps) {
  const { number, title, summary, host, startsAt, endsAt, phase, description } = session
  return (
    <HouseFrame>
      <header className="flex flex-col gap-4 pt-2 pb-8">
        <Breadcrumb
          items={[{ label: 'Beranda', href: '/' }, { label: 'Siaran langsung', href: '/live' }, { label: title }]}
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-md text-muted">
          <Badge {...phaseBadges[phase]} />
          <span>{sessionTimes(startsAt, endsAt)}</span>
        </p>
        <h1 className="max-w-4xl text-display-m text-balance wrap-anywhere">{title}</h1>
        {summary !== '' && <p className="max-w-text text-lead text-pretty text-muted">{summary}</p>}
        {host !== '' && <p className="text-app-md">Bersama {host}</p>}
      </header>
      {phase === 'upcoming' && <Reminding number={number} isAsked={isAsked} refused={refused} />}
      {phase === 'live' && <Player session={session} />}
      {phase === 'ended' && (
        <EmptyState
          size="inline"
          title="Siaran ini sudah selesai"
          text="Terima kasih kepada semua yang ikut. Siaran berikutnya ada di daftar."
          action={
            <Button asChild>
              <a href="/live">Lihat siaran lain</a>
            </Button>
          }
        />
      )}
      {description !== null && (
        <section aria-label="Tentang siaran ini" className="mt-10 flex max-w-text flex-col gap-3">
          <h2 className="text-h3">Tentang siaran ini</h2>
          <RichTextView value={description} href={textHref} />
        </section>
      )}
    </HouseFrame>
  )
}

function Player({ session: { number, title, player } }: { session: Session }) {
  if (player === null)
    return (
      <EmptyState
        size="inline"
        title="Siarannya sedang disiapkan"
        text="Kami segera mulai. Muat ulang halaman ini dalam satu dua menit."
        action={
          <Button asChild>
            <a href={`/live/${number}`}>Muat ulang</a>
          </Button>
        }
      />
    )
  return (
    <div className="aspect-video w-full max-w-5xl overflow-hidden rounded-surface border border-line bg-surface">
      <iframe
        src={player.address}
        title={`Siaran langsung: ${title}`}
        allow="accelerometer; autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full"
      />
    </div>
  )
}

function Reminding({ number, isAsked, refused }: Omit<LiveSessionPageProps, 'session'> & { number: number }) {
  return (
    <section
      id="ingatkan"
      aria-label="Pengingat"
      className="flex max-w-3xl scroll-mt-6 flex-col gap-5 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-col gap-2">
        <h2 className="text-h3">Ingatkan saya</h2>
        <p className="max-w-text text-pretty text-muted">
          <WholeWords
            text={`Siarannya tampil di halaman ini saat waktunya tiba. Simpan di kalender, atau kami kirim satu e-mail ${reminderMinutes} menit sebelumnya.`}
          />
        </p>
      </div>
      <div>
        <Button asChild size="lg">
          <a href={liveCalendarAddress(number)}>Tambahkan ke kalender</a>
        </Button>
      </div>
      {isAsked ? (
        <p role="status" className="rounded-field bg-ok-ground px-4 py-3 text-ok">
          <WholeWords text="Satu langkah lagi: buka e-mail dari kami dan tekan “Ingatkan saya”. Belum masuk? Lihat juga folder spam." />
        </p>
      ) : (
        <form method="post" action={`/live/${number}#ingatkan`} className="flex flex-col gap-3">
          {refused?.notice && <FormNotice>{refused.notice}</FormNotice>}
          <div className="grid items-end gap-3 sm:flex">
            <Field label="E-mail" error={refused?.issue} className="min-w-0 sm:flex-1">
              <Input
                name="email"
                type="email"
                size="lg"
                required
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={refused?.email}
              />
            </Field>
            <Button type="submit" variant="primary" size="lg">
              Kirimi saya pengingat
            </Button>
          </div>
          <p className="text-app-sm text-muted">
            Alamat Anda hanya dipakai untuk siaran ini dan dihapus setelah selesai. Lihat{' '}
            <a href="/privacy" className="underline underline-offset-4">
              kebijakan privasi
            </a>
            .
          </p>
        </form>
      )}
    </section>
  )
}
