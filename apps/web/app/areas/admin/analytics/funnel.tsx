import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { ShareBar } from '../charts/share-bar.tsx'
import { MetricBlock } from './metric-block.tsx'
import { countWords, shareWords } from './metric-format.ts'

/** From visit to click; it ends where tracking ends. */
export function Funnel({ analytics: { totals } }: { analytics: PageAnalytics }) {
  const { visitors, ctaVisitors, ctr } = totals
  const steps = [
    { label: 'Membuka halaman', value: visitors, share: visitors === 0 ? null : 1 },
    { label: 'Menekan tombol ajakan', value: ctaVisitors, share: ctr },
  ]
  return (
    <MetricBlock title="Corong" metric="funnel">
      <ol className="flex flex-col gap-4">
        {steps.map(({ label, value, share }) => (
          <li key={label} className="flex flex-col gap-1.5">
            <span className="flex justify-between gap-3 text-app-sm">
              {label}
              <span className="font-semibold tabular-nums">
                {countWords(value)} <span className="font-normal text-muted">({shareWords(share)})</span>
              </span>
            </span>
            <ShareBar value={share ?? 0} />
          </li>
        ))}
      </ol>
      <p className="text-app-xs text-muted">
        Corong berakhir di sini: pembayaran di halaman ini belum ada, jadi checkout dan lunas belum dapat dihitung.
      </p>
    </MetricBlock>
  )
}
