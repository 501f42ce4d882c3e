/** A share with the interval that holds the true one, from 0 to 1. */
export interface Share {
  value: number
  low: number
  high: number
}

interface Count {
  reached: number
  visitors: number
}

/** Standard normal quantiles for 95 % when one, two or three comparisons are made at once (Bonferroni). */
const quantiles = [1.959964, 2.241403, 2.393979] as const
/** For finding a difference that is there in 80 of 100 tests. */
const powerQuantile = 0.841621

export function quantileFor(comparisons: number): number {
  return quantiles[Math.min(Math.max(comparisons, 1), quantiles.length) - 1] ?? quantiles[0]
}

/** Wilson's interval of a share: honest for few visitors and for shares near 0. Null without visitors. */
export function shareOf({ reached, visitors }: Count, z: number): Share | null {
  if (visitors === 0) return null
  const share = Math.min(reached / visitors, 1)
  const middle = share + (z * z) / (2 * visitors)
  const half = z * Math.sqrt((share * (1 - share)) / visitors + (z * z) / (4 * visitors * visitors))
  const whole = 1 + (z * z) / visitors
  return { value: share, low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) }
}

/** Newcombe's interval of the difference of two shares, from the intervals of each. */
export function differenceOf(share: Share, base: Share): Share {
  const value = share.value - base.value
  return {
    value,
    low: value - Math.hypot(share.value - share.low, base.high - base.value),
    high: value + Math.hypot(share.high - share.value, base.value - base.low),
  }
}

/**
 * Visitors per variant needed to find, in 80 of 100 tests, that one reaches its goal more often by `leastLift` percent
 * of `base`. Null where the goal would exceed 100 percent.
 */
export function visitorsNeeded({
  base,
  leastLift,
  z,
}: {
  /** Share of the first variant, above 0. */
  base: number
  leastLift: number
  z: number
}): number | null {
  const other = base * (1 + leastLift / 100)
  if (base <= 0 || other >= 1) return null
  const mean = (base + other) / 2
  const spread =
    z * Math.sqrt(2 * mean * (1 - mean)) + powerQuantile * Math.sqrt(base * (1 - base) + other * (1 - other))
  return Math.ceil((spread / (other - base)) ** 2)
}
