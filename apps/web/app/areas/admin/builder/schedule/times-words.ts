import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { formatDateTime } from '@naikkelas/ui/format'

interface TimesWords {
  /** Empty where a section is shown as long as its page is. */
  words: string
  /** When they will be others; null when they stay. */
  until: Date | null
}

/** When visitors see a section, as words: what is still ahead, or that it is over. */
export function timesWords({ from, to }: SectionSettings['schedule'], now: Date): TimesWords {
  const time = now.getTime()
  if (to !== null && Date.parse(to) <= time)
    return { words: `Tidak tampil lagi sejak ${formatDateTime(to)}`, until: null }
  const end = to === null ? '' : ` sampai ${formatDateTime(to)}`
  if (from !== null && Date.parse(from) > time)
    return { words: `Baru tampil ${formatDateTime(from)}${end}`, until: new Date(from) }
  return { words: to === null ? '' : `Tampil${end}`, until: to === null ? null : new Date(to) }
}
