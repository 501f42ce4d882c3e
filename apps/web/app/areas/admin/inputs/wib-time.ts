const offsetMs = 7 * 60 * 60 * 1000

/** An instant as a local input shows it, in WIB: `2026-11-20T19:30`. Empty for none. */
export function wibInput(instant: string | null): string {
  return instant === null || instant === ''
    ? ''
    : new Date(new Date(instant).getTime() + offsetMs).toISOString().slice(0, 16)
}

/** What was typed in WIB as an instant; null when it is empty or unfinished. */
export function instantOfWib(typed: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed)
  if (!match) return null
  const time = Date.parse(`${match[1]}T${match[2]}:00Z`)
  return Number.isNaN(time) ? null : new Date(time - offsetMs).toISOString()
}
