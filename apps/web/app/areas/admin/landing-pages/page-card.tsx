import type { LandingPageSummary } from '@naikkelas/contract/pages'
import { Link } from 'react-router-dom'
import { formatAgo, formatDateTime } from '@naikkelas/ui/format'
import { PageThumbnail } from '../page-drawing/page-thumbnail.tsx'
import type { PageGroups } from './groups/page-groups.ts'
import { PageLabels } from './groups/page-labels.tsx'
import { PageMenu } from './page-menu.tsx'
import { PageViews } from './page-views.tsx'
import { PageStatus } from './page-status.tsx'
import { LifecycleNotes } from './lifecycle-notes.tsx'

interface PageCardProps {
  page: LandingPageSummary
  /** Number of its leads; undefined without any. */
  leads: { total: number; fresh: number } | undefined
  /** Views of the last 28 days, one number per day; undefined without any. */
  views: { total: number; views: readonly number[] } | undefined
  now: string
  groups: PageGroups
  isSelected: boolean
  /** Whether pages are being selected: otherwise the checkbox is seen under the pointer and with the focus only. */
  isSelecting: boolean
  /** Absent where pages cannot be selected. */
  onSelect?: ((options: { isRange: boolean }) => void) | undefined
  /** Absent for those who do not design pages. */
  onGroup?: ((kind: 'folder' | 'labels') => void) | undefined
}

/** One page in the list: thumbnail, status and actions. */
export function PageCard({
  page,
  leads,
  views,
  now,
  groups,
  isSelected,
  isSelecting,
  onSelect,
  onGroup,
}: PageCardProps) {
  const { document, media } = page.opening
  const isTrashed = page.deletedAt !== null
  return (
    <li
      data-state={isSelected ? 'selected' : undefined}
      className="group relative isolate flex flex-col data-[state=selected]:outline-2 data-[state=selected]:outline-accent overflow-hidden rounded-surface border border-line bg-surface transition-shadow focus-within:shadow-e2 hover:shadow-e2"
    >
      {onSelect && (
        <label
          data-state={isSelecting ? 'selecting' : 'idle'}
          className="absolute start-2 top-2 z-10 flex size-11 items-center justify-center rounded-control border border-line bg-surface shadow-e1 transition-opacity sm:size-8 data-[state=idle]:opacity-0 data-[state=idle]:group-hover:opacity-100 data-[state=idle]:focus-within:opacity-100 pointer-coarse:data-[state=idle]:pointer-events-none pointer-coarse:data-[state=idle]:group-hover:opacity-0"
        >
          <input
            type="checkbox"
            aria-label={`Pilih ${page.name}`}
            checked={isSelected}
            // The click knows whether Shift was held; the following change event does not.
            onClick={(event) => onSelect({ isRange: event.shiftKey })}
            onChange={() => undefined}
            className="size-5 accent-(--ui-action)"
          />
        </label>
      )}
      {/* Below the words of the card, which have a ground of their own: the drawing is longer than its frame. */}
      <div className="relative -z-10 aspect-[16/10] border-b border-line bg-hover">
        {document.sections.length > 0 ? (
          <PageThumbnail document={document} media={media} />
        ) : (
          <p className="flex size-full items-center justify-center text-app-sm text-muted">Belum ada bagian</p>
        )}
      </div>
      <div className="flex min-w-0 items-start gap-2 bg-surface p-3">
        <div className="min-w-0 flex-1">
          <h2 id={`nama-${page.id}`} className="truncate text-app-sm font-semibold">
            {isTrashed ? (
              page.name
            ) : (
              <Link
                to={`/admin/landing-pages/${page.id}`}
                className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-surface focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {page.name}
              </Link>
            )}
          </h2>
          <p className="truncate text-app-xs text-muted">{page.address}</p>
        </div>
        <PageMenu page={page} onGroup={onGroup} />
      </div>
      <div className="flex grow flex-col gap-1.5 bg-surface px-3 pb-3 text-app-xs text-muted">
        <div className="flex items-center justify-between gap-2">
          <PageStatus page={page} />
          <time dateTime={page.updatedAt} title={formatDateTime(page.updatedAt)}>
            {formatAgo(page.updatedAt, new Date(now))}
          </time>
        </div>
        {page.status === 'published' && page.hasUnpublishedChanges && !isTrashed && (
          <p className="font-medium text-warn">Ada perubahan yang belum terbit</p>
        )}
        <PageLabels page={page} groups={groups} />
        {!isTrashed && <LifecycleNotes lifecycle={page.lifecycle} />}
        {!isTrashed && (page.status === 'published' || views) && <PageViews page={page} views={views} />}
        {leads && (
          <Link
            to={`/admin/prospek?dari-halaman=${page.id}`}
            className="relative z-10 inline-flex min-h-11 items-center self-start rounded-chip bg-surface font-semibold text-accent underline-offset-4 hover:underline sm:min-h-8"
          >
            {leads.total} prospek{leads.fresh > 0 && `, ${leads.fresh} baru`}
            <span className="sr-only"> dari {page.name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
