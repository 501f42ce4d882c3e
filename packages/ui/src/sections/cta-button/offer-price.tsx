import type { SectionLabels } from '../labels.ts'
import { formatRupiah } from '../../format/rupiah.ts'
import { chipText, type Offer } from '../offer.ts'
import { FormerPrice } from '../parts/former-price.tsx'
import { Stamp } from '../parts/stamp.tsx'

export interface OfferPriceProps {
  offer: Offer
  labels: SectionLabels
  /** Puts the offer's name above its price. @default false */
  hasName?: boolean
  /** @default true */
  hasStamp?: boolean
}

/** The price of the page's offer; with a higher former price, that one struck and a stamp of what is saved. */
export function OfferPrice({ offer, labels, hasName = false, hasStamp = true }: OfferPriceProps) {
  if (offer.price === null) return null
  const saving = chipText('hemat', offer)
  return (
    <div className="ui:offer-price">
      {hasName && offer.name !== '' && <p>{offer.name}</p>}
      <div>
        {saving !== '' && offer.strikePrice !== null && (
          <FormerPrice labels={labels}>{formatRupiah(offer.strikePrice)}</FormerPrice>
        )}
        <strong className="ui:price">{formatRupiah(offer.price)}</strong>
      </div>
      {hasStamp && saving !== '' && (
        <Stamp>
          {labels.savesStamp} {saving}
        </Stamp>
      )}
    </div>
  )
}
