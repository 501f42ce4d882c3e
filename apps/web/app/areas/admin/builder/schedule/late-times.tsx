import type { StoredSection } from '@naikkelas/page'
import { Suspense } from 'react'
import { latePart } from '../../../../shared/late/late-part.tsx'

// Few sections have schedules: their notes are loaded with the first that does.
const RowTimes = latePart(async () => (await import('./section-times.tsx')).RowTimes)
const SectionTimes = latePart(async () => (await import('./section-times.tsx')).SectionTimes)

interface TimesProps {
  section: StoredSection
  /** Beside its name in the outline, or at its corner on the canvas. */
  at: 'row' | 'corner'
}

/** When visitors see a section; nothing for one that is there at all times. */
export function Times({ section, at }: TimesProps) {
  const { from, to } = section.settings.schedule
  if (from === null && to === null) return null
  const LoadedTimes = at === 'row' ? RowTimes : SectionTimes
  return (
    <Suspense fallback={null}>
      <LoadedTimes section={section} />
    </Suspense>
  )
}
