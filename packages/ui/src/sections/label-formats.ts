/** `Minggu, 29 November 2026`. */
export const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
/** `20.00`. */
export const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * A date as it is read in Indonesia, whatever clock the server runs on.
 * @param instant ISO 8601 with its offset
 */
export function inJakarta(locale: string, instant: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'Asia/Jakarta' }).format(new Date(instant))
}

/** `1 jam 5 menit` of whole minutes, in the words given. */
export function hoursAndMinutes(minutes: number, hourWord: string, minuteWord: string): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} ${hourWord}` : '', rest > 0 || hours === 0 ? `${rest} ${minuteWord}` : '']
    .filter(Boolean)
    .join(' ')
}
