export interface RetentionDrop {
  /** From 1: the minute in which they left. */
  minute: number
  /** Share of all who began, above zero. */
  lost: number
}

/** The minute in which the most viewers left; null where none did. Ties go to the first. */
export function largestDrop(shares: readonly number[]): RetentionDrop | null {
  let largest: RetentionDrop | null = null
  for (let index = 1; index < shares.length; index += 1) {
    const lost = (shares[index - 1] ?? 0) - (shares[index] ?? 0)
    if (lost > 0 && (largest === null || lost > largest.lost)) largest = { minute: index + 1, lost }
  }
  return largest
}

/** The line of the chart in a square of a hundred, from left to right; a single minute is a level line. */
export function retentionLine(shares: readonly number[]): string {
  const all = shares.length === 1 ? [...shares, ...shares] : shares
  return all
    .map((share, index) => {
      const x = rounded((index / (all.length - 1)) * 100)
      const y = rounded(100 - Math.min(1, Math.max(0, share)) * 100)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}

const rounded = (value: number) => Math.round(value * 100) / 100
