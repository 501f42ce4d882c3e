import { formatShortDay as words } from '@naikkelas/ui/format'

/** A range of days in a few words; an empty end is open: `sejak 1 Nov 2026`. */
export function rangeWords({ from, until }: { from: string; until: string }): string {
  if (from === '') return `sampai ${words(until)}`
  if (until === '') return `sejak ${words(from)}`
  return from === until ? words(from) : `${words(from)} – ${words(until)}`
}
