/** A round number not below the maximum, so that grid lines are at readable numbers. */
export function roundTop(greatest: number): number {
  if (greatest <= 4) return 4
  const size = 10 ** Math.floor(Math.log10(greatest))
  const step = [1, 2, 4, 5, 8, 10].find((one) => one * size >= greatest) ?? 10
  return step * size
}

/** Position of a value, in percent from the left or the top, clamped to the chart. */
export const percent = (value: number, whole: number) => (whole === 0 ? 0 : Math.min(100, (value / whole) * 100))

/** The corners of a line through values at equal distances, in a box as wide as there are steps and `top` high. */
export function linePoints(values: readonly number[], top: number): string {
  return values.map((value, index) => `${index},${top - Math.min(value, top)}`).join(' ')
}
