const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 })

/** `1.250.000` of a whole number; with a comma where a list for spreadsheets or English readers needs it. */
export function groupThousands(amount: number, separator: '.' | ',' = '.'): string {
  const grouped = whole.format(amount)
  return separator === '.' ? grouped : grouped.replaceAll('.', separator)
}

/** `4,2`: at most one decimal. */
export const formatDecimal = (value: number) => decimal.format(value)

/** `12,5%` of 0.125. */
export const formatPercent = (share: number) => percent.format(share)

const units = [
  { from: 1_000_000_000, letter: 'B' },
  { from: 1_000_000, letter: 'M' },
  { from: 1_000, letter: 'K' },
] as const

/**
 * `950`, `1,2K`, `3,5M`, `1B`: where a number has little room (specification, section 9). The rest is cut off, so that
 * 999.999 is not yet a million.
 */
export function abbreviateNumber(value: number): string {
  const size = Math.abs(value)
  const unit = units.find(({ from }) => size >= from)
  if (unit === undefined) return decimal.format(value)
  const tenths = Math.floor((size * 10) / unit.from)
  return `${value < 0 ? '-' : ''}${decimal.format(tenths / 10)}${unit.letter}`
}
