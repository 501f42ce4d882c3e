import { formatRupiah } from '../../format/rupiah.ts'
import { Receipt } from '../parts/receipt.tsx'
import { Stamp } from '../parts/stamp.tsx'
import { isShown } from '../section-view.ts'
import type { BenefitProps } from './benefit.tsx'

type WorthReceiptProps = Pick<BenefitProps, 'page' | 'slot'> & { items: readonly BenefitProps['item'][] }

/** Everything included as a nota: each line with its worth, summed up, against the price of the offer. */
export function WorthReceipt({ items, page, slot }: WorthReceiptProps) {
  const { labels, offer } = page
  const sum = items.reduce((total, { worth }) => total + worth, 0)
  const saved = offer.price === null ? 0 : sum - offer.price
  const lines = items.map(({ id, title, text, worth }) => ({
    id,
    label: (
      <>
        {isShown(title, page) && <b>{slot(['items', id, 'title'], title)}</b>}
        {isShown(text, page) && <small className="ui:worth-note">{slot(['items', id, 'text'], text)}</small>}
      </>
    ),
    ...(worth > 0 && { value: formatRupiah(worth) }),
  }))
  return (
    <Receipt
      className="ui:worth"
      head={labels.included}
      headNote={offer.name}
      lines={lines}
      {...(saved > 0
        ? {
            strike: formatRupiah(sum),
            strikeLabel: labels.worthTotal,
            total: formatRupiah(offer.price ?? 0),
            totalLabel: labels.youPay,
            stamp: (
              <Stamp>
                {labels.savesStamp} {formatRupiah(saved)}
              </Stamp>
            ),
          }
        : sum > 0 && { total: formatRupiah(sum), totalLabel: labels.worthTotal })}
    />
  )
}
