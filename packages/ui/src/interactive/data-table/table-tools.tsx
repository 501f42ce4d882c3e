import type { ReactNode } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { mata, panahKanan, panahKiri, silang } from '../../icons/interface-icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { Popover } from '../popover/popover.tsx'
import type { DataTableLabels } from './data-table.labels.ts'
import type { DataTablePaging } from './data-table-paging.ts'
import type { DataTableColumn, DataTableSort, TableModel } from './use-table-model.ts'

interface ColumnChoiceProps<Row extends object> {
  table: TableModel<Row>
  columns: readonly DataTableColumn<Row>[]
  labels: DataTableLabels
}

/** Which columns are shown. */
export function ColumnChoice<Row extends object>({ table, columns, labels }: ColumnChoiceProps<Row>) {
  const choices = table.getAllLeafColumns().filter((column) => column.getCanHide())
  if (choices.length === 0) return null
  return (
    <Popover
      label={labels.columns}
      align="end"
      trigger={
        <Button size="sm" iconStart={<IconShape of={mata} size={16} className="ui:shrink-0" />}>
          {labels.columns}
        </Button>
      }
    >
      <div className="ui:flex ui:flex-col ui:gap-3">
        {choices.map((column) => (
          <Checkbox
            key={column.id}
            label={columns.find(({ id }) => id === column.id)?.header}
            checked={column.getIsVisible()}
            onChange={({ target }) => column.toggleVisibility(target.checked)}
          />
        ))}
      </div>
    </Popover>
  )
}

interface OrderChoiceProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
  labels: DataTableLabels
}

/** The order of the rows on phones, where there are no headings to press. */
export function OrderChoice<Row>({ columns, sort, onSort, labels }: OrderChoiceProps<Row>) {
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        key: `${direction} ${id}`,
        sort: { columnId: id, direction },
        label: labels.orderBy(header, direction),
      })),
    )
  if (options.length === 0) return null
  return (
    <Select
      size="sm"
      aria-label={labels.order}
      className="ui:sm:hidden"
      value={sort === null ? '' : `${sort.direction} ${sort.columnId}`}
      onChange={({ target }) => onSort(options.find(({ key }) => key === target.value)?.sort ?? null)}
    >
      <option value="">{labels.noOrder}</option>
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  )
}

interface BulkBarProps {
  count: number
  /** Of them, those on other pages or left out by a filter. */
  unseen: number
  onClear: () => void
  children: ReactNode
  labels: DataTableLabels
}

/** How many rows are selected, and what is done with all of them at once. Its place is there before, to be read out. */
export function BulkBar({ count, unseen, onClear, children, labels }: BulkBarProps) {
  return (
    <section
      aria-label={labels.bulk}
      className={
        count > 0
          ? 'ui:bulk-bar ui:mt-2 ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:p-2 ui:shadow-e2'
          : undefined
      }
    >
      <p role="status" className={count > 0 ? 'ui:me-auto ui:ps-2 ui:text-app-sm ui:font-semibold' : 'ui:sr-only'}>
        {count > 0 ? labels.selected(count, unseen) : ''}
      </p>
      {count > 0 && (
        <>
          {children}
          <Button size="sm" variant="quiet" iconStart={<IconShape of={silang} size={16} />} onClick={onClear}>
            {labels.clear}
          </Button>
        </>
      )}
    </section>
  )
}

/** The way through a list that knows its neighbours only, not how many pages it has. */
export function Paging({ onPrevious, onNext, summary, labels }: DataTablePaging & { labels: DataTableLabels }) {
  return (
    <nav aria-label={labels.pages} className="ui:mt-3 ui:flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-2">
      {summary && <span className="ui:me-auto ui:text-app-xs ui:text-muted ui:tabular-nums">{summary}</span>}
      <Step onClick={onPrevious} iconStart={<IconShape of={panahKiri} size={16} />}>
        {labels.previous}
      </Step>
      <Step onClick={onNext} iconEnd={<IconShape of={panahKanan} size={16} />}>
        {labels.next}
      </Step>
    </nav>
  )
}

interface StepProps {
  onClick: (() => void) | undefined
  iconStart?: ReactNode
  iconEnd?: ReactNode
  children: string
}

/** At the end of the list it stays focusable, so that the keyboard does not lose its place. */
function Step({ onClick, ...rest }: StepProps) {
  return <Button {...rest} size="sm" aria-disabled={onClick === undefined || undefined} onClick={onClick} />
}
