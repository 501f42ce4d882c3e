/** The whole number in what was typed: `Rp1.250.000` is 1250000. Null when there is no digit; at most 12 digits. */
export function wholeNumber(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 12)
  return digits === '' ? null : Math.min(Number(digits), 100_000_000_000)
}

/** `1.250.000`; empty for none. */
export function groupedDigits(value: number | null): string {
  return value === null ? '' : value.toLocaleString('id-ID')
}
