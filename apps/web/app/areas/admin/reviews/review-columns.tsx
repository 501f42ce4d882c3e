import type { Review } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { Rating } from '@naikkelas/ui/rating'

export interface ReviewActs {
  mayChange: (review: Review) => boolean
  onReply: (review: Review) => void
  onHide: (review: Review) => void
  onShow: (review: Review) => void
}

export const reviewColumns = ({
  mayChange,
  onReply,
  onHide,
  onShow,
}: ReviewActs): readonly DataTableColumn<Review>[] => [
  {
    id: 'review',
    header: 'Ulasan',
    cell: ({ stars, text, author, writtenAt }) => (
      <div className="flex max-w-text min-w-52 flex-col gap-1">
        <Rating value={stars} size="sm" />
        {text === '' ? (
          <span className="text-muted">Tanpa kata-kata</span>
        ) : (
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        )}
        <span className="text-app-xs text-muted">
          {author} · <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
        </span>
      </div>
    ),
  },
  {
    id: 'sellable',
    header: 'Tentang',
    cell: ({ sellable }) => <span className="block min-w-32 wrap-anywhere">{sellable.name}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ hidden }) => (hidden ? <Badge tone="warn">Disembunyikan</Badge> : <Badge tone="ok">Tampil</Badge>),
  },
  {
    id: 'acts',
    header: 'Tindakan',
    isActions: true,
    canHide: false,
    cell: (review) =>
      mayChange(review) && (
        <div className="flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
          <Button
            size="sm"
            aria-label={`${review.reply ? 'Ubah jawaban untuk' : 'Jawab'} ${review.author}`}
            onClick={() => onReply(review)}
          >
            {review.reply ? 'Ubah jawaban' : 'Jawab'}
          </Button>
          {review.hidden ? (
            <Button size="sm" aria-label={`Tampilkan lagi ulasan ${review.author}`} onClick={() => onShow(review)}>
              Tampilkan lagi
            </Button>
          ) : (
            <Button size="sm" aria-label={`Sembunyikan ulasan ${review.author}`} onClick={() => onHide(review)}>
              Sembunyikan
            </Button>
          )}
        </div>
      ),
  },
]

/** Below a review: the team's answer, and why it is hidden. */
export function ReviewNotes({ review: { reply, repliedBy, hidden } }: { review: Review }) {
  return (
    <div className="flex max-w-text flex-col gap-2 text-app-sm">
      {hidden && (
        <p className="wrap-anywhere">
          <b>Alasan disembunyikan:</b> {hidden.reason}
          <span className="block text-app-xs text-muted">{signed(hidden.by, hidden.at)}</span>
        </p>
      )}
      {reply && (
        <p className="whitespace-pre-line wrap-anywhere">
          <b>Jawaban tim:</b> {reply.text}
          <span className="block text-app-xs text-muted">{signed(repliedBy, reply.at)}</span>
        </p>
      )}
    </div>
  )
}

const signed = (by: string | null, at: string) => `${by === null ? '' : `${by}, `}${formatDate(at)}`
