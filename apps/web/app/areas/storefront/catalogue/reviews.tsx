import type { OutputFor } from '@naikkelas/contract'
import type { browseReviews, PublicReview, SellableDetail } from '@naikkelas/contract/commerce'
import { formatDate } from '@naikkelas/ui/format'
import { Rating } from '@naikkelas/ui/rating'
import { ListPages } from './list-pages.tsx'
import { reviewPageAddress } from './review-page.ts'

interface ReviewsProps {
  rating: NonNullable<SellableDetail['rating']>
  page: OutputFor<typeof browseReviews>
}

/** What buyers say of an entry, newest first. */
export function Reviews({ rating, page }: ReviewsProps) {
  return (
    <section id="ulasan" aria-label="Ulasan" className="flex scroll-mt-6 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-h3">Ulasan</h2>
        <Rating value={rating.average} count={rating.count} size="lg" />
      </div>
      {page.items.length === 0 ? (
        <p className="text-muted">Tidak ada ulasan lagi di sini.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {page.items.map((review) => (
            <Item key={review.number} review={review} />
          ))}
        </ul>
      )}
      <ListPages list={page} label="Halaman ulasan" addressOf={reviewPageAddress} />
    </section>
  )
}

function Item({ review: { stars, text, author, writtenAt, reply } }: { review: PublicReview }) {
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm">
        <Rating value={stars} size="sm" />
        <b>{author}</b>
        <time dateTime={writtenAt} className="text-muted">
          {formatDate(writtenAt)}
        </time>
      </div>
      {text !== '' && <p className="max-w-text whitespace-pre-line text-pretty wrap-anywhere">{text}</p>}
      {reply && (
        <div className="ms-4 max-w-text border-s-2 border-line ps-4 text-app-sm">
          <p className="font-semibold">
            Jawaban tim{' '}
            <time dateTime={reply.at} className="font-regular text-muted">
              {formatDate(reply.at)}
            </time>
          </p>
          <p className="whitespace-pre-line text-pretty wrap-anywhere">{reply.text}</p>
        </div>
      )}
    </li>
  )
}
