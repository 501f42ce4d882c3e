import type { LandingPage, PageLifecycle } from '@naikkelas/contract/pages'
import type { IconName } from '@naikkelas/ui/icons'
import { formatDateTime } from '@naikkelas/ui/format'
import { publishingWords } from '../../landing-pages/lifecycle-notices.ts'

/** A notice under the bar, with its action. */
export interface StripLine {
  tone: 'danger' | 'warn' | 'info'
  icon: IconName
  text: string
  act?: { label: string; does: 'schedule' | 'approval' | 'include' }
}

interface Beholder {
  mayPublish: boolean
  mayAsk: boolean
  /** Whether changes are waiting to be saved. */
  hasPending: boolean
}

/** Notices about the lifecycle of a page, the most urgent first. */
export function stripLines(page: Pick<LandingPage, 'headVersion' | 'lifecycle'>, beholder: Beholder): StripLine[] {
  const lines = [
    ...failureLines(page.lifecycle),
    ...approvalLines(page.lifecycle, beholder),
    ...aheadLines(page, beholder),
  ]
  // Read-only without the schedule capability, to avoid a refused request.
  return beholder.mayPublish
    ? lines
    : lines.map(({ act, ...line }) => (act?.does === 'approval' ? { ...line, act } : line))
}

function failureLines({ publish, unpublish }: PageLifecycle): StripLine[] {
  return [publish, unpublish].flatMap((schedule): StripLine[] =>
    schedule?.failure
      ? [
          {
            tone: 'danger',
            icon: 'peringatan',
            text: `Gagal dijadwalkan untuk ${formatDateTime(schedule.at)}. ${schedule.failure}`,
            act: { label: 'Jadwalkan lagi', does: 'schedule' },
          },
        ]
      : [],
  )
}

function approvalLines({ approval }: PageLifecycle, { mayPublish, mayAsk }: Beholder): StripLine[] {
  if (approval?.answer === null) {
    const who = approval.askedBy ?? 'Seseorang'
    return [
      mayPublish
        ? {
            tone: 'warn',
            icon: 'obrolan',
            text: `${who} meminta persetujuan Anda.`,
            act: { label: 'Periksa permintaan', does: 'approval' },
          }
        : {
            tone: 'info',
            icon: 'obrolan',
            text: `Menunggu persetujuan, diminta ${who} ${formatDateTime(approval.askedAt)}.`,
          },
    ]
  }
  if (approval?.answer !== 'returned') return []
  const text = `${approval.answeredBy ?? 'Seseorang'} mengembalikan halaman ini: ${approval.comment}`
  return [
    {
      tone: 'warn',
      icon: 'obrolan',
      text,
      ...(!mayPublish && mayAsk && { act: { label: 'Minta lagi', does: 'approval' as const } }),
    },
  ]
}

function aheadLines(
  { headVersion, lifecycle }: Pick<LandingPage, 'headVersion' | 'lifecycle'>,
  { hasPending }: Beholder,
): StripLine[] {
  const { publish, unpublish, stage, endedAt, endedRedirect } = lifecycle
  const lines: StripLine[] = []
  const ahead = [
    ...(publish && publish.failure === null ? [`${publishingWords(stage)} ${formatDateTime(publish.at)}.`] : []),
    ...(unpublish && unpublish.failure === null
      ? [`Turun otomatis ${formatDateTime(unpublish.at)}${ledTo(unpublish.redirect)}.`]
      : []),
  ]
  if (ahead.length > 0)
    lines.push({
      tone: 'info',
      icon: 'jam',
      text: ahead.join(' '),
      act: { label: 'Ubah jadwal', does: 'schedule' },
    })
  if (publish?.failure === null && (hasPending || publish.version !== headVersion))
    lines.push({
      tone: 'warn',
      icon: 'info',
      text: 'Ada perubahan yang belum dijadwalkan.',
      act: { label: 'Sertakan perubahan', does: 'include' },
    })
  if (stage === 'ended' && endedAt !== null)
    lines.push({
      tone: 'info',
      icon: 'kalender',
      text: `Berakhir ${formatDateTime(endedAt)}${ledTo(endedRedirect)}.`,
      act: { label: 'Jadwalkan lagi', does: 'schedule' },
    })
  return lines
}

function ledTo(redirect: PageLifecycle['endedRedirect']): string {
  if (redirect === null) return ''
  return `, pengunjung diarahkan ke ${redirect.kind === 'page' ? `halaman ${redirect.name}` : redirect.href}`
}
