import type { PageStanding } from '@naikkelas/contract/pages'
import { standingWords } from './standing-words.ts'

/** Schedules and approvals of a page, a line each. */
export function StandingNotes({ standing }: { standing: PageStanding }) {
  return standingWords(standing).map(({ about, isUrgent, text }) => (
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
