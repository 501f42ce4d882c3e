import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { cari, type IconDrawing, peringatan, tunas } from '@naikkelas/ui/icons/drawings'
import type { ReactNode } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router-dom'
import { Pager } from '../lists/pager.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { type Column, ResourceTable, type SelectableRows } from './resource-table.tsx'

interface Words {
  title: string
  text: string
  /** What can be done about it; a filtered list offers to leave out its filters. */
  action?: ReactNode
  /** The thing on the drawing's stairs. @default a seedling */
  icon?: IconDrawing
}

interface ResourceListProps<Item> {
  /** Names the table. */
  caption: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Below a row, over its whole width; null for nothing. */
  detailsOf?: (item: Item) => ReactNode
  /** Whether the list was narrowed down: an empty one then says so. */
  isFiltered?: boolean
  empty: Words
  noMatch?: Words
  /** Why the list could not be loaded, or brought up to date, and how to try again. */
  error?: { message: string; onRetry: () => void } | undefined
  selectable?: SelectableRows<Item>
  /** For a paged list; the number is in the address as `halaman`. */
  paging?: { total: number; page: number; perPage: number }
}

const clearFilters = (
  <Button asChild>
    <Link to="?">Hapus saringan</Link>
  </Button>
)

/** A list of the admin: its rows as cards on phones, what it says when it is empty, and the way through its pages. */
export function ResourceList<Item>({
  caption,
  columns,
  items,
  keyOf,
  detailsOf,
  isFiltered = false,
  empty,
  noMatch,
  error,
  selectable,
  paging,
}: ResourceListProps<Item>) {
  const [params] = useSearchParams()
  const isLoading = useNavigation().state === 'loading'
  const isNoMatch = isFiltered && noMatch !== undefined
  const {
    title,
    text,
    icon = isNoMatch ? cari : tunas,
    action = isNoMatch ? clearFilters : undefined,
  } = isNoMatch ? noMatch : empty
  const retry = error && <Button onClick={error.onRetry}>Coba lagi</Button>
  return (
    <>
      {error !== undefined && items.length > 0 && (
        <Alert tone="warn" isLive title="Daftar ini belum diperbarui" action={retry}>
          {error.message}
        </Alert>
      )}
      <div
        aria-busy={isLoading}
        className="rounded-surface border border-line bg-surface transition-opacity aria-busy:opacity-60"
      >
        {items.length > 0 ? (
          <ResourceTable
            caption={caption}
            columns={columns}
            items={items}
            keyOf={keyOf}
            detailsOf={detailsOf}
            selectable={selectable}
          />
        ) : error !== undefined ? (
          <div role="alert">
            <EmptyState
              illustration={<StairsPicture icon={peringatan} />}
              title="Daftar ini belum dapat dimuat"
              text={error.message}
              action={retry}
            />
          </div>
        ) : (
          <EmptyState illustration={<StairsPicture icon={icon} />} title={title} text={text} action={action} />
        )}
      </div>
      {paging !== undefined && (
        <Pager
          {...paging}
          addressOf={(page) => `?${withFilter(params, { halaman: page === 1 ? '' : String(page) })}`}
        />
      )}
    </>
  )
}
