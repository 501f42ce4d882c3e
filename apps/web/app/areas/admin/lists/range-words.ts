const shortDay = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const words = (day: string) => shortDay.format(new Date(day))

/** A range of days in a few words; an empty end is open: `sejak 1 Nov 2026`. */
export function rangeWords({ from, until }: { from: string; until: string }): string {
  if (from === '') return `sampai ${words(until)}`
  if (until === '') return `sejak ${words(from)}`
  return from === until ? words(from) : `${words(from)} – ${words(until)}`
}
