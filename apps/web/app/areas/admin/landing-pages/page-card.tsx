import type { LandingPageSummary } from '@naikkelas/contract'
import { Link } from 'react-router-dom'
import { formatAgo, formatDateTime } from '../../../shared/format/dates.ts'
import { PageThumbnail } from '../page-drawing/page-thumbnail.tsx'
import { PageMenu } from './page-menu.tsx'
import { PageStatus } from './page-status.tsx'

interface PageCardProps {
  page: LandingPageSummary
  /** How many filled in its forms; undefined when nobody did. */
  leads: { total: number; fresh: number } | undefined
  now: string
}

/** One page in the list: how it opens, what state it is in, and what can be done to it. */
export function PageCard({ page, leads, now }: PageCardProps) {
  const { document, media } = page.opening
  const isTrashed = page.deletedAt !== null
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-surface border border-line bg-surface transition-shadow focus-within:shadow-e2 hover:shadow-e2">
      <div className="aspect-[16/10] border-b border-line bg-hover">
        {document.sections.length > 0 ? (
          <PageThumbnail document={document} media={media} hasForms />
        ) : (
          <p className="flex size-full items-center justify-center text-app-sm text-muted">Belum ada bagian</p>
        )}
      </div>
      <div className="flex min-w-0 items-start gap-2 p-3">
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
        <PageMenu page={page} />
      </div>
      <div className="flex flex-col gap-1.5 px-3 pb-3 text-app-xs text-muted">
        <div className="flex items-center justify-between gap-2">
          <PageStatus page={page} />
          <time dateTime={page.updatedAt} title={formatDateTime(page.updatedAt)}>
            {formatAgo(page.updatedAt, new Date(now))}
          </time>
        </div>
        {page.status === 'published' && page.hasUnpublishedChanges && !isTrashed && (
          <p className="font-medium text-warn">Ada perubahan yang belum terbit</p>
        )}
        {leads && (
          <Link
            to={`/admin/prospek?dari-halaman=${page.id}`}
            className="relative z-10 inline-flex min-h-11 items-center self-start rounded-chip font-semibold text-accent underline-offset-4 hover:underline sm:min-h-8"
          >
            {leads.total} prospek{leads.fresh > 0 && `, ${leads.fresh} baru`}
            <span className="sr-only"> dari {page.name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
