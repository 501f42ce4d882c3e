/** The text of the field and the number it means: null for nothing, NaN for what has more decimals than are allowed. */
export interface TypedNumber {
  text: string
  value: number | null
}

/** Fifteen digits always fit into a number; a sixteenth may not. */
const MAX_DIGITS = 15

/** `1250` as `1.250`; digits only. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/**
 * What is typed or pasted, with dots between thousands and a comma before decimals: `1250,5` becomes `1.250,5`. A minus
 * and decimals that are too many stay in sight, so that no number silently becomes another.
 *
 * @param decimals how many the number may have
 * @returns null when more digits came than a number may have: the field then keeps what it had
 */
export function typedNumber(raw: string, decimals: number): TypedNumber | null {
  const sign = /^\s*[-−]/.test(raw) ? '-' : ''
  const kept = raw.replace(/[^\d,]/g, '')
  const at = kept.indexOf(',')
  const whole = (at === -1 ? kept : kept.slice(0, at)).replace(/^0+(?=\d)/, '')
  const fraction = at === -1 ? null : kept.slice(at + 1).replaceAll(',', '')
  if (whole.length + (fraction?.length ?? 0) > MAX_DIGITS) return null
  if (whole === '' && !fraction)
    return { text: fraction === null ? sign : `${sign}0,`, value: fraction === null ? null : 0 }
  const text = `${sign}${grouped(whole === '' ? '0' : whole)}${fraction === null ? '' : `,${fraction}`}`
  const isTooFine = (fraction ?? '').replace(/0+$/, '').length > decimals
  // Without the addition `-0` would stay what it is.
  return { text, value: isTooFine ? Number.NaN : Number(`${sign}${whole || '0'}.${fraction || '0'}`) + 0 }
}

/**
 * A whole number, as it is pasted or dropped, with the comma where its decimals begin: at the last of its dots and commas,
 * unless that is a dot before a group of thousands. No group follows a lone zero.
 */
export function withDecimalComma(raw: string): string {
  const last = Math.max(raw.lastIndexOf('.'), raw.lastIndexOf(','))
  if (last === -1) return raw
  const sign = raw.charAt(last)
  const other = sign === '.' ? ',' : '.'
  const behind = /^\d*/.exec(raw.slice(last + 1))?.[0] ?? ''
  const isMixed = raw.includes(other)
  const isRepeated = raw.indexOf(sign) !== last
  const isGroup = sign === '.' && behind.length === 3 && !/^\D*0$/.test(raw.slice(0, last))
  const isDecimal = isMixed || (!isRepeated && !isGroup)
  if (!isDecimal) return raw.replaceAll(sign, '')
  return `${raw.slice(0, last).replace(/[.,]/g, '')},${raw.slice(last + 1)}`
}

/** A number as it is written here: `1.250,5`. */
export function writtenNumber(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const needed = fraction.replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${grouped(whole)}${needed === '' ? '' : `,${needed}`}`
}

/** How many decimals a step has: 1 of `0.5`. */
export function decimalsOf(step: number): number {
  const [, fraction = ''] = String(step).split('.')
  return fraction.length
}

interface Range {
  min: number
  max: number
  step: number
}

/** Where steps are counted from: the least there may be, else 0. */
const baseOf = ({ min }: Range) => (Number.isFinite(min) ? min : 0)

/** Whether a number is a whole count of steps from the least there may be. */
export function isOnStep(value: number, range: Range): boolean {
  const count = (value - baseOf(range)) / range.step
  return Math.abs(count - Math.round(count)) < 1e-6
}

/** The next number that is on a step, `count` steps up or down; from nothing, the end it comes from or 0. */
export function stepped(value: number | null, count: number, range: Range): number {
  const { min, max, step } = range
  const base = baseOf(range)
  const from = value === null || Number.isNaN(value) ? Math.min(max, Math.max(min, 0)) : value
  if (value === null || Number.isNaN(value)) return from
  const steps = (from - base) / step
  // From between two steps the first step leads to the nearer one in that direction.
  const reached = isOnStep(from, range) ? Math.round(steps) : count > 0 ? Math.floor(steps) : Math.ceil(steps)
  const last = Number.isFinite(max) ? base + Math.floor((max - base) / step + 1e-9) * step : max
  const next = Math.min(last, Math.max(min, base + (reached + count) * step))
  return Number(next.toFixed(Math.max(decimalsOf(step), decimalsOf(base))))
}
