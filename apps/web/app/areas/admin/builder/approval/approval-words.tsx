import type { Approval } from '@naikkelas/contract/pages'
import { formatDateTime } from '@naikkelas/ui/format'

const answers = { approved: 'Disetujui', returned: 'Dikembalikan', replaced: 'Digantikan permintaan lain' } as const

/** Who requested approval, and the answer. */
export function ApprovalWords({ approval }: { approval: Approval }) {
  const { askedBy, askedAt, note, answer, answeredBy, answeredAt, comment } = approval
  return (
    <dl className="flex flex-col gap-3 rounded-field border border-line p-3.5 text-app-sm">
      <div>
        <dt className="text-app-xs text-muted">
          Diminta {askedBy ?? 'seseorang'}, <time dateTime={askedAt}>{formatDateTime(askedAt)}</time>
        </dt>
        <dd className="break-words">{note === '' ? 'Tanpa catatan.' : note}</dd>
      </div>
      {answer !== null && answeredAt !== null && (
        <div>
          <dt className="text-app-xs text-muted">
            {answers[answer]}
            {answeredBy !== null && ` oleh ${answeredBy}`},{' '}
            <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
          </dt>
          <dd className="break-words">{comment === '' ? 'Tanpa komentar.' : comment}</dd>
        </div>
      )}
    </dl>
  )
}
