import type { ProductCardLabels } from './product-card.labels.ts'
import { savedPercent } from './saved-percent.ts'

interface ProductPriceProps {
  price: number
  before: number | undefined
  unit: string | undefined
  labels: ProductCardLabels
}

/** What is asked, what was asked before, and how much that saves. */
export function ProductPrice({ price, before, unit, labels }: ProductPriceProps) {
  const saved = before === undefined ? null : savedPercent(price, before)
  return (
    <p data-part="price">
      <b>
        {price === 0 ? labels.free : labels.price(price)}
        {unit !== undefined && price > 0 && <span>{unit}</span>}
      </b>
      {before !== undefined && before > price && (
        <s>
          <span className="ui:sr-only">{`${labels.before} `}</span>
          {labels.price(before)}
        </s>
      )}
      {saved !== null && price > 0 && <em>{labels.saved(saved)}</em>}
    </p>
  )
}
