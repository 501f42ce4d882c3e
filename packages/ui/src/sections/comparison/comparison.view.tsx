import { CtaLink } from '../parts/cta-link.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { CompareTable } from './compare-table.tsx'
import type { ComparisonContent, OptionKey } from './comparison.section.ts'
import { CompareSlips } from './compare-slips.tsx'

export type ComparisonProps = SectionViewProps<ComparisonContent>

/** The offer beside what people would do otherwise. */
export default function ComparisonView({ content, page, slot }: ComparisonProps) {
  const { layout, eyebrow, title, intro, third, source, cta } = content
  const keys: OptionKey[] = isShown(third.name, page) ? ['first', 'second', 'third'] : ['first', 'second']
  const rows = content.rows.filter(({ label }) => isShown(label, page))
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  const parts = { content: { ...content, rows }, keys, page, slot }
  const origin = isShown(source, page) && (
    <p data-part="source" className="ui:text-small ui:text-muted">
      {page.labels.dataSource} {slot(['source'], source)}
    </p>
  )
  switch (layout) {
    case 'table':
      return (
        <SectionShell type="comparison" page={page}>
          {heading}
          {rows.length > 0 && <CompareTable {...parts} />}
          <div className="ui:stack">
            {origin}
            {button}
          </div>
        </SectionShell>
      )
    case 'slips':
      return (
        <SectionShell type="comparison" page={page}>
          {heading}
          {rows.length > 0 && <CompareSlips {...parts}>{button}</CompareSlips>}
          {origin}
        </SectionShell>
      )
  }
}
