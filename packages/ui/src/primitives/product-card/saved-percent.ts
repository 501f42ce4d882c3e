/**
 * How much less is asked than before, in whole percent. Rounded down, so that no saving is promised that is not there.
 *
 * @returns null where nothing is saved, or less than a percent
 */
export function savedPercent(price: number, before: number): number | null {
  if (price >= before || price < 0) return null
  const percent = Math.floor(((before - price) / before) * 100)
  return percent >= 1 ? percent : null
}
