import type { ListView, ViewedList } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { DataTable, type DataTableColumn, type DataTablePaging, type DataTableSort } from '@naikkelas/ui/data-table'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { cari, type IconDrawing, tunas } from '@naikkelas/ui/icons/drawings'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { useHiddenColumns } from '../lists/use-hidden-columns.ts'
import { useScreenKeys } from '../lists/use-screen-keys.ts'
import { ListViews } from './list-views.tsx'
import { SaveViewButton } from './save-view-button.tsx'
import type { SelectedIds } from './use-selected-ids.ts'

interface Words {
  title: string
  text: string
  /** What can be done about it; a filtered list offers to leave out its filters. */
  action?: ReactNode
  /** The thing on the drawing's stairs. @default a seedling */
  icon?: IconDrawing
}

interface ResourceListProps<Item extends object> {
  /** Names the table: the heading of the screen, or what the table lists where there are several. */
  caption: string
  /** The same array at each drawing. */
  columns: readonly DataTableColumn<Item>[]
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Below a row, over its whole width; null for nothing. */
  detailsOf?: (item: Item) => ReactNode
  onOpen?: (item: Item) => void
  /** How the rows are ordered now, and what is called with the order that a heading asks for. */
  sort?: DataTableSort
  onSortChange?: (sort: DataTableSort | null) => void
  /** Columns that are hidden until the reader asks for them. */
  hiddenAtFirst?: readonly string[]
  /** Whether the list was narrowed down: an empty one then says so. */
  isFiltered?: boolean
  empty: Words
  noMatch?: Words
  /** Why the list could not be loaded, or brought up to date, and how to try again. */
  error?: { message: string; onRetry: () => void } | undefined
  /** Rows can be selected for these actions. */
  bulk?: { selection: SelectedIds; actions: (ids: readonly string[]) => ReactNode } | undefined
  /** Search and filters. */
  toolbar?: ReactNode
  /** Views of the list that the admin has saved; with it one can be saved. */
  views?: { list: ViewedList; saved: readonly ListView[] }
  paging?: DataTablePaging | undefined
}

const clearFilters = (
  <Button asChild>
    <Link to="?">Hapus saringan</Link>
  </Button>
)

/**
 * A list of the admin on the package's DataTable: saved views, hidden columns in the address, what it says when it is empty
 * or nothing fits, and what can be done with selected rows.
 */
export function ResourceList<Item extends object>({
  items,
  hiddenAtFirst,
  isFiltered = false,
  empty,
  noMatch,
  error,
  bulk,
  toolbar,
  views,
  paging,
  ...table
}: ResourceListProps<Item>) {
  const isLoading = useNavigation().state === 'loading'
  const isNoMatch = isFiltered && noMatch !== undefined
  const {
    title,
    text,
    icon = isNoMatch ? cari : tunas,
    action = isNoMatch ? clearFilters : undefined,
  } = isNoMatch ? noMatch : empty
  const drawn = (
    <DataTable
      {...table}
      {...useHiddenColumns(hiddenAtFirst)}
      {...useScreenKeys()}
      rows={items}
      toolbar={
        // One shape whatever the list holds, so that a filter that is being typed stays where it is.
        (toolbar || views) && (
          <>
            {toolbar}
            {views && (items.length > 0 || isFiltered) && <SaveViewButton list={views.list} views={views.saved} />}
          </>
        )
      }
      isLoading={isLoading}
      empty={<EmptyState illustration={<StairsPicture icon={icon} />} title={title} text={text} action={action} />}
      {...(error && { error })}
      {...(bulk && {
        selectedIds: bulk.selection.ids,
        onSelectedIdsChange: bulk.selection.change,
        bulkActions: bulk.actions,
      })}
      {...(paging && { paging })}
    />
  )
  if (!views) return drawn
  return (
    <>
      <ListViews list={views.list} views={views.saved} />
      {drawn}
    </>
  )
}
