import { Fragment, type ReactNode } from 'react'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../primitives/table/table.tsx'
import type { DataTableLabels } from './data-table.labels.ts'
import type { DataTableColumn, TableModel } from './use-table-model.ts'

interface TablePartProps<Row extends object> {
  table: TableModel<Row>
  columns: readonly DataTableColumn<Row>[]
  isSelectable: boolean
  labels: DataTableLabels
}

interface TableHeadingsProps<Row extends object> extends TablePartProps<Row> {
  /** Whether the application orders the rows. */
  canSort: boolean
}

const sortOf = { asc: 'ascending', desc: 'descending', false: 'none' } as const

/** The headings: buttons where the rows can be ordered by them. */
export function TableHeadings<Row extends object>({
  canSort,
  table,
  columns,
  isSelectable,
  labels,
}: TableHeadingsProps<Row>) {
  const isAll = table.getRowModel().rows.length > 0 && table.getIsAllRowsSelected()
  return (
    <TableHead role="rowgroup">
      <TableRow role="row">
        {isSelectable && (
          <TableHeader role="columnheader" data-select="">
            <Checkbox
              label={labels.selectAll}
              isLabelHidden
              checked={isAll}
              isMixed={!isAll && table.getIsSomeRowsSelected()}
              onChange={({ target }) => table.toggleAllRowsSelected(target.checked)}
            />
          </TableHeader>
        )}
        {table.getVisibleLeafColumns().map((column) => {
          const own = columns.find(({ id }) => id === column.id)
          const sortable = canSort &&
            column.getCanSort() && {
              sort: sortOf[`${column.getIsSorted()}`],
              onSort: () => column.toggleSorting(),
            }
          return (
            <TableHeader key={column.id} role="columnheader" align={own?.align} data-wide={wideMark(own)} {...sortable}>
              <span className={own?.isActions ? 'ui:sr-only' : undefined}>{own?.header}</span>
            </TableHeader>
          )
        })}
      </TableRow>
    </TableHead>
  )
}

interface TableRowsProps<Row extends object> extends TablePartProps<Row> {
  nameOf: (row: Row) => string
  detailsOf: ((row: Row) => ReactNode) | undefined
  /** Where Tab stops. */
  stop: string | undefined
  onRowFocus: (rowId: string) => void
}

/** The records. */
export function TableRows<Row extends object>({
  table,
  columns,
  isSelectable,
  labels,
  nameOf,
  detailsOf,
  stop,
  onRowFocus,
}: TableRowsProps<Row>) {
  return (
    <TableBody role="rowgroup">
      {table.getRowModel().rows.map((row) => (
        <Fragment key={row.id}>
          <TableRow
            role="row"
            isSelected={row.getIsSelected()}
            data-row={row.id}
            tabIndex={row.id === stop ? 0 : -1}
            onFocus={() => onRowFocus(row.id)}
          >
            {isSelectable && (
              <TableCell role="cell" data-select="">
                <Checkbox
                  label={labels.select(nameOf(row.original))}
                  isLabelHidden
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </TableCell>
            )}
            {row.getVisibleCells().map((cell, at) => {
              const own = columns.find(({ id }) => id === cell.column.id)
              return (
                <TableCell
                  key={cell.id}
                  role="cell"
                  align={own?.align}
                  data-name={at === 0 ? '' : undefined}
                  data-wide={wideMark(own)}
                  data-actions={own?.isActions ? '' : undefined}
                >
                  {/* In a card; screen readers know the column. */}
                  {at > 0 && !own?.isActions && (
                    <span aria-hidden="true" className="ui:me-2 ui:text-app-xs ui:text-muted ui:sm:hidden">
                      {own?.header}
                    </span>
                  )}
                  {own?.cell(row.original)}
                </TableCell>
              )
            })}
          </TableRow>
          <RowDetails columnCount={row.getVisibleCells().length + (isSelectable ? 1 : 0)}>
            {detailsOf?.(row.original)}
          </RowDetails>
        </Fragment>
      ))}
    </TableBody>
  )
}

/** What is unfolded under a row, over its whole width. */
function RowDetails({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  if (children === null || children === undefined || children === false) return null
  return (
    <TableRow role="row" data-details="">
      <TableCell role="cell" colSpan={columnCount} data-name="">
        {children}
      </TableCell>
    </TableRow>
  )
}

const wideMark = (column: { isWideOnly?: boolean } | undefined) => (column?.isWideOnly ? '' : undefined)

/** What holds the place of rows on their way: as many columns, in their widths. */
export function SkeletonRows({ columnCount }: { columnCount: number }) {
  return (
    <TableBody aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <TableRow key={row}>
          {Array.from({ length: columnCount }, (__, cell) => (
            <TableCell
              key={cell}
              data-name={cell === 0 ? '' : undefined}
              className={cell > 0 ? 'ui:flex-1' : undefined}
            >
              <Skeleton />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  )
}
