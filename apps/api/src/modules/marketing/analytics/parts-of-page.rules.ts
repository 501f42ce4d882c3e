import type { PageAnalytics } from '@naikkelas/contract/marketing'
import type { StoredSection } from '@naikkelas/page'
import type { Sales } from '../order-origins/index.ts'
import { checkoutsBy, soldBy } from './sales.rules.ts'
import { shareOf } from './visits.rules.ts'

interface Presses {
  sectionId: string
  clicks: number
}

interface Seen {
  sectionId: string
  type: string
  visitors: number
  /** Of all of them together. */
  visibleMs: number
  /** For how many it was the lowest they saw. */
  last: number
}

interface SectionsOfPage {
  /** From the top of the page. */
  sections: readonly Pick<StoredSection, 'id' | 'type' | 'content'>[]
  /** Null once single events are deleted. */
  seen: readonly Seen[] | null
  presses: readonly Presses[]
  /** Of the page. */
  visitors: number
  /** Null when not requested. */
  sales: Sales | null
}

/** Each section of the page from its top, and after them those that were seen, were pressed or sold and are there no longer. */
export function sectionMetrics({
  sections,
  seen,
  presses,
  visitors,
  sales,
}: SectionsOfPage): PageAnalytics['sections'] {
  const onPage = new Set(sections.map(({ id }) => id))
  const gone = new Map<string, string>()
  for (const { sectionId } of presses) if (sectionId !== '' && !onPage.has(sectionId)) gone.set(sectionId, '')
  for (const { sectionId, type } of seen ?? []) if (!onPage.has(sectionId)) gone.set(sectionId, type)
  for (const { sectionId } of sales?.sold ?? [])
    if (!onPage.has(sectionId) && !gone.has(sectionId)) gone.set(sectionId, '')
  const metricsOf = (id: string) => {
    const one = seen?.find(({ sectionId }) => sectionId === id)
    const clicks = presses.filter(({ sectionId }) => sectionId === id).reduce((sum, press) => sum + press.clicks, 0)
    const sold = { checkouts: checkoutsBy(sales, id), ...soldBy(sales, ({ sectionId }) => sectionId === id) }
    if (seen === null) return { visitors: null, reach: null, averageMs: null, dropOff: null, clicks, ...sold }
    const { visitors: saw = 0, visibleMs = 0, last = 0 } = one ?? {}
    return {
      visitors: saw,
      reach: shareOf(saw, visitors),
      averageMs: saw === 0 ? null : Math.round(visibleMs / saw),
      dropOff: onPage.has(id) ? shareOf(last, saw) : null,
      clicks,
      ...sold,
    }
  }
  return [
    ...sections.map(({ id, type, content }) => ({
      id,
      type,
      words: titleOf(content),
      isOnPage: true,
      ...metricsOf(id),
    })),
    ...[...gone].map(([id, type]) => ({ id, type, words: '', isOnPage: false, ...metricsOf(id) })),
  ]
}

function titleOf({ title }: StoredSection['content']): string {
  return typeof title === 'string' ? title.trim() : ''
}
