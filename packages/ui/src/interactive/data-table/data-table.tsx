'use client'
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { cx } from '../../primitives/variants.ts'
import { useOwnValue } from '../control-value.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { type DataTableLabels, dataTableLabelsId } from './data-table.labels.ts'
import type { DataTablePaging } from './data-table-paging.ts'
import { KeyHelp } from './key-help.tsx'
import { SkeletonRows, TableHeadings, TableRows } from './table-rows.tsx'
import { BulkBar, ColumnChoice, OrderChoice, Paging } from './table-tools.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { type DataTableColumn, type DataTableSort, useTableModel } from './use-table-model.ts'

export interface DataTableProps<Row extends object> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What it lists; names the table. */
  caption: string
  /** The same array at each drawing, or everything is built again. The first one names the row. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows of this page, in their order: it neither fetches nor sorts. */
  rows: readonly Row[]
  /** Unique among all rows, of other pages too. */
  idOf: (row: Row) => string
  /** The row in words, for screen readers: “Sari Wulandari”. */
  nameOf: (row: Row) => string
  /** Unfolded under a row, over its whole width; null for nothing. */
  detailsOf?: (row: Row) => ReactNode
  /** How the rows are ordered now. */
  sort?: DataTableSort | null
  /** Called with the order that a heading asks for; without it no heading can be pressed. */
  onSortChange?: (sort: DataTableSort | null) => void
  /** Ids of columns that are not shown. Leave out to let the reader rule. */
  hiddenColumns?: readonly string[]
  /** Those at first, when it keeps them itself. @default [] */
  defaultHiddenColumns?: readonly string[]
  /** Called with the ids of all columns that are hidden then. */
  onHiddenColumnsChange?: (columnIds: readonly string[]) => void
  /** Ids of the selected rows, of other pages too. Leave out to let the reader rule. */
  selectedIds?: readonly string[]
  /** Called with the ids of all rows that are selected then. */
  onSelectedIdsChange?: (rowIds: readonly string[]) => void
  /** Whether rows can be selected; without `bulkActions` what is done with them is drawn elsewhere. @default with `bulkActions` */
  isSelectable?: boolean
  /** What can be done with the selected rows: Buttons. */
  bulkActions?: (selectedIds: readonly string[]) => ReactNode
  /** Called for a row on which Enter is pressed; give the first column a link to the same place. */
  onOpen?: (row: Row) => void
  /**
   * Whether its keys also work while nothing on the screen has the focus; of several tables those of the first one. Give
   * `onKeysScreenWideChange` too, so that readers who speak to their computer can turn it off. @default false
   */
  isKeysScreenWide?: boolean
  /** Called when the reader turns that on or off in the list of keys. */
  onKeysScreenWideChange?: (isScreenWide: boolean) => void
  /** Over the table: a search field, to which / leads, and filters. */
  toolbar?: ReactNode
  /** While rows are on their way. @default false */
  isLoading?: boolean
  /** Why they could not be fetched, as a sentence, and how to try again. */
  error?: { message: string; onRetry: () => void }
  /** What is there without rows: an EmptyState. */
  empty?: ReactNode
  /** The way to the pages before and after, for a list that is read with a cursor. */
  paging?: DataTablePaging
  /** Everything it says itself: `dataTableLabelsEn` for English. @default dataTableLabelsId */
  labels?: DataTableLabels
  ref?: Ref<HTMLDivElement>
}

