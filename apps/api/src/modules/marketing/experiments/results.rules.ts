import type { ExperimentResults, VariantResult, VariantWeight } from '@naikkelas/contract/marketing'
import { boughtOf, type SalesCount } from './revenue.rules.ts'
import { differenceOf, quantileFor, shareOf, visitorsNeeded } from './proportions.rules.ts'

export interface VariantCount {
  key: VariantWeight['key']
  visitors: number
  reached: number
  /** @default nothing */
  sold?: SalesCount | undefined
}

const nothing: SalesCount = { sales: 0, revenue: 0, squares: 0 }

/** With fewer visitors the first variant's rate says nothing of how many more it takes. */
const leastBaseVisitors = 100
/** Days of the week differ: a test that saw less than all of them compares other visitors. */
const leastDays = 7

/**
 * The result of the counts. A difference is reported only once every variant had the planned number of visitors and a
 * whole week has passed: looking daily and stopping at the first difference finds differences that do not exist.
 */
export function resultsOf(
  counts: readonly VariantCount[],
  { weights, leastLift, days }: { weights: readonly VariantWeight[]; leastLift: number; days: number },
): ExperimentResults {
  const z = quantileFor(weights.length - 1)
  const known = weights.map(({ key, weight }) => {
    const { visitors = 0, reached = 0, sold = nothing } = counts.find((count) => count.key === key) ?? {}
    const bought = boughtOf(sold, visitors, z)
    const rate = shareOf({ visitors, reached }, z)
    return { key, weight, visitors, reached: Math.min(reached, visitors), rate, bought }
  })
  const base = known.find(({ key }) => key === 'a')
  const variants = known.map(
    (variant): VariantResult => ({
      ...variant,
      difference: variant === base || !variant.rate || !base?.rate ? null : differenceOf(variant.rate, base.rate),
    }),
  )
  const isKnown = base?.rate && base.visitors >= leastBaseVisitors && base.rate.value > 0
  const neededVisitors = isKnown && base.rate ? visitorsNeeded({ base: base.rate.value, leastLift, z }) : null
  const isEnough =
    neededVisitors !== null && days >= leastDays && known.every(({ visitors }) => visitors >= neededVisitors)
  const best = isEnough ? bestOf(variants) : null
  return { variants, neededVisitors, verdict: !isEnough ? 'early' : best === null ? 'none' : 'found', best }
}

/** The variant that is surely better than the first, or the first when all others are surely worse. */
function bestOf(variants: readonly VariantResult[]): VariantResult['key'] | null {
  const others = variants.filter(({ difference }) => difference !== null)
  const better = others
    .filter(({ difference }) => (difference?.low ?? 0) > 0)
    .toSorted((one, other) => (other.rate?.value ?? 0) - (one.rate?.value ?? 0))
  if (better[0]) return better[0].key
  return others.length > 0 && others.every(({ difference }) => (difference?.high ?? 0) < 0) ? 'a' : null
}
