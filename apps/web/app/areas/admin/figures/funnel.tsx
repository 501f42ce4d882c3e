import type { PageFigures } from '@naikkelas/contract'
import { ShareBar } from '../charts/share-bar.tsx'
import { FigureBlock } from './figure-block.tsx'
import { countWords, shareWords } from './figure-words.ts'

/** From coming to pressing; it goes no further than what can be counted. */
export function Funnel({ figures: { totals } }: { figures: PageFigures }) {
  const { visitors, ctaVisitors, ctr } = totals
  const steps = [
    { label: 'Membuka halaman', value: visitors, share: visitors === 0 ? null : 1 },
    { label: 'Menekan tombol ajakan', value: ctaVisitors, share: ctr },
  ]
  return (
    <FigureBlock title="Corong" figure="funnel">
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
    </FigureBlock>
  )
}
