import type { PageLifecycle } from '@naikkelas/contract/pages'
import { formatDateTime } from '@naikkelas/ui/format'

/** A notice about a page beside its status. */
export interface LifecycleNotice {
  about: 'schedule' | 'failure' | 'approval'
  isUrgent: boolean
  text: string
}

/** Notices about schedules and approvals of a page, the most urgent first. */
export function lifecycleNotices({ publish, unpublish, endedAt, stage, approval }: PageLifecycle): LifecycleNotice[] {
  const failures = [publish, unpublish].flatMap((schedule): LifecycleNotice[] =>
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
    ...ahead.map((text): LifecycleNotice => ({ about: 'schedule', isUrgent: false, text })),
  ]
}

/** Label of the scheduled event: a page that is already public gets its changes then. */
export function publishingWords(stage: PageLifecycle['stage']): string {
  return stage === 'published' ? 'Perubahan terbit otomatis' : 'Terbit otomatis'
}

function approvalWords(approval: PageLifecycle['approval']): LifecycleNotice[] {
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
