import type { StoredSection } from '@naikkelas/page'
import { Icon } from '@naikkelas/ui/icons'
import { audienceWords } from './audience-words.ts'

/** In the outline, behind a section's name: that it has a restricted audience. */
export function RowAudience({ section }: { section: StoredSection }) {
  const words = audienceWords(section.settings.audience)
  if (words === '') return null
  return (
    <span title={words} className="inline-flex shrink-0 text-muted">
      <Icon name="orang" size={16} label={`Untuk: ${words}`} />
    </span>
  )
}

/** At the corner of a section on the canvas: whom it is for. */
export function SectionAudience({ section }: { section: StoredSection }) {
  const words = audienceWords(section.settings.audience)
  if (words === '') return null
  return (
    <span aria-hidden="true" className="builder-condition">
      {words}
    </span>
  )
}
