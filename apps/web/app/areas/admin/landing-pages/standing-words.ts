import type { PageStanding } from '@naikkelas/contract'
import { formatDateTime } from '../../../shared/format/dates.ts'

/** Something people want to know of a page beside its state. */
export interface StandingWord {
  about: 'schedule' | 'failure' | 'approval'
  isUrgent: boolean
  text: string
}

/** What is ahead of a page and what is asked of people, the most urgent first. */
export function standingWords({ publish, unpublish, endedAt, stage, approval }: PageStanding): StandingWord[] {
  const failures = [publish, unpublish].flatMap((schedule): StandingWord[] =>
    schedule?.failure ? [{ about: 'failure', isUrgent: true, text: `Gagal dijadwalkan. ${schedule.failure}` }] : [],
  )
  const ahead = [
    ...(publish && publish.failure === null ? [`${publishingWords(stage)} ${formatDateTime(publish.at)}`] : []),
    ...(unpublish && unpublish.failure === null ? [`Turun otomatis ${formatDateTime(unpublish.at)}`] : []),
    ...(stage === 'ended' && endedAt !== null ? [`Berakhir ${formatDateTime(endedAt)}`] : []),
  ]
  return [
    ...failures,
    ...approvalWords(approval),
    ...ahead.map((text): StandingWord => ({ about: 'schedule', isUrgent: false, text })),
  ]
}

/** What will happen at the time: a page that is public already gets its changes then. */
export function publishingWords(stage: PageStanding['stage']): string {
  return stage === 'published' ? 'Perubahan terbit otomatis' : 'Terbit otomatis'
}

function approvalWords(approval: PageStanding['approval']): StandingWord[] {
  if (approval?.answer === null)
    return [
      { about: 'approval', isUrgent: true, text: `Menunggu persetujuan, diminta ${approval.askedBy ?? 'seseorang'}` },
    ]
  if (approval?.answer === 'returned')
    return [
      {
        about: 'approval',
        isUrgent: true,
        text: `Dikembalikan ${approval.answeredBy ?? 'seseorang'}: ${approval.comment}`,
      },
    ]
  return []
}
