import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'

export interface DataTableColumn<Row> {
  /** Unique among them; what `sort` and `hiddenColumns` name it by. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end. @default 'start' */
  align?: 'start' | 'end' | 'center'
  /** Whether the rows can be ordered by it. @default false */
  isSortable?: boolean
  /** Whether it can be hidden; the first column names the row and stays. @default true */
  canHide?: boolean
  /** Holds buttons that name themselves: its heading is only read out, and left out of cards. @default false */
  isActions?: boolean
  /** Left out below 64 rem, where the first column says the same in small. @default false */
  isWideOnly?: boolean
}

export interface DataTableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

// Only what is named here is bundled.
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })
type Features = typeof features

interface TableModelOptions<Row extends object> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
  hidden: readonly string[]
  onHide: (columnIds: readonly string[]) => void
  selected: readonly string[]
  onSelect: (rowIds: readonly string[]) => void
}

/** The only door to the library of tables: its state in our words. Rows come in their order and are never reordered here. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  idOf,
  sort,
  onSort,
  hidden,
  onHide,
  selected,
  onSelect,
}: TableModelOptions<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        (column, at): ColumnDef<Features, Row> => ({
          id: column.id,
          header: column.header,
          accessorFn: (row) => row,
          cell: ({ row }) => column.cell(row.original),
          enableSorting: column.isSortable ?? false,
          enableHiding: at > 0 && (column.canHide ?? true),
          sortDescFirst: false,
        }),
      ),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const columnVisibility = Object.fromEntries(hidden.map((id) => [id, false]))
  const rowSelection = Object.fromEntries(selected.map((id) => [id, true as const]))
  const sorting = sort === null ? [] : [{ id: sort.columnId, desc: sort.direction === 'descending' }]
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: idOf,
    manualSorting: true,
    enableMultiSort: false,
    isRowRangeSelectionEvent: isWithShift,
    state: { columnVisibility, rowSelection, sorting },
    onColumnVisibilityChange: (change) =>
      onHide(Object.entries(changed(change, columnVisibility)).flatMap(([id, isShown]) => (isShown ? [] : [id]))),
    onRowSelectionChange: (change) => onSelect(Object.keys(changed(change, rowSelection))),
    onSortingChange: (change) => {
      const [first] = changed(change, sorting)
      onSort(first ? { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' } : null)
    },
  })
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>

function changed<State>(change: Updater<State>, before: State): State {
  return typeof change === 'function' ? (change as (before: State) => State)(before) : change
}

/** Browsers tick a box by a click, also when a key was pressed; React gives its event inside of its own. */
function isWithShift(event: unknown): boolean {
  const { nativeEvent } = event as { nativeEvent?: Event }
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
