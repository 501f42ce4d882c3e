import { Icon } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { useBuilder } from '../../state/builder-context.ts'
import { FindingRows } from '../finding-rows.tsx'
import { PhoneDrawing } from './phone/phone-drawing.tsx'
import { noMeasure } from './phone/phone-measure.ts'
import { useAdvice } from './use-advice.ts'

/** Advice for the page; empty without any. */
export function AdviceList({ onLeave }: { onLeave: () => void }) {
  const document = useBuilder((state) => state.document)
  const [measure, setMeasure] = useState(noMeasure)
  const advice = useAdvice(measure)
  return (
    <>
      <PhoneDrawing document={document} onMeasured={setMeasure} />
      {advice.length > 0 && (
        <section aria-label="Saran" className="mt-4 border-t border-line pt-3">
          <h2 className="flex items-center gap-2 text-app-sm font-semibold">
            <Icon name="info" size={16} className="text-info" />
            {advice.length} saran
          </h2>
          <p className="pb-1 text-app-xs text-muted">Tidak menghalangi terbit; pengunjung akan lebih terbantu.</p>
          <FindingRows findings={advice} label="Saran" kind="advice" onLeave={onLeave} />
        </section>
      )}
    </>
  )
}
