const dateTime = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jakarta',
})
const dayOnly = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
})

/** `20 November 2026, 19.30 WIB` */
export function formatDateTime(instant: string): string {
  const parts = Object.fromEntries(dateTime.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${parts.day} ${parts.month} ${parts.year}, ${parts.hour}.${parts.minute} WIB`
}

/** `20 Nov 2026`, of an instant in WIB. */
export const formatDate = (instant: string) => dayOnly.format(new Date(instant))

/** How long ago, for what changed recently; the day for everything older: `5 menit lalu`, `20 Nov 2026`. */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000)
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit lalu`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} jam lalu`
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} hari lalu`
  return dayOnly.format(new Date(instant))
}
