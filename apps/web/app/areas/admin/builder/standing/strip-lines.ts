import type { LandingPage, PageStanding } from '@naikkelas/contract/pages'
import type { IconName } from '@naikkelas/ui/icons'
import { formatDateTime } from '../../../../shared/format/dates.ts'
import { publishingWords } from '../../landing-pages/standing-words.ts'

/** A line under the bar: what people should know, and what can be done about it. */
export interface StripLine {
  tone: 'danger' | 'warn' | 'info'
  icon: IconName
  text: string
  act?: { label: string; does: 'schedule' | 'approval' | 'include' }
}

interface Beholder {
  mayPublish: boolean
  mayAsk: boolean
  /** Whether something was written that the server does not have yet. */
  hasPending: boolean
}

/** What there is to say about how a page stands, the most urgent first. */
export function stripLines(page: Pick<LandingPage, 'headVersion' | 'standing'>, beholder: Beholder): StripLine[] {
  const lines = [
    ...failureLines(page.standing),
    ...approvalLines(page.standing, beholder),
    ...aheadLines(page, beholder),
  ]
  // Read-only without the schedule capability, to avoid a refused request.
  return beholder.mayPublish
    ? lines
    : lines.map(({ act, ...line }) => (act?.does === 'approval' ? { ...line, act } : line))
}

function failureLines({ publish, unpublish }: PageStanding): StripLine[] {
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

function approvalLines({ approval }: PageStanding, { mayPublish, mayAsk }: Beholder): StripLine[] {
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
  { headVersion, standing }: Pick<LandingPage, 'headVersion' | 'standing'>,
  { hasPending }: Beholder,
): StripLine[] {
  const { publish, unpublish, stage, endedAt, endedRedirect } = standing
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

function ledTo(redirect: PageStanding['endedRedirect']): string {
  if (redirect === null) return ''
  return `, pengunjung diarahkan ke ${redirect.kind === 'page' ? `halaman ${redirect.name}` : redirect.href}`
}
