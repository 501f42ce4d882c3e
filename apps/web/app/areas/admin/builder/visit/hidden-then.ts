import { shownAt, type StoredSection } from '@naikkelas/page'
import { isForVisitor, unknownVisitor, type VisitorClass } from '@naikkelas/ui/sections/registry'
import { formatDateTime } from '@naikkelas/ui/format'
import { audienceWords } from '../audience/audience-words.ts'

/** A section that visitors do not see, or not whole, and why, as words that follow its name. */
export interface HiddenSection {
  sectionId: string
  reason: string
}

/** From here on a page is no phone's any more, in CSS pixels. */
const widerThanPhone = 640

/**
 * What a visitor of a page does not see at a time and screen width, in the order of the page.
 * @param visitor unknown by default
 */
export function hiddenThen(
  sections: readonly StoredSection[],
  { at, width, visitor = unknownVisitor }: { at: Date; width: number; visitor?: VisitorClass },
): HiddenSection[] {
  const shown = new Map(shownAt(sections, at).map((section) => [section.id, section]))
  return sections.flatMap((section) => {
    const reason = reasonOf(section, shown.get(section.id), { at, visitor, isPhone: width < widerThanPhone })
    return reason === null ? [] : [{ sectionId: section.id, reason }]
  })
}

function reasonOf(
  section: StoredSection,
  then: StoredSection | undefined,
  { at, visitor, isPhone }: { at: Date; visitor: VisitorClass; isPhone: boolean },
): string | null {
  const { isHidden, visibleOn, schedule } = section.settings
  if (isHidden) return 'disembunyikan'
  if (!then) {
    const { from, to } = schedule
    return from !== null && Date.parse(from) > at.getTime()
      ? `baru tampil ${formatDateTime(from)}`
      : `berhenti tampil ${formatDateTime(to ?? at.toISOString())}`
  }
  if (!isForVisitor(section.settings, visitor))
    return `hanya untuk pengunjung: ${audienceWords(section.settings.audience).toLowerCase()}`
  if (visibleOn === 'phone' && !isPhone) return 'hanya tampil di ponsel'
  if (visibleOn === 'desktop' && isPhone) return 'hanya tampil di layar lebar'
  return then === section ? null : 'sebagian isinya di luar jadwalnya'
}
