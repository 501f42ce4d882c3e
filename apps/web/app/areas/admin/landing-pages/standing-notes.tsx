import type { PageStanding } from '@naikkelas/contract'
import { standingWords } from './standing-words.ts'

/** What is ahead of a page and what is asked of people, a line each. */
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
