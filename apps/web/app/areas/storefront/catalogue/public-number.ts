/** The number of a public record in an address: positive, without a leading zero; null for anything else. */
export function publicNumber(asked: string | undefined): number | null {
  const number = /^[1-9]\d{0,15}$/.test(asked ?? '') ? Number(asked) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}
