import type { ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'

interface ReceiptLine {
  id: string
  /** What the line is for. */
  label: ReactNode
  /** Shown at its end. @default a tick */
  value?: ReactNode
  /** Whether the value is words: beside others a narrow nota has no room for them. */
  isText?: boolean
}

export interface ReceiptProps {
  /** Head row, left and right; small. */
  head?: ReactNode
  headNote?: ReactNode
  lines: readonly ReceiptLine[]
  /** The former price, struck through. */
  strike?: ReactNode
  /** Words before the former price and before the price. */
  strikeLabel?: ReactNode
  totalLabel?: ReactNode
  /** The price, drawn large. */
  total?: ReactNode
  /** A stamp beside the price, in a place of its own. */
  stamp?: ReactNode
  /** Under the price: a button, a note. */
  children?: ReactNode
  className?: string
}

/** Nota: the signature slip of paper for a price and what it includes. White on every ground. */
export function Receipt({
  head,
  headNote,
  lines,
  strike,
  strikeLabel,
  totalLabel,
  total,
  stamp,
  children,
  className,
}: ReceiptProps) {
  return (
    <div data-tone="white" className={classNames('ui:receipt', className)}>
      {(head || headNote) && (
        <div className="ui:receipt-head">
          {head && <p>{head}</p>}
          {headNote && <p>{headNote}</p>}
        </div>
      )}
      {lines.length > 0 && (
        <ul className="ui:receipt-lines">
          {lines.map(({ id, label, value, isText }) => (
            <li
              key={id}
              className={classNames(
                'ui:receipt-line',
                value === undefined && 'ui:ticked',
                isText && 'ui:receipt-worded',
              )}
            >
              <span>{label}</span>
              {value !== undefined && <span>{value}</span>}
            </li>
          ))}
        </ul>
      )}
      {(strike || total || stamp) && (
        <div className="ui:receipt-total">
          {strike && (
            <p className="ui:receipt-sum">
              {strikeLabel && <span>{strikeLabel}</span>}
              <s className="ui:strike">{strike}</s>
            </p>
          )}
          {total && (
            <p className="ui:receipt-sum">
              {totalLabel && <span>{totalLabel}</span>}
              <strong className="ui:price">{total}</strong>
            </p>
          )}
          {stamp}
        </div>
      )}
      {children}
    </div>
  )
}
