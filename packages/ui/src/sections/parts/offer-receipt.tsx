import type { ReactNode } from 'react'
import type { SectionLabels } from '../labels.ts'
import { formatRupiah } from '../../format/rupiah.ts'
import { chipText, type Offer } from '../offer.ts'
import { Receipt } from './receipt.tsx'
import { Stamp } from './stamp.tsx'

export interface OfferReceiptProps {
  offer: Offer
  labels: SectionLabels
  children: ReactNode
}

/** The page's offer as a nota. Only what the offer holds is written on it. */
export function OfferReceipt({ offer, labels, children }: OfferReceiptProps) {
  const lines = [
    { id: 'coach', label: labels.coach, value: offer.coach },
    { id: 'deadline', label: labels.closesOn, value: chipText('tenggat', offer) },
    { id: 'seats', label: labels.seatsLeft, value: chipText('sisa_kursi', offer) },
  ].filter(({ value }) => value !== '')
  const saving = chipText('hemat', offer)
  // An empty slip of paper would say nothing: the button is shown alone until there is an offer.
  if (offer.name === '' && offer.price === null && lines.length === 0) return children
  return (
    <Receipt
      head={offer.name}
      lines={lines}
      strike={offer.strikePrice === null ? undefined : formatRupiah(offer.strikePrice)}
      strikeLabel={labels.usualPrice}
      totalLabel={labels.total}
      total={offer.price === null ? undefined : formatRupiah(offer.price)}
      stamp={
        saving === '' ? undefined : (
          <Stamp>
            {labels.saves} {saving}
          </Stamp>
        )
      }
    >
      {children}
    </Receipt>
  )
}
