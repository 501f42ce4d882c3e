/** The sen of an amount that was copied: `1.250.000,00`, `1,250,000.00`. */
const sen = /(?:,\d{1,2}|,\d{3}\.\d{1,2})\D*$/

/**
 * The whole number in what was typed: `Rp1.250.000` is 1250000, and so is `1.250.000,00`. Null when there is no digit; at
 * most 12 digits.
 */
export function wholeNumber(typed: string): number | null {
  const whole = typed.replace(sen, (end) => (end.includes('.') ? end.slice(0, 4) : ''))
  const digits = whole.replace(/\D/g, '').slice(0, 12)
  return digits === '' ? null : Math.min(Number(digits), 100_000_000_000)
}

/** `1.250.000`; empty for none. */
export function groupedDigits(value: number | null): string {
  return value === null ? '' : value.toLocaleString('id-ID')
}
