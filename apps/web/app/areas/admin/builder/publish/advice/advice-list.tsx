import { Icon } from '@naikkelas/ui/icons'
import { FindingRows } from '../finding-rows.tsx'
import { useAdvice } from './use-advice.ts'

/** What would make the page better; nothing when there is nothing to say. */
export function AdviceList({ onLeave }: { onLeave: () => void }) {
  const advice = useAdvice()
  if (advice.length === 0) return null
  return (
    <section aria-label="Saran" className="mt-4 border-t border-line pt-3">
      <h2 className="flex items-center gap-2 text-app-sm font-semibold">
        <Icon name="info" size={16} className="text-muted" />
        {advice.length} saran
      </h2>
      <p className="pb-1 text-app-xs text-muted">Tidak menghalangi terbit; pengunjung akan lebih terbantu.</p>
      <FindingRows findings={advice} label="Saran" onLeave={onLeave} />
    </section>
  )
}
