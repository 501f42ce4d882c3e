import { productCardLabelsId } from './product-card.labels.ts'
import { type AnyProductCardProps, ProductCard } from './product-card.tsx'

export interface ServiceCardProps extends AnyProductCardProps {
  /** What is handed over: “20 foto produk”. */
  result?: string
  /** Working days until it is done. */
  days?: number
  /** What the price is for, behind it: `/bulan`. */
  priceUnit?: string
}

/** A service that is done for the buyer: what comes out of it, and when. */
export function ServiceCard({ result, days, labels = productCardLabelsId, ...rest }: ServiceCardProps) {
  return <ProductCard {...rest} labels={labels} kind="service" facts={[result, days && labels.doneIn(days)]} />
}
