import type { HTMLAttributes, ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { panahAtas, panahBawah, urutkan } from '../../icons/interface-icons.ts'
import { cx } from '../variants.ts'
import { cellVariants } from './table.variants.ts'

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** What the table lists, read out first. */
  caption: string
  /** @default true */
  isCaptionHidden?: boolean
  children: ReactNode
  ref?: Ref<HTMLTableElement>
}

/** Rows of records. Scrolls sideways on narrow screens, fades where columns are out of sight, and can be reached by keyboard. */
export function Table({ caption, isCaptionHidden = true, className, children, ...rest }: TableProps) {
  return (
    // a region that scrolls must be reachable without a mouse.
    <section
      aria-label={caption}
      tabIndex={0}
      data-component="Table"
      className="ui:relative ui:fading-edges ui:overflow-x-auto ui:rounded-surface ui:focus-visible:outline-offset-0"
    >
      <table {...rest} className={cx('ui:w-full ui:text-text', className)}>
        <caption className={isCaptionHidden ? 'ui:sr-only' : 'ui:p-3 ui:text-start ui:text-app-md ui:font-semibold'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

export interface TableSectionProps extends HTMLAttributes<HTMLTableSectionElement> {
  ref?: Ref<HTMLTableSectionElement>
}

/** The rows of column headings. */
export function TableHead(props: TableSectionProps) {
  return <thead {...props} />
}

/** The rows of records; the last one has no line below. */
export function TableBody({ className, ...rest }: TableSectionProps) {
  return <tbody {...rest} className={cx('ui:[&>tr:last-child>*]:border-b-0', className)} />
}

export interface TableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  /** @default false */
  isSelected?: boolean
  ref?: Ref<HTMLTableRowElement>
}

/** One record. */
export function TableRow({ isSelected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      {...rest}
      aria-selected={isSelected || undefined}
      data-state={isSelected ? 'selected' : undefined}
      className={cx('ui:eased ui:[tbody>&]:hover:bg-hover ui:data-[state=selected]:bg-tint', className)}
    />
  )
}

export interface TableHeaderProps extends Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'> {
  /** Numbers and money stand at the end. @default 'start' */
  align?: 'start' | 'end' | 'center'
  /** How the rows are ordered by this column now; leave out where it cannot order them. */
  sort?: 'ascending' | 'descending' | 'none'
  /** Called when the heading is pressed; needs `sort`. */
  onSort?: () => void
  ref?: Ref<HTMLTableCellElement>
}

/** The heading of a column; a button where it can order the rows. */
export function TableHeader({ align, sort, onSort, scope = 'col', className, children, ...rest }: TableHeaderProps) {
  return (
    <th {...rest} scope={scope} aria-sort={sort} className={cellVariants({ align, isHeader: true, className })}>
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="ui:inline-flex ui:items-center ui:gap-1 ui:rounded-chip ui:font-semibold ui:hover:text-text ui:touch-y"
        >
          {children}
          <IconShape of={sort === 'ascending' ? panahAtas : sort === 'descending' ? panahBawah : urutkan} size={16} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export interface TableCellProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> {
  /** @default 'start' */
  align?: 'start' | 'end' | 'center'
  /** @default 'normal' */
  density?: 'compact' | 'normal'
  ref?: Ref<HTMLTableCellElement>
}

/** One value of a record. */
export function TableCell({ align, density, className, ...rest }: TableCellProps) {
  return <td {...rest} className={cellVariants({ align, density, className })} />
}
