import {
  daysOf,
  exportFiguresPath,
  type ExportFormat,
  type FigureDevice,
  figureDevices,
  figuresDaysAtMost,
  type FiguresFilter,
} from '@naikkelas/contract'

/** Periods that are one press away, in days with today. */
export const usualDays = [7, 28, 90] as const

export interface FigureFilters {
  /** `custom` for days that somebody chose. */
  days: (typeof usualDays)[number] | 'custom'
  /** As typed; of a usual period what it comes to. */
  from: string
  until: string
  /** What is wrong with the days; figures are then of the last 28 days. */
  mistake: string | null
  device: FigureDevice | undefined
  source: string
  city: string
  today: string
}

const wibMs = 7 * 3_600_000
const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** Today in Jakarta. */
export const todayInWib = (now: Date) => new Date(now.getTime() + wibMs).toISOString().slice(0, 10)

const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** The filters that an address holds; a period that cannot be is kept as typed, with the reason. */
export function figureFiltersOf(params: URLSearchParams, now: Date): FigureFilters {
  const today = todayInWib(now)
  const device = figureDevices.find((one) => one === params.get('perangkat'))
  const source = (params.get('sumber') ?? '').slice(0, 100)
  const city = (params.get('kota') ?? '').slice(0, 100)
  const others = { device, source, city, today }
  const [from, until] = [params.get('sejak') ?? '', params.get('sampai') ?? '']
  if (from !== '' || until !== '')
    return { ...others, days: 'custom', from, until, mistake: mistakeOf(from, until, today) }
  const days = usualDays.find((one) => String(one) === params.get('hari')) ?? 28
  return { ...others, days, from: daysBefore(today, days - 1), until: today, mistake: null }
}

function mistakeOf(from: string, until: string, today: string): string | null {
  if (!isDay(from) || !isDay(until)) return 'Isi tanggal awal dan tanggal akhir'
  if (until < from) return 'Tanggal akhir tidak bisa sebelum tanggal awal'
  if (until > today) return 'Tanggal akhir paling lambat hari ini'
  return daysOf({ from, until }) > figuresDaysAtMost ? `Paling lama ${figuresDaysAtMost} hari` : null
}

function isDay(text: string): boolean {
  const time = dayPattern.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Names to choose from, with the one that was chosen before, though nobody came that way on these days. */
export const choosable = (chosen: string, names: readonly string[] = []) =>
  chosen === '' || names.includes(chosen) ? names : [chosen, ...names]

/** The same as the API takes them. */
export function figureQuery({ from, until, mistake, device, source, city, today }: FigureFilters): FiguresFilter {
  return {
    ...(mistake === null ? { from, until } : { from: daysBefore(today, 27), until: today }),
    ...(device !== undefined && { device }),
    ...(source !== '' && { source }),
    ...(city !== '' && { city }),
  }
}

/** Where the figures of these filters are had as a file. */
export function figuresFileAddress(pageId: string, filters: FigureFilters, format: ExportFormat): string {
  const path = exportFiguresPath(format).replace('{pageId}', pageId)
  return `/api${path}?${new URLSearchParams(Object.entries(figureQuery(filters)))}`
}
