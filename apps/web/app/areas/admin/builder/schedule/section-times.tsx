import type { StoredSection } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { useTimesWords } from './use-times-words.ts'

/** In the outline, behind a section's name: that it is not there at all times. */
export function RowTimes({ section }: { section: StoredSection }) {
  const words = useTimesWords(section.settings.schedule)
  if (words === '') return null
  return (
    <span title={words} className="inline-flex shrink-0 text-muted">
      <Icon name="jam" size={16} label={words} />
    </span>
  )
}

/** At the corner of a section on the canvas. */
export function SectionTimes({ section }: { section: StoredSection }) {
  const words = useTimesWords(section.settings.schedule)
  if (words === '') return null
  return (
    <span aria-hidden="true" className="builder-condition">
      {words}
    </span>
  )
}
