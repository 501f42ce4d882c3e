import { Suspense } from 'react'
import { latePart } from '../../../../../shared/late/late-part.tsx'

// Loaded when the checklist is first opened: rules and measurements are not needed for composing.
const LazyAdviceList = latePart(async () => (await import('./advice-list.tsx')).AdviceList)

/** What would make the page better, below what keeps it from going live. */
export function AdviceList({ onLeave }: { onLeave: () => void }) {
  return (
    <Suspense fallback={null}>
      <LazyAdviceList onLeave={onLeave} />
    </Suspense>
  )
}
