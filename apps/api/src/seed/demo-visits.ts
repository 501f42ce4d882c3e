import { startOfDay } from '@naikkelas/contract/time'
import type { TrackerBatch } from '@naikkelas/contract/marketing'
import type { StoredSection } from '@naikkelas/page'
import { anchorList } from '@naikkelas/ui/sections/registry'

/** What the demo world's visitors do on one page. */
export interface DemoVisitors {
  link: string
  /** Path of the page. */
  address: string
  /** On an ordinary day. */
  perDay: number
  /** That its advertisements name, as links spell them; besides, some name none. @default none */
  cities?: readonly string[]
}

export interface DemoVisit {
  at: Date
  userAgent: string
  clientAddress: string
  batch: TrackerBatch
}

/** So that the last 28 days have 28 before them to compare with. */
export const demoVisitDays = 56

const dayMs = 86_400_000
const minuteMs = 60_000

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'
const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

interface Origin {
  share: number
  /** What the address says of a campaign. */
  source: string
  referrer: string
  /** Made for each city by itself. */
  isAd?: boolean
}

/** Where people come from, with how many of a hundred. */
const sources: readonly [Origin, ...Origin[]] = [
  { share: 34, source: 'utm_source=ig&utm_medium=bio', referrer: 'l.instagram.com' },
  {
    share: 22,
    source: 'utm_source=tiktok&utm_medium=ads&utm_campaign=gajian-november&ttclid=1',
    referrer: '',
    isAd: true,
  },
  { share: 14, source: 'utm_source=wa&utm_medium=siaran&utm_campaign=siaran-alumni', referrer: '' },
  { share: 12, source: '', referrer: 'www.google.com' },
  { share: 18, source: '', referrer: '' },
]

/** Of a hundred visits, by the hour of the day in WIB: quiet nights, a break at noon, most after the evening prayer. */
const byHour = [1, 1, 0, 0, 1, 2, 3, 4, 4, 4, 5, 6, 7, 5, 4, 4, 4, 4, 5, 8, 10, 9, 6, 3] as const

/**
 * The visits of one day up to now. The same page and day give the same visits with the same ids, so that an interrupted
 * seed can be repeated without duplicates.
 * @param day in WIB: `2026-11-22`
 */
export function demoVisitsOf(
  { link, address, perDay, cities = [] }: DemoVisitors,
  sections: readonly Pick<StoredSection, 'id' | 'type' | 'content'>[],
  { day, pageId, now }: { day: string; pageId: string; now: Date },
): DemoVisit[] {
  const random = seededRandom(`${link} ${day}`)
  const start = startOfDay(day).getTime()
  // Weekends are livelier, and it grows over the weeks.
  const weekday = new Date(start + dayMs / 2).getUTCDay()
  const growth = 1 + (Math.floor(start / dayMs) % demoVisitDays) / (demoVisitDays * 2)
  const total = Math.round(perDay * growth * (weekday === 0 || weekday === 6 ? 1.35 : 1) * (0.75 + random() / 2))
  const anchors = anchorList(sections)
  const buttons = sections.map(buttonsOf)
  return Array.from({ length: total }, (_, index): DemoVisit => {
    const at = new Date(start + pickHour(random) * 60 * minuteMs + Math.floor(random() * 60 * minuteMs))
    const from = pick(sources, random)
    const city = from.isAd ? cities[index % (cities.length + 1)] : undefined
    const query = [from.source, city === undefined ? '' : `kota=${city}`].filter((part) => part !== '').join('&')
    const isDesk = random() < 0.2
    const isRobot = random() < 0.07
    const name = `${link}-${day}-${index}`.slice(-34)
    // Some come back on the same day.
    const person = random() < 0.14 ? Math.floor(random() * index) : index
    const deepest = Math.floor(sections.length * Math.min(0.999, 0.02 + random() ** 1.4))
    const presses = !isRobot && random() < 0.05 + 0.18 * (deepest / Math.max(1, sections.length))
    const read = isRobot ? [] : anchors.slice(0, deepest + 1)
    const pressed = presses ? pressOf(buttons.slice(0, deepest + 1), anchors, random) : null
    const seen = read.map((section, place) => ({
      ...none,
      name: 'landing_page_section' as const,
      id: `${name}-b${place}`,
      section,
      type: sections[place]?.type ?? '',
      visibleMs: Math.round(2_000 + random() ** 2 * 24_000),
      afterMs: (place + 1) * 4_000,
    }))
    const events = [
      { ...none, name: 'page_visit' as const, id: `${name}-v`, afterMs: 0 },
      ...seen,
      ...(pressed ? [{ ...none, ...pressed, id: `${name}-k`, afterMs: Math.round(4_000 + random() * 60_000) }] : []),
    ]
    return {
      at,
      userAgent: isRobot ? robot : isDesk ? desk : phone,
      // Addresses reserved for benchmarks (RFC 2544).
      clientAddress: `198.18.${index % 256}.${Math.floor(random() * 256)}`,
      batch: {
        page: address,
        url: query === '' ? address : `${address}?${query}`,
        platform: isDesk ? 'desktop' : 'mobile_android',
        subdomain: '',
        variant: '',
        partner_type: 'non-partner',
        pageId,
        source: from.source,
        referrer: from.referrer,
        visitorId: `${link}-${day}-${person}-p`.slice(-36),
        sessionId: `${name}-s`,
        viewId: `${name}-t`,
        events,
      },
    }
  }).filter(({ at }) => at <= now)
}

const none = { button_type: '', section: '', type: '', element: '', itemId: '', label: '' }

interface Button {
  label: string
  kind: string
}

/** The buttons and links of a section in reading order, by label. */
function buttonsOf({ content }: Pick<StoredSection, 'content'>): Button[] {
  const found: Button[] = []
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('label' in value && typeof value.label === 'string' && 'target' in value) {
      const { target } = value
      const kind = typeof target === 'object' && target !== null && 'kind' in target ? String(target.kind) : ''
      if (value.label !== '') found.push({ label: value.label, kind })
      return
    }
    for (const part of Object.values(value)) look(part)
  }
  look(content)
  return found
}

function pressOf(buttons: readonly (readonly Button[])[], anchors: readonly string[], random: () => number) {
  const all = buttons.flatMap((list, place) => list.map((button, element) => ({ button, place, element })))
  const chosen = all[Math.floor(random() ** 1.5 * all.length)]
  if (!chosen) return null
  const isCta = chosen.button.kind === 'offer' || chosen.button.kind === 'whatsapp'
  return {
    name: isCta ? ('lp_cta_click' as const) : ('button_click' as const),
    button_type: isCta ? 'cta' : 'link',
    section: anchors[chosen.place] ?? '',
    element: String(chosen.element),
    label: chosen.button.label.slice(0, 120),
  }
}

function pickHour(random: () => number): number {
  let left = random() * byHour.reduce((sum: number, one) => sum + one, 0)
  return Math.max(
    0,
    byHour.findIndex((one) => (left -= one) < 0),
  )
}

function pick<Item extends { share: number }>(items: readonly [Item, ...Item[]], random: () => number): Item {
  let left = random() * items.reduce((sum, { share }) => sum + share, 0)
  return items.find(({ share }) => (left -= share) < 0) ?? items[0]
}

/** Numbers from 0 to below 1 that look like chance and are the same for the same words. */
function seededRandom(words: string): () => number {
  let state = 2_166_136_261
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
