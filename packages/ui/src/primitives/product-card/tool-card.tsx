import { productCardLabelsId } from './product-card.labels.ts'
import { type AnyProductCardProps, ProductCard } from './product-card.tsx'

export interface ToolCardProps extends AnyProductCardProps {
  /** What it is good for, in one line. */
  purpose?: string
  /** Where it runs: “Ekstensi Chrome”. */
  platform?: string
  /** How long one payment lasts. Nothing is written where it lasts for good. */
  months?: number
}

/** A program to work with: what it is good for, and where it runs. */
export function ToolCard({ purpose, platform, months, labels = productCardLabelsId, ...rest }: ToolCardProps) {
  return (
    <ProductCard
      {...rest}
      labels={labels}
      kind="tool"
      priceUnit={months === undefined ? undefined : labels.perMonths(months)}
      facts={[purpose, platform]}
    />
  )
}
