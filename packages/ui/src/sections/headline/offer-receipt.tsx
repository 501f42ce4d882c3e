import type { ReactNode } from 'react'
import { chipText, formatRupiah, type Offer } from '../offer.ts'
import { Receipt } from '../parts/receipt.tsx'
import { Stamp } from '../parts/stamp.tsx'

export interface OfferReceiptProps {
  offer: Offer
  children: ReactNode
}

/** The page's offer as a nota. Only what the offer holds is written on it. */
export function OfferReceipt({ offer, children }: OfferReceiptProps) {
  const lines = [
    { id: 'coach', label: 'Mentor', value: offer.coach },
    { id: 'deadline', label: 'Ditutup', value: chipText('tenggat', offer) },
    { id: 'seats', label: 'Sisa kursi', value: chipText('sisa_kursi', offer) },
  ].filter(({ value }) => value !== '')
  const saving = chipText('hemat', offer)
  // An empty slip of paper would say nothing: the button stands by itself until there is an offer.
  if (offer.name === '' && offer.price === null && lines.length === 0) return children
  return (
    <Receipt
      head={offer.name}
      lines={lines}
      strike={offer.strikePrice === null ? undefined : formatRupiah(offer.strikePrice)}
      strikeLabel="Harga biasa"
      totalLabel="Total"
      total={offer.price === null ? undefined : formatRupiah(offer.price)}
      stamp={saving === '' ? undefined : <Stamp>Hemat {saving}</Stamp>}
    >
      {children}
    </Receipt>
  )
}
