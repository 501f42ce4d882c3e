import type { AnalyticsTotals, PageAnalytics } from '@naikkelas/contract/marketing'
import type { Sales } from '../order-origins/index.ts'
import type { Period } from './period.rules.ts'
import { checkoutsOf, soldBy } from './sales.rules.ts'

/** What was counted on one day in WIB. */
interface DayMetrics {
  day: string
  views: number
  visitors: number
  ctaClicks: number
  /** Presses of other links and buttons. */
  linkClicks: number
}

interface WayCount {
  by: 'day' | 'source' | 'campaign' | 'device' | 'city' | 'variant'
  name: string
  visitors: number
}

/** A part of a whole, or null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0)

interface Counted {
  sales: Sales | null
  days: readonly DayMetrics[]
  pressing: readonly WayCount[]
  period: Period
  leads: readonly { total: number }[] | null
  /** Whether visitors of all its days are still known one by one. */
  isKept: boolean
}

export function totalsOf({ days, pressing, period, leads, sales, isKept }: Counted): AnalyticsTotals {
  const within = ({ day }: { day: string }) => day >= period.from && day <= period.until
  const chosen = days.filter(within)
  const views = sumOf(chosen, (day) => day.views)
  const visitors = sumOf(chosen, (day) => day.visitors)
  const ctaClicks = sumOf(chosen, (day) => day.ctaClicks)
  const linkClicks = sumOf(chosen, (day) => day.linkClicks)
  const ctaVisitors = isKept
    ? sumOf(
        pressing.filter(({ by, name }) => by === 'day' && within({ day: name })),
        (one) => one.visitors,
      )
    : null
  return {
    views,
    visitors,
    ctaClicks,
    linkClicks,
    ctaVisitors,
    ctr: ctaVisitors === null ? null : shareOf(ctaVisitors, visitors),
    linkCtr: shareOf(ctaClicks + linkClicks, views),
    leads: leads === null ? null : sumOf(leads, ({ total }) => total),
    checkouts: checkoutsOf(sales),
    ...soldBy(sales),
  }
}

const nothing = { views: 0, visitors: 0, ctaClicks: 0 }

/** Every day of the period beside the day as far into the period before. */
export function dayMetrics(
  metrics: readonly DayMetrics[],
  days: readonly string[],
  daysBefore: readonly string[],
): PageAnalytics['days'] {
  const byDay = new Map(metrics.map((one) => [one.day, one]))
  const of = (day: string | undefined) => {
    const { views, visitors, ctaClicks } = (day === undefined ? undefined : byDay.get(day)) ?? nothing
    return { views, visitors, ctaClicks }
  }
  return days.map((day, index) => ({ day, ...of(day), before: of(daysBefore[index]) }))
}

export function trafficMetrics(rows: readonly { traffic: string; views: number }[]): PageAnalytics['traffic'] {
  const viewsOf = (traffic: string) => rows.find((row) => row.traffic === traffic)?.views ?? 0
  const [visitor, bot, staff] = [viewsOf('visitor'), viewsOf('bot'), viewsOf('staff')]
  return { visitor, bot, staff, botShare: shareOf(bot, visitor + bot) }
}

interface Part {
  name: string
  views: number
  visitors: number
}

/** Adds the visitors who came by a second source that day to the count of that source. */
export function withFurther<Counted extends { visitors: number }>(
  counted: readonly Counted[],
  further: readonly WayCount[],
  { by, nameOf }: { by: WayCount['by']; nameOf: (one: Counted) => string },
): Counted[] {
  const more = new Map(further.filter((one) => one.by === by).map(({ name, visitors }) => [name, visitors]))
  return counted.map((one) => ({ ...one, visitors: one.visitors + (more.get(nameOf(one)) ?? 0) }))
}

interface Parts {
  /** All there are. */
  parts: readonly Part[]
  /** How many are named. */
  limit: number
  /** Null once they are deleted. */
  pressing: readonly WayCount[] | null
  by: 'source' | 'device' | 'city'
}

/**
 * Visits by source, device or city, most visitors first. Those beyond the limit come last as one row named null, in
 * which a visitor of two of them counts twice.
 */
export function partMetrics({ parts, limit, pressing, by }: Parts) {
  const pressed = pressing && new Map(pressing.filter((one) => one.by === by).map((one) => [one.name, one.visitors]))
  const counted = byVisitors(parts).map((part) => ({
    ...part,
    name: part.name as string | null,
    ctaVisitors: pressed && (pressed.get(part.name) ?? 0),
  }))
  const others = counted.slice(limit)
  const rest = {
    name: null,
    views: sumOf(others, ({ views }) => views),
    visitors: sumOf(others, ({ visitors }) => visitors),
    ctaVisitors: pressed && sumOf(others, ({ ctaVisitors }) => ctaVisitors ?? 0),
  }
  return [...counted.slice(0, limit), ...(others.length > 0 ? [rest] : [])].map((part) => ({
    ...part,
    ctr: part.ctaVisitors === null ? null : shareOf(part.ctaVisitors, part.visitors),
  }))
}

/**
 * Visits by city. Visits without a city come last and are not part of the row of further cities. Empty where no visit
 * has a city.
 */
export function cityMetrics({ parts, ...rest }: Omit<Parts, 'by'>): PageAnalytics['cities'] {
  const said = parts.filter(({ name }) => name !== '')
  if (said.length === 0) return []
  const unsaid = parts.filter(({ name }) => name === '')
  return [said, unsaid].flatMap((group) =>
    partMetrics({ ...rest, parts: group, by: 'city' }).map(({ name, ...part }) => ({ ...part, city: name })),
  )
}

export const byVisitors = (parts: readonly Part[]) =>
  parts.toSorted(
    (one, other) => other.visitors - one.visitors || other.views - one.views || (one.name < other.name ? -1 : 1),
  )

type VariantKey = PageAnalytics['variants'][number]['key']

interface Variants {
  /** Those that were tested. */
  keys: readonly VariantKey[]
  counted: readonly { key: VariantKey; views: number; visitors: number; ctaClicks: number }[]
  /** Null once they are deleted. */
  pressing: readonly WayCount[] | null
  /** Null when not requested. */
  leads: readonly { key: VariantKey; total: number }[] | null
  sales: Sales | null
}

/** Each tested variant, without visits too. */
export function variantMetrics({ keys, counted, pressing, leads, sales }: Variants): PageAnalytics['variants'] {
  return keys.map((key) => {
    const { views = 0, visitors = 0, ctaClicks = 0 } = counted.find((one) => one.key === key) ?? {}
    const ctaVisitors = pressing && (pressing.find(({ by, name }) => by === 'variant' && name === key)?.visitors ?? 0)
    return {
      key,
      views,
      visitors,
      ctaClicks,
      ctaVisitors,
      ctr: ctaVisitors === null ? null : shareOf(ctaVisitors, visitors),
      leads: leads && (leads.find((one) => one.key === key)?.total ?? 0),
      ...soldBy(sales, ({ variant }) => variant === key),
    }
  })
}
