import type { PageAnalytics } from '@naikkelas/contract/marketing'
import type { PageDocument, StoredSection } from '@naikkelas/page'
import { OTHER_LINKS } from '../tracker/index.ts'
import { shareOf } from './visits.rules.ts'

interface LinksOfPage {
  presses: readonly Omit<PageAnalytics['links'][number], 'isOther' | 'isOnPage' | 'share' | 'ctr' | 'medianMs'>[]
  pressed: readonly { sectionId: string; link: string; medianMs: number | null }[]
  /** As visitors have it now, without what is hidden. */
  document: Pick<PageDocument, 'offer' | 'linkWords'>
  sections: readonly StoredSection[]
  isKept: boolean
  views: number
  /** All presses. */
  clicks: number
}

/** What was pressed, most first. */
export function linkMetrics({ presses, pressed, document, sections, isKept, views, clicks }: LinksOfPage) {
  const onPage = new Map(sections.map((section) => [section.id, stringsIn([section.content, document.offer])]))
  // Words that a link brings stand in no document.
  const hasOwnWords = Object.keys(document.linkWords ?? {}).length === 0
  return presses.map((press): PageAnalytics['links'][number] => {
    const timing = pressed.find(({ sectionId, link }) => sectionId === press.sectionId && link === press.link)
    const isOther = press.link === OTHER_LINKS
    const strings = onPage.get(press.sectionId)
    return {
      ...press,
      isOther,
      isOnPage: isOther || (strings !== undefined && isAmong(strings, hasOwnWords ? press : { ...press, label: '' })),
      share: shareOf(press.clicks, clicks),
      ctr: shareOf(press.clicks, views),
      medianMs: isKept && timing && timing.medianMs !== null ? Math.round(timing.medianMs) : null,
    }
  })
}

/**
 * Whether a section still has such a link: it contains both the label and the target. Targets made while drawing
 * (numbers of agents, addresses of other pages, texts of forms) prove nothing.
 */
function isAmong(strings: readonly string[], { label, target }: { label: string; target: string }): boolean {
  if (target === '') return true
  const words = plain(label.split('\n').find((line) => line.trim() !== '') ?? '')
  const hasWords = words === '' || isMade(target) || strings.some((text) => plain(text).includes(words))
  const hasTarget =
    !/^https?:/.test(target) || isMade(target) || strings.some((text) => text.split('?', 1)[0] === target)
  return hasWords && hasTarget
}

const isMade = (target: string) => /^(tel|mailto):|\bwa\.me\b/.test(target)

/** As it is read, whatever its letters are drawn as. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
