import { productCardLabelsId } from './product-card.labels.ts'
import { type AnyProductCardProps, ProductCard } from './product-card.tsx'

export interface PackageCardProps extends AnyProductCardProps {
  /** How long one payment lasts. */
  months: number
  /** What is in it, a line each. */
  contents?: readonly string[]
}

/** A package of a partner: what is in it, for how long. */
export function PackageCard({ months, contents = [], labels = productCardLabelsId, ...rest }: PackageCardProps) {
  return <ProductCard {...rest} labels={labels} kind="package" priceUnit={labels.perMonths(months)} facts={contents} />
}
