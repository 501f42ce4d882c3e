import type { ReactNode } from 'react'
import { formatRupiah } from '../../format/rupiah.ts'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { Problem2Content } from './problem-2.section.ts'

export interface ColumnsProps extends SectionViewProps<Problem2Content> {
  /** The lines that are drawn. */
  items: Problem2Content['items']
  totalLabel: ReactNode
  total: ReactNode
}

/** Two lanes as a table: what happens now, and what replaces it once the problem is solved. */
export function Columns({ items, content, page, slot, totalLabel, total }: ColumnsProps) {
  const { title, beforeLabel, afterLabel } = content
  if (items.length === 0) return null
  return (
    <table className="ui:lanes" data-part="lanes">
      <caption className="ui:sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{isShown(beforeLabel, page) ? slot(['beforeLabel'], beforeLabel) : page.labels.before}</th>
          <th scope="col">{isShown(afterLabel, page) ? slot(['afterLabel'], afterLabel) : page.labels.after}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, amount, text }) => (
          <tr key={id} data-part="item">
            <td>
              {slot(['items', id, 'label'], label)}
              {amount > 0 && <b className="ui:lane-amount">{formatRupiah(amount)}</b>}
            </td>
            <td>{isShown(text, page) && slot(['items', id, 'text'], text)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <td colSpan={2}>
              <div className="ui:receipt-sum">
                {totalLabel && <span>{totalLabel}</span>}
                <strong className="ui:price">{total}</strong>
              </div>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
