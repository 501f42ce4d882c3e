import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../variants.ts'

export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  /** DescriptionItems. */
  children: ReactNode
  ref?: Ref<HTMLDListElement>
}

/** What is known of one thing: names with their values, of an order, an account, a file. */
export function DescriptionList({ className, ...rest }: DescriptionListProps) {
  return <dl {...rest} data-component="DescriptionList" className={cx('ui:min-w-0 ui:text-app-sm', className)} />
}

export interface DescriptionItemProps extends HTMLAttributes<HTMLDivElement> {
  /** What it is: “Metode pembayaran”. */
  term: ReactNode
  /** What it is here; “Belum ada” rather than nothing. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** One name with its value, below each other where there is little room. */
export function DescriptionItem({ term, className, children, ...rest }: DescriptionItemProps) {
  return (
    <div {...rest} data-component="DescriptionItem" className={cx('ui:described', className)}>
      <dt className="ui:text-muted">{term}</dt>
      <dd className="ui:text-text">{children}</dd>
    </div>
  )
}
