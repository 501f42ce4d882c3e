import type { AnalyticsDevice, PageAnalytics } from '@naikkelas/contract/marketing'
import {
  formatDay,
  formatDayAndMonth,
  formatDecimal,
  formatPercent,
  formatRupiah,
  groupThousands,
} from '@naikkelas/ui/format'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'

/** Placeholder of an unknown number. */
export const unknown = '–'

export const countWords = (value: number | null) => (value === null ? unknown : groupThousands(value))
export const shareWords = (value: number | null) => (value === null ? unknown : formatPercent(value))
export const rupiahWords = (value: number | null) => (value === null ? unknown : formatRupiah(value))
export const dayWords = formatDayAndMonth
export const periodWords = ({ from, until }: { from: string; until: string }) =>
  from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`

/** `4,2 dtk`, `1 mnt 5 dtk`. */
export function timeWords(ms: number | null): string {
  if (ms === null) return unknown
  if (ms < 60_000) return `${formatDecimal(ms / 1000)} dtk`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} mnt ${seconds % 60} dtk`
}

const sourceNames: Readonly<Record<string, string>> = {
  direct: 'Langsung',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  google: 'Google',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  ref: 'Kode mitra',
}

/** Values from a visitor's URL are shown as text. */
export const sourceWords = (source: string | null) =>
  source === null ? 'Sumber lain' : Object.hasOwn(sourceNames, source) ? (sourceNames[source] ?? source) : source

/** Name of a row of the breakdown by city. */
export const cityWords = (city: string | null) => (city === null ? 'Kota lain' : city === '' ? 'Tanpa kota' : city)

export const deviceNames: Readonly<Record<AnalyticsDevice, string>> = {
  mobile: 'Ponsel dan tablet',
  desktop: 'Komputer',
}

/** Name of a section: its type's label and its title. */
export function sectionWords({ type, words }: { type: string; words: string }): string {
  const label = sectionDefinition(type)?.label ?? (type === '' ? 'Bagian' : type)
  return words === '' ? label : `${label}: ${words}`
}

export interface Difference {
  words: string
  direction: 'up' | 'down' | 'same'
}

/** Change since the previous period; null without one. */
export function differenceOf(value: number | null, before: number | null): Difference | null {
  if (value === null || before === null || before === 0) return null
  const share = (value - before) / before
  if (Math.abs(share) < 0.0005) return { words: 'sama', direction: 'same' }
  return { words: `${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share))}`, direction: share > 0 ? 'up' : 'down' }
}

/** Change of a rate in percentage points: a percentage of a percentage would be taken for the rate itself. */
export function pointsOf(value: number | null, before: number | null): Difference | null {
  if (value === null || before === null) return null
  const points = (value - before) * 100
  if (Math.abs(points) < 0.05) return { words: 'sama', direction: 'same' }
  const direction = points > 0 ? 'up' : 'down'
  return { words: `${points > 0 ? '+' : '−'}${formatDecimal(Math.abs(points))} poin`, direction }
}

/** Text of a link, or its kind. */
export function linkWords({ label, isOther, isCta }: PageAnalytics['links'][number]): string {
  if (isOther) return 'Lainnya'
  if (label !== '') return label
  return isCta ? 'Tombol ajakan' : 'Tautan'
}
