import type { StoredSection } from '@naikkelas/page'
import { audienceWords } from '../audience/audience-words.ts'
import { useTimesWords } from '../schedule/use-times-words.ts'

/** At the corner of a section on the canvas: whom it is for, and when it is there. */
export function SectionConditions({ section }: { section: StoredSection }) {
  const times = useTimesWords(section.settings.schedule)
  const words = [audienceWords(section.settings.audience), times].filter((part) => part !== '')
  if (words.length === 0) return null
  return (
    <span aria-hidden="true" className="builder-chrome builder-conditions">
      {words.join(' · ')}
    </span>
  )
}
