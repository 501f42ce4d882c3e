import { isDifferent, type SectionComparison } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import type { PlacedSection } from '@naikkelas/ui/sections'
import { ThemeScope } from '@naikkelas/ui/theme'
import { memo, useId } from 'react'
import { DrawnSection } from '../../page-drawing/drawn-section.tsx'
import { sectionLabel, sectionWords } from '../model/section-name.ts'
import { differenceWords } from './difference-words.ts'
import { ScaledSection } from './scaled-section.tsx'
import type { SidePage } from '../state/sides.ts'
import { StateBadges } from './state-badges.tsx'
import { TextChange } from './text-change.tsx'
import { WhenNear } from './when-near.tsx'

export interface DrawnSide {
  page: SidePage
  /** Of the sections visitors may see, by their id. */
  places: ReadonlyMap<string, PlacedSection>
}

interface ComparedRowProps {
  section: SectionComparison
  before: DrawnSide
  after: DrawnSide
  /** Both side by side, or one alone on narrow screens. */
  shown: 'both' | 'before' | 'after'
  /** Width the sections are drawn at, in CSS pixels. */
  width: number
  /** Null if nothing can be restored. */
  onRestore: ((section: SectionComparison) => void) | null
}

/** One section before and after, with its changes. */
export const ComparedRow = memo(function ComparedRow({
  section,
  before,
  after,
  shown,
  width,
  onRestore,
}: ComparedRowProps) {
  const heading = useId()
  const stored = section.after ?? section.before
  if (!stored) return null
  const words = section.differences.map((difference) =>
    differenceWords(difference, { before: before.page, after: after.page }),
  )
  const place = section.placeAfter ?? section.placeBefore
  const title = sectionWords(stored)
  return (
    <section
      data-compare-row={section.id}
      data-state={isDifferent(section) ? 'different' : 'same'}
      aria-labelledby={heading}
      tabIndex={-1}
      className="scroll-mt-2 rounded-box border border-line bg-surface p-3 outline-offset-2 data-[state=same]:border-transparent data-[state=same]:bg-transparent focus:outline-3 focus:outline-focus"
    >
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <h3 id={heading} className="min-w-0 truncate text-app-sm font-semibold">
          {place}. {sectionLabel(stored)}
          {title !== '' && <span className="font-normal text-muted"> {title}</span>}
        </h3>
        <StateBadges section={section} />
        {onRestore && isDifferent(section) && (
          <Button size="sm" className="ms-auto" onClick={() => onRestore(section)}>
            {section.state === 'added' ? 'Batalkan penambahan' : 'Kembalikan bagian ini'}
          </Button>
        )}
      </div>
      <div
        className={`grid items-start gap-3 ${shown === 'both' ? 'grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]' : 'grid-cols-1'}`}
      >
        {shown !== 'after' && <Cell side={before} section={section.before} width={width} absent="Belum ada" />}
        {shown !== 'before' && <Cell side={after} section={section.after} width={width} absent="Sudah dihapus" />}
        {words.length > 0 && (
          <div className={shown === 'both' ? 'min-w-0 max-xl:col-span-2' : 'min-w-0'}>
            {words.map((change, index) => (
              <TextChange key={section.differences[index]?.path.join('/')} words={change} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
})

function Cell({
  side: { page, places },
  section,
  width,
  absent,
}: {
  side: DrawnSide
  section: SectionComparison['before']
  width: number
  absent: string
}) {
  const idPrefix = useId()
  if (!section) return <Note>{absent}</Note>
  const place = places.get(section.id)
  if (!place) return <Note>Disembunyikan dari pengunjung</Note>
  return (
    <div className="overflow-hidden rounded-box border border-line">
      <WhenNear>
        <ScaledSection width={width}>
          <ThemeScope theme={page.document.theme} className="bg-surface text-text">
            <DrawnSection
              place={place}
              offer={page.document.offer}
              linkWords={page.document.linkWords}
              idPrefix={idPrefix}
              fallback={<Note>Bagian ini tidak dapat ditampilkan</Note>}
            />
          </ThemeScope>
        </ScaledSection>
      </WhenNear>
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="flex min-h-20 items-center justify-center rounded-box border border-dashed border-line-strong p-3 text-app-sm text-muted">
      {children}
    </p>
  )
}
