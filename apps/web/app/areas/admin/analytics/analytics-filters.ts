import type { ExportFormat } from '@naikkelas/contract'
import {
  daysOf,
  exportAnalyticsPath,
  type AnalyticsDevice,
  analyticsDevices,
  MAX_ANALYTICS_DAYS,
  type AnalyticsFilter,
} from '@naikkelas/contract/marketing'
import { addDays, dayInWib, isDay } from '@naikkelas/contract/time'
import { wordsIn } from '../lists/params-in.ts'

/** Preset periods in days, including today. */
export const usualDays = [7, 28, 90] as const

export interface AnalyticsFilters {
  /** `custom` for a period entered by hand. */
  days: (typeof usualDays)[number] | 'custom'
  /** As typed; for a preset its first and last day. */
  from: string
  until: string
  /** Validation error of the period; the last 28 days are shown then. */
  mistake: string | null
  device: AnalyticsDevice | undefined
  source: string
  city: string
  today: string
}

/** The filters in a URL; an invalid period is kept as typed, with its error. */
export function analyticsFiltersOf(params: URLSearchParams, now: Date): AnalyticsFilters {
  const today = dayInWib(now)
  const device = analyticsDevices.find((one) => one === params.get('perangkat'))
  const source = wordsIn(params, 'sumber', 100)
  const city = wordsIn(params, 'kota', 100)
  const others = { device, source, city, today }
  const [from, until] = [params.get('sejak') ?? '', params.get('sampai') ?? '']
  if (from !== '' || until !== '')
    return { ...others, days: 'custom', from, until, mistake: mistakeOf(from, until, today) }
  const days = usualDays.find((one) => String(one) === params.get('hari')) ?? 28
  return { ...others, days, from: addDays(today, 1 - days), until: today, mistake: null }
}

function mistakeOf(from: string, until: string, today: string): string | null {
  if (!isDay(from) || !isDay(until)) return 'Isi tanggal awal dan tanggal akhir'
  if (until < from) return 'Tanggal akhir tidak bisa sebelum tanggal awal'
  if (until > today) return 'Tanggal akhir paling lambat hari ini'
  return daysOf({ from, until }) > MAX_ANALYTICS_DAYS ? `Paling lama ${MAX_ANALYTICS_DAYS} hari` : null
}

/** Filter options, including the selected one even without visits in this period. */
export const choosable = (chosen: string, names: readonly string[] = []) =>
  chosen === '' || names.includes(chosen) ? names : [chosen, ...names]

/** The same as the API's query. */
export function analyticsQuery({
  from,
  until,
  mistake,
  device,
  source,
  city,
  today,
}: AnalyticsFilters): AnalyticsFilter {
  return {
    ...(mistake === null ? { from, until } : { from: addDays(today, -27), until: today }),
    ...(device !== undefined && { device }),
    ...(source !== '' && { source }),
    ...(city !== '' && { city }),
  }
}

/** Export URL for these filters. */
export function analyticsFileUrl(pageId: string, filters: AnalyticsFilters, format: ExportFormat): string {
  const path = exportAnalyticsPath(format).replace('{pageId}', pageId)
  return `/api${path}?${new URLSearchParams(Object.entries(analyticsQuery(filters)))}`
}