/**
 * Records in columns that can be ordered, hidden, selected and walked by keys. All of its state may be yours: it fetches
 * nothing. On phones each row is a card.
 */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  idOf,
  nameOf,
  detailsOf,
  sort = null,
  onSortChange,
  hiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  selectedIds,
  onSelectedIdsChange,
  bulkActions,
  isSelectable = bulkActions !== undefined,
  onOpen,
  isKeysScreenWide = false,
  onKeysScreenWideChange,
  toolbar,
  isLoading = false,
  error,
  empty,
  paging,
  labels = dataTableLabelsId,
  className,
  onKeyDown,
  ref,
  ...rest
}: DataTableProps<Row>) {
  const root = useSharedRef(ref)
  const hidden = useOwnValue<readonly string[]>({
    value: hiddenColumns,
    defaultValue: defaultHiddenColumns,
    empty: none,
    onValueChange: onHiddenColumnsChange,
  })
  const selected = useOwnValue<readonly string[]>({
    value: selectedIds,
    empty: none,
    onValueChange: onSelectedIdsChange,
  })
  const onSort = (next: DataTableSort | null) => onSortChange?.(next)
  const table = useTableModel({
    columns,
    rows,
    idOf,
    sort,
    onSort,
    hidden: hidden.current,
    onHide: hidden.change,
    selected: selected.current,
    onSelect: selected.change,
  })
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const hasRows = rows.length > 0
  // Of a table that is only read, the arrows of its rows are no news.
  const hasHelp = hasRows && (isSelectable || onOpen !== undefined || Boolean(toolbar))
  const rowOf = (id: string) => table.getRowModel().rowsById[id]
  const keys = useRowKeys({
    root,
    rowIds: table.getRowModel().rows.map(({ id }) => id),
    onToggle: isSelectable ? (id) => rowOf(id)?.toggleSelected() : undefined,
    onOpen: onOpen && ((id) => rowOf(id) && onOpen(rowOf(id)?.original as Row)),
    onHelp: hasHelp ? () => setIsHelpOpen(true) : undefined,
    isScreenWide: isKeysScreenWide,
  })
  // Without rows there is nothing to order or to hide.
  const hasTools =
    (hasRows || isLoading) &&
    (onSortChange !== undefined || table.getAllLeafColumns().some((column) => column.getCanHide()))
  const retry = error && <Button onClick={error.onRetry}>{labels.retry}</Button>
  const parts = { table, columns, isSelectable, labels }
  return (
    <div
      {...rest}
      ref={root}
      data-component="DataTable"
      className={cx('ui:min-w-0', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        keys.onKeyDown(event)
      }}
    >
      {(toolbar || hasTools || hasHelp) && (
        <div data-part="toolbar" className="ui:mb-3 ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {toolbar}
          <div className="ui:ms-auto ui:flex ui:items-center ui:gap-2">
            {isLoading && hasRows && <Spinner size="sm" label="" />}
            {onSortChange && <OrderChoice columns={columns} sort={sort} onSort={onSort} labels={labels} />}
            {hasHelp && (
              <KeyHelp
                isOpen={isHelpOpen}
                onOpenChange={setIsHelpOpen}
                has={{ select: isSelectable, open: onOpen !== undefined, search: Boolean(toolbar) }}
                isScreenWide={isKeysScreenWide}
                onScreenWideChange={onKeysScreenWideChange}
                labels={labels}
              />
            )}
            {hasTools && <ColumnChoice table={table} columns={columns} labels={labels} />}
          </div>
        </div>
      )}
      {error && hasRows && (
        <Alert tone="warn" isLive title={labels.stale} action={retry} className="ui:mb-3">
          {error.message}
        </Alert>
      )}
      <section
        aria-label={caption}
        aria-busy={isLoading}
        aria-keyshortcuts="j k x Enter / ?"
        tabIndex={0}
        className="ui:data-region ui:fading-edges ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:focus-visible:outline-offset-0"
      >
        {(hasRows || (isLoading && !error)) && (
          <table role="table" className="ui:data-table ui:w-full ui:text-text">
            <caption className="ui:sr-only">{caption}</caption>
            <TableHeadings {...parts} canSort={onSortChange !== undefined} />
            {hasRows ? (
              <TableRows
                {...parts}
                nameOf={nameOf}
                detailsOf={detailsOf}
                stop={keys.stop}
                onRowFocus={keys.onRowFocus}
              />
            ) : (
              <SkeletonRows columnCount={table.getVisibleLeafColumns().length + (isSelectable ? 1 : 0)} />
            )}
          </table>
        )}
        {!hasRows && error && (
          <div role="alert">
            <EmptyState
              picture={<IconShape of={peringatan} size={32} />}
              title={labels.failed}
              text={error.message}
              action={retry}
            />
          </div>
        )}
        {!hasRows && !error && !isLoading && (empty ?? <EmptyState title={labels.empty} />)}
      </section>
      <p role="status" className="ui:sr-only">
        {isLoading ? labels.loading : ''}
      </p>
      {bulkActions && (
        <BulkBar
          count={selected.current.length}
          unseen={selected.current.filter((id) => rowOf(id) === undefined).length}
          onClear={() => selected.change(none)}
          labels={labels}
        >
          {bulkActions(selected.current)}
        </BulkBar>
      )}
      {paging && <Paging {...paging} labels={labels} />}
    </div>
  )
}

const none: readonly string[] = []
