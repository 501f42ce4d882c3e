import type { PageLifecycle } from '@naikkelas/contract/pages'
import { lifecycleNotices } from './lifecycle-notices.ts'

/** Schedules and approvals of a page, a line each. */
export function LifecycleNotes({ lifecycle }: { lifecycle: PageLifecycle }) {
  return lifecycleNotices(lifecycle).map(({ about, isUrgent, text }) => (
    <p
      key={text}
      className={
        about === 'failure'
          ? 'line-clamp-2 font-medium text-danger'
          : isUrgent
            ? 'line-clamp-2 font-medium text-warn'
            : undefined
      }
    >
      {text}
    </p>
  ))
}
