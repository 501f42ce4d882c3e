import type { FigureTotals, PageFigures } from '@naikkelas/contract'
import type { Period } from './period.rules.ts'

/** What was counted on one day in WIB. */
interface DayFigures {
  day: string
  views: number
  visitors: number
  ctaClicks: number
  /** Presses of other links and buttons. */
  linkClicks: number
}

interface PressingVisitors {
  day: string
  source: string
  device: string
  variant: string
  visitors: number
}

/** A part of a whole, or null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0)

interface Counted {
  days: readonly DayFigures[]
  pressing: readonly PressingVisitors[]
  period: Period
  leads: readonly { total: number }[] | null
  /** Whether visitors of all its days are still known one by one. */
  isKept: boolean
}

export function totalsOf({ days, pressing, period, leads, isKept }: Counted): FigureTotals {
  const within = ({ day }: { day: string }) => day >= period.from && day <= period.until
  const chosen = days.filter(within)
  const views = sumOf(chosen, (day) => day.views)
  const visitors = sumOf(chosen, (day) => day.visitors)
  const ctaClicks = sumOf(chosen, (day) => day.ctaClicks)
  const linkClicks = sumOf(chosen, (day) => day.linkClicks)
  const ctaVisitors = isKept ? sumOf(pressing.filter(within), (one) => one.visitors) : null
  return {
    ...{ views, visitors, ctaClicks, linkClicks, ctaVisitors },
    ctr: ctaVisitors === null ? null : shareOf(ctaVisitors, visitors),
    linkCtr: shareOf(ctaClicks + linkClicks, views),
    leads: leads === null ? null : sumOf(leads, ({ total }) => total),
  }
}

const nothing = { views: 0, visitors: 0, ctaClicks: 0 }

/** Every day of the period beside the day as far into the period before. */
export function dayFigures(
  figures: readonly DayFigures[],
  days: readonly string[],
  daysBefore: readonly string[],
): PageFigures['days'] {
  const byDay = new Map(figures.map((one) => [one.day, one]))
  const of = (day: string | undefined) => {
    const { views, visitors, ctaClicks } = (day === undefined ? undefined : byDay.get(day)) ?? nothing
    return { views, visitors, ctaClicks }
  }
  return days.map((day, index) => ({ day, ...of(day), before: of(daysBefore[index]) }))
}

export function trafficFigures(rows: readonly { traffic: string; views: number }[]): PageFigures['traffic'] {
  const viewsOf = (traffic: string) => rows.find((row) => row.traffic === traffic)?.views ?? 0
  const [visitor, bot, staff] = [viewsOf('visitor'), viewsOf('bot'), viewsOf('staff')]
  return { visitor, bot, staff, botShare: shareOf(bot, visitor + bot) }
}

interface Part {
  name: string
  views: number
  visitors: number
}

interface Parts {
  parts: readonly Part[]
  /** Null when they are kept no longer. */
  pressing: readonly PressingVisitors[] | null
  by: 'source' | 'device'
  totals: Pick<FigureTotals, 'views' | 'visitors' | 'ctaVisitors'>
}

/** Visits by source or device; those beyond the ones that are named come last, together, as null. */
export function partFigures({ parts, pressing, by, totals }: Parts) {
  const named = parts.map(({ name, views, visitors }) => {
    const ctaVisitors =
      pressing &&
      sumOf(
        pressing.filter((one) => one[by] === name),
        (one) => one.visitors,
      )
    return { name: name as string | null, views, visitors, ctaVisitors }
  })
  const views = totals.views - sumOf(named, (part) => part.views)
  const visitors = totals.visitors - sumOf(named, (part) => part.visitors)
  const ctaVisitors = pressing && (totals.ctaVisitors ?? 0) - sumOf(named, (part) => part.ctaVisitors ?? 0)
  const all = views > 0 || visitors > 0 ? [...named, { name: null, views, visitors, ctaVisitors }] : named
  return all.map((part) => ({
    ...part,
    ctr: part.ctaVisitors === null ? null : shareOf(part.ctaVisitors, part.visitors),
  }))
}

type VariantKey = PageFigures['variants'][number]['key']

interface Variants {
  /** Those that were tested. */
  keys: readonly VariantKey[]
  counted: readonly { key: VariantKey; views: number; visitors: number; ctaClicks: number }[]
  /** Null when they are kept no longer. */
  pressing: readonly PressingVisitors[] | null
  /** Null when they are not asked for. */
  leads: readonly { key: VariantKey; total: number }[] | null
}

/** Each tested variant, without visits too. */
export function variantFigures({ keys, counted, pressing, leads }: Variants): PageFigures['variants'] {
  return keys.map((key) => {
    const { views = 0, visitors = 0, ctaClicks = 0 } = counted.find((one) => one.key === key) ?? {}
    const ctaVisitors =
      pressing &&
      sumOf(
        pressing.filter(({ variant }) => variant === key),
        (one) => one.visitors,
      )
    return {
      ...{ key, views, visitors, ctaClicks, ctaVisitors },
      ctr: ctaVisitors === null ? null : shareOf(ctaVisitors, visitors),
      leads: leads && (leads.find((one) => one.key === key)?.total ?? 0),
    }
  })
}
