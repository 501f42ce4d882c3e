import { Suspense } from 'react'
import { latePart } from '../../../../../shared/late/late-part.tsx'

// Loaded when the checklist is first opened: rules and measurements are not needed for composing.
const LazyAdviceList = latePart(async () => (await import('./advice-list.tsx')).AdviceList)

/** Advice for the page, below what blocks publishing. */
export function AdviceList({ onLeave }: { onLeave: () => void }) {
  return (
    <Suspense fallback={null}>
      <LazyAdviceList onLeave={onLeave} />
    </Suspense>
  )
}
