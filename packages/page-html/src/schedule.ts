import type { StoredSection } from '@naikkelas/page'

/** Sections that are shown at an instant; the others are not in the page's bytes at all. */
export function shownAt(sections: readonly StoredSection[], instant: Date): StoredSection[] {
  const time = instant.getTime()
  return sections.filter(
    ({ settings: { schedule } }) =>
      (schedule.from === null || Date.parse(schedule.from) <= time) &&
      (schedule.to === null || time < Date.parse(schedule.to)),
  )
}
