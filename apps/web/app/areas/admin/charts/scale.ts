/** A round number not below the maximum, so that grid lines are at readable numbers. */
export function roundTop(greatest: number): number {
  if (greatest <= 4) return 4
  const size = 10 ** Math.floor(Math.log10(greatest))
  const step = [1, 2, 4, 5, 8, 10].find((one) => one * size >= greatest) ?? 10
  return step * size
}

/** Position of a value, in percent from the left or the top, clamped to the chart. */
export const percent = (value: number, whole: number) => (whole === 0 ? 0 : Math.min(100, (value / whole) * 100))

/**
 * Which of so many points are named on the axis, the last one always. In little room every other is left out.
 * @param atMost so many names where there is room
 */
export function axisNames(count: number, atMost: number): { index: number; isWideOnly: boolean }[] {
  const step = Math.max(1, Math.ceil((count - 1) / (atMost - 1)))
  const indexes = Array.from({ length: Math.ceil(count / step) }, (_, at) => count - 1 - at * step)
  const every = Math.ceil(indexes.length / namesOnPhones)
  return indexes.map((index, at) => ({ index, isWideOnly: at % every !== 0 })).reverse()
}

/** A name is 40 px wide, a phone's chart 280. */
const namesOnPhones = 4

/** The corners of a line through values at equal distances, in a box as wide as there are steps and `top` high. */
export function linePoints(values: readonly number[], top: number): string {
  return values.map((value, index) => `${index},${top - Math.min(value, top)}`).join(' ')
}
