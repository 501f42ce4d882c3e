/** Seconds as one reads them: `12:05`, `1:02:30`. */
export function clockOf(seconds: number): string {
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60]
  const hours = Math.floor(seconds / 3600)
  const [first = 0, ...others] = hours > 0 ? [hours, ...rest] : rest
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** Seconds of `12:05`, `12.05`, `1:02:30` or `45`; null for what is no time. */
export function secondsOf(text: string): number | null {
  const parts = text.trim().split(/[:.]/)
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/.test(part))) return null
  const [first = 0, ...others] = parts.map(Number)
  if (others.some((part) => part > 59)) return null
  return others.reduce((sum, part) => sum * 60 + part, first)
}
