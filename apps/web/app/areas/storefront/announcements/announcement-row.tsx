import { announcementLabels } from '@naikkelas/contract'
import type { AnnouncementCard } from '@naikkelas/contract/content'
import { formatDate } from '@naikkelas/ui/format'
import { ShownPicture } from '../content-lists/shown-picture.tsx'

interface AnnouncementRowProps {
  card: AnnouncementCard
  /** Whether its kind is said: not where a list has one kind alone. */
  isTyped: boolean
  level?: 2 | 3
  isFirst?: boolean
}

/** An announcement in a list: the whole row leads to it. */
export function AnnouncementRow({ card, isTyped, level = 2, isFirst = false }: AnnouncementRowProps) {
  const { number, type, title, summary, picture, publishedAt } = card
  const Title = `h${level}` as const
  return (
    <article className="relative grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-app-sm text-muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          {isTyped && <> · {announcementLabels[type]}</>}
        </p>
        <Title className="text-h3 text-balance wrap-anywhere">
          <a
            href={`/pengumuman/detail/${number}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        </Title>
        {summary !== '' && <p className="max-w-text text-pretty text-muted">{summary}</p>}
      </div>
      {picture && (
        <span className="aspect-video w-full overflow-hidden rounded-surface border border-line sm:w-48">
          <ShownPicture
            picture={picture}
            sizes="(min-width: 40rem) 12rem, 90vw"
            isEager={isFirst}
            className="size-full object-cover"
          />
        </span>
      )}
    </article>
  )
}
