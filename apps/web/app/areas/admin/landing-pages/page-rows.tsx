import type { LandingPageSummary } from '@naikkelas/contract/pages'
import { DataTable, type DataTableColumn } from '@naikkelas/ui/data-table'
import { Link, useNavigate } from 'react-router-dom'
import { formatAgo, formatDateTime } from '@naikkelas/ui/format'
import { countWords, unknown } from '../analytics/metric-format.ts'
import type { RowSelection } from '../kit/use-row-selection.ts'
import { useHiddenColumns } from '../lists/use-hidden-columns.ts'
import { useScreenKeys } from '../lists/use-screen-keys.ts'
import type { PageGroups } from './groups/page-groups.ts'
import { PageLabels } from './groups/page-labels.tsx'
import { PageMenu } from './page-menu.tsx'
import { PageStatus } from './page-status.tsx'

interface PageRowsProps {
  pages: readonly LandingPageSummary[]
  leadsOf: (pageId: string) => { total: number; fresh: number } | undefined
  viewsOf: (pageId: string) => { total: number } | undefined
  now: string
  groups: PageGroups
  isLoading: boolean
  /** Undefined for those who may change none of them. */
  selection: RowSelection | undefined
  /** Absent for those who do not design pages. */
  onGroup?: ((kind: 'folder' | 'labels', pageId: string) => void) | undefined
}

/** The landing pages as rows, to compare many at once. */
export function PageRows({ pages, leadsOf, viewsOf, now, groups, isLoading, selection, onGroup }: PageRowsProps) {
  const navigate = useNavigate()
  const columns: readonly DataTableColumn<LandingPageSummary>[] = [
    {
      id: 'page',
      header: 'Halaman',
      cell: (page) => (
        <div className="flex min-w-36 flex-col items-start gap-0.5">
          <span id={`nama-${page.id}`} className="font-semibold wrap-anywhere">
            {page.deletedAt === null ? (
              <Link to={`/admin/landing-pages/${page.id}`} className="underline-offset-4 hover:underline">
                {page.name}
              </Link>
            ) : (
              page.name
            )}
          </span>
          <span className="text-app-xs text-muted wrap-anywhere">{page.address}</span>
          <PageLabels page={page} groups={groups} />
        </div>
      ),
    },
    { id: 'status', header: 'Status', cell: (page) => <PageStatus page={page} /> },
    {
      id: 'views',
      header: 'Kunjungan 28 hari',
      cell: ({ id, name }) => (
        <Link
          to={`/admin/landing-pages/${id}/statistik`}
          className="text-accent tabular-nums underline-offset-4 hover:underline"
        >
          {countWords(viewsOf(id)?.total ?? 0)}
          <span className="sr-only"> kunjungan di {name}</span>
        </Link>
      ),
    },
    {
      id: 'leads',
      header: 'Prospek',
      isWideOnly: true,
      cell: ({ id, name }) => {
        const leads = leadsOf(id)
        if (!leads) return <span className="text-muted">{unknown}</span>
        return (
          <Link
            to={`/admin/prospek?dari-halaman=${id}`}
            className="text-accent tabular-nums underline-offset-4 hover:underline"
          >
            {countWords(leads.total)}
            <span className="sr-only"> prospek dari {name}</span>
          </Link>
        )
      },
    },
    {
      id: 'updated',
      header: 'Diubah',
      isWideOnly: true,
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)} className="whitespace-nowrap text-muted">
          {formatAgo(updatedAt, new Date(now))}
        </time>
      ),
    },
    {
      id: 'actions',
      header: 'Tindakan',
      canHide: false,
      isActions: true,
      cell: (page) => <PageMenu page={page} onGroup={onGroup && ((kind) => onGroup(kind, page.id))} />,
    },
  ]
  return (
    <DataTable
      {...useHiddenColumns()}
      {...useScreenKeys()}
      caption="Daftar halaman"
      columns={columns}
      rows={pages}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      isLoading={isLoading}
      onOpen={({ id, deletedAt }) => deletedAt === null && void navigate(`/admin/landing-pages/${id}`)}
      {...(selection && {
        isSelectable: true,
        selectedIds: [...selection.ids],
        onSelectedIdsChange: selection.change,
      })}
    />
  )
}
