import type { PageDocument, StoredSection } from './document.ts'
import { isJsonObject, type Json } from './json.ts'

/** Schedule window: visible from `from` until just before `to`; null leaves a side open. */
interface Window {
  from: string | null
  to: string | null
}

/**
 * The sections and list items visible at an instant. The others are not in the page's bytes at all, so that
 * announcements cannot be read early.
 */
export function shownAt(sections: readonly StoredSection[], instant: Date): StoredSection[] {
  const time = instant.getTime()
  return sections
    .filter(({ settings }) => isOpen(settings.schedule, time))
    .map((section) => {
      const content = withShownItems(section.content as Json, time)
      return content === section.content ? section : { ...section, content: content as StoredSection['content'] }
    })
}

/** Time of the next redraw because something starts or ends, including the offer; null if there is none. */
export function nextBoundary(document: PageDocument, now: Date): Date | null {
  const instants = document.sections.flatMap(({ settings, content }) => [
    settings.schedule.from,
    settings.schedule.to,
    ...instantsIn(content as Json),
  ])
  const ahead = [...instants, document.offer.deadline]
    .flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
    .filter((time) => time > now.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

/** Whether a window ends before it starts: it would never be visible. */
export function isNeverOpen({ from, to }: Window): boolean {
  return from !== null && to !== null && Date.parse(to) <= Date.parse(from)
}

function isOpen({ from, to }: Window, time: number): boolean {
  return (from === null || Date.parse(from) <= time) && (to === null || time < Date.parse(to))
}

/** The value without list items outside their window; the same object if every item is visible. */
function withShownItems(value: Json, time: number): Json {
  if (Array.isArray(value)) {
    const shown = value
      .filter((item) => !hasWindow(item) || isOpen(item, time))
      .map((item) => withShownItems(item, time))
    return shown.length === value.length && shown.every((item, index) => item === value[index]) ? value : shown
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withShownItems(item, time)] as const)
  return entries.every(([key, item]) => item === value[key]) ? value : Object.fromEntries(entries)
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)$/

/** Every date of a content, whatever its key: the section may look different before and after. */
function instantsIn(value: Json): string[] {
  if (typeof value === 'string') return INSTANT.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(instantsIn)
  return isJsonObject(value) ? Object.values(value).flatMap(instantsIn) : []
}

function hasWindow(value: unknown): value is Window & { [key: string]: Json } {
  if (!isJsonObject(value) || !('from' in value) || !('to' in value)) return false
  return [value.from, value.to].every((instant) => instant === null || typeof instant === 'string')
}
