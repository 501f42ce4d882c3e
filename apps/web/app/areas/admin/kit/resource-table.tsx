import { Checkbox } from '@naikkelas/ui/checkbox'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { Fragment, type ReactNode } from 'react'
import type { RowSelection } from './use-row-selection.ts'

export interface Column<Item> {
  header: string
  cell: (item: Item) => ReactNode
  /** Left out below 64 rem, where the first column says the same in small. @default false */
  isWideOnly?: boolean
  /** Holds controls that name themselves: a card leaves the heading out. @default false */
  isActions?: boolean
  className?: string
}

/** Rows that can be selected; each is named for screen readers. */
export interface SelectableRows<Item> {
  selection: RowSelection
  nameOf: (item: Item) => string
}

interface ResourceTableProps<Item> {
  caption: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
  detailsOf?: ((item: Item) => ReactNode) | undefined
  selectable?: SelectableRows<Item> | undefined
}

// A table that scrolls sideways would hide what one came for: below 40 rem each row is a card, its first cell the heading.
const rowClass =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0'
const cellClass = 'max-sm:border-b-0 max-sm:p-0'
// A card's checkbox is in a margin of its own, so that all cells of the card begin at one line.
const selectableRowClass = 'max-sm:relative max-sm:ps-10'
const checkboxClass = 'w-px pe-0 max-sm:absolute max-sm:start-4 max-sm:top-3'

/** Records with their columns. What is laid out as cards stays a table for screen readers. */
export function ResourceTable<Item>({
  caption,
  columns,
  items,
  keyOf,
  detailsOf,
  selectable,
}: ResourceTableProps<Item>) {
  return (
    // Another `display` takes the meaning from the elements of a table in some browsers: the roles give it back.
    <Table caption={caption} role="table" className="max-sm:block">
      <TableHead role="rowgroup" className="max-sm:sr-only">
        <TableRow role="row">
          {selectable && (
            <TableHeader role="columnheader" className="w-px">
              <span className="sr-only">Pilih</span>
            </TableHeader>
          )}
          {columns.map((column) => (
            <TableHeader key={column.header} role="columnheader" className={wide(column)}>
              <span className={column.isActions ? 'sr-only' : undefined}>{column.header}</span>
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" className="max-sm:block">
        {items.map((item) => {
          const details = detailsOf?.(item)
          const key = keyOf(item)
          const isSelected = selectable?.selection.ids.has(key) ?? false
          return (
            <Fragment key={key}>
              <TableRow
                role="row"
                isSelected={isSelected}
                className={selectable ? `${rowClass} ${selectableRowClass}` : rowClass}
              >
                {selectable && (
                  <TableCell role="cell" className={`${cellClass} ${checkboxClass}`}>
                    <Checkbox
                      label={`Pilih ${selectable.nameOf(item)}`}
                      isLabelHidden
                      checked={isSelected}
                      onChange={(event) =>
                        selectable.selection.toggle(key, { isRange: isWithShift(event.nativeEvent) })
                      }
                    />
                  </TableCell>
                )}
                {columns.map((column, index) => (
                  <TableCell
                    key={column.header}
                    role="cell"
                    className={[
                      cellClass,
                      index === 0 && 'max-sm:w-full',
                      wide(column) ?? 'max-sm:block',
                      column.className,
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {index > 0 && !column.isActions && (
                      <span aria-hidden="true" className="me-2 text-app-xs text-muted sm:hidden">
                        {column.header}
                      </span>
                    )}
                    {column.cell(item)}
                  </TableCell>
                ))}
              </TableRow>
              {details !== undefined && details !== null && (
                <TableRow role="row" className={rowClass}>
                  <TableCell
                    role="cell"
                    colSpan={columns.length + (selectable ? 1 : 0)}
                    className={`${cellClass} max-sm:block max-sm:w-full`}
                  >
                    {details}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          )
        })}
      </TableBody>
    </Table>
  )
}

const wide = ({ isWideOnly }: { isWideOnly?: boolean }) => (isWideOnly ? 'max-lg:hidden' : undefined)

// The browser ticks a checkbox by a click, also when a key was pressed.
const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey
