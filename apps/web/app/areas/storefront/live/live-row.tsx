import type { LiveSessionCard } from '@naikkelas/contract/content'
import { Badge } from '@naikkelas/ui/badge'
import { formatDateTime } from '@naikkelas/ui/format'
import { phaseBadges } from './phase-words.ts'

/** A live session in a list: the whole row leads to it. */
export function LiveRow({ card: { number, title, summary, host, startsAt, phase } }: { card: LiveSessionCard }) {
  return (
    <article className="relative flex flex-col items-start gap-1.5 py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm text-muted">
        <Badge {...phaseBadges[phase]} />
        <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>
      </p>
      <h2 className="text-h3 text-balance wrap-anywhere">
        <a href={`/live/${number}`} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
          {title}
        </a>
      </h2>
      {summary !== '' && <p className="max-w-text text-pretty text-muted">{summary}</p>}
      {host !== '' && <p className="text-app-sm text-muted">Bersama {host}</p>}
    </article>
  )
}
