import type { BookMonthDetails } from '@naikkelas/contract/commerce'
import { DescriptionItem, DescriptionList } from '@naikkelas/ui/description-list'
import { formatDateTime } from '@naikkelas/ui/format'
import { monthStateAdvice } from './month-words.ts'

/** Who closed a month, with the hash of what was stored, and when it was opened again. */
export function ClosingFacts({ details: { closing, undone, state } }: { details: BookMonthDetails }) {
  return (
    <>
      {closing === null ? (
        <p className="text-app-sm text-muted">{monthStateAdvice[state]}</p>
      ) : (
        <DescriptionList>
          <DescriptionItem term="Ditutup">
            {formatDateTime(closing.closedAt)}
            {closing.closedBy !== null && `, ${closing.closedBy}`}
          </DescriptionItem>
          {closing.note !== null && <DescriptionItem term="Catatan">{closing.note}</DescriptionItem>}
          <DescriptionItem term="SHA-256">
            <span className="font-mono text-app-xs wrap-anywhere">{closing.hash}</span>
          </DescriptionItem>
        </DescriptionList>
      )}
      {undone.map(({ id, closedAt, reopenedAt, reopenedBy, reopenReason }) => (
        <p key={id} className="text-app-sm wrap-anywhere text-muted">
          Ditutup {formatDateTime(closedAt)}, dibuka lagi {reopenedAt !== null && formatDateTime(reopenedAt)}
          {reopenedBy !== null && ` oleh ${reopenedBy}`}: {reopenReason}
        </p>
      ))}
    </>
  )
}
