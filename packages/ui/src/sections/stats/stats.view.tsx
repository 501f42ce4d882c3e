import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { commonStep } from './number-step.ts'
import { SpokenStat, Stat } from './stat.tsx'
import type { StatsContent } from './stats.section.ts'
import { spanClass, unevenSpans } from './uneven-rows.ts'

export type StatsProps = SectionViewProps<StatsContent>

/** Numbers that prove, with where they come from. */
export default function StatsView({ content, page, slot }: StatsProps) {
  const { layout, eyebrow, title, intro, source } = content
  const items = content.items.filter(({ value }) => isShown(value, page))
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const origin = isShown(source, page) && (
    <p data-part="source" className="ui:text-small ui:text-muted">
      {page.labels.dataSource} {slot(['source'], source)}
    </p>
  )
  const [first, ...rest] = items
  const spans = unevenSpans(rest.length)
  switch (layout) {
    case 'feature':
      return (
        <SectionShell type="stats" page={page}>
          {heading}
          {first && (
            <dl className="ui:stat-feature">
              <Stat item={first} size="giant" page={page} slot={slot} />
              {rest.map((item, index) => (
                <Stat
                  key={item.id}
                  item={item}
                  size="large"
                  step={commonStep(rest.map(({ value }) => value))}
                  className={spanClass[spans[index] ?? 4]}
                  page={page}
                  slot={slot}
                />
              ))}
            </dl>
          )}
          {origin}
        </SectionShell>
      )
    case 'rows':
      return (
        <SectionShell type="stats" page={page}>
          <div className="ui:heading-row">
            {heading}
            {origin}
          </div>
          {first && (
            <dl className="ui:stat-rows">
              {items.map((item) => (
                <Stat key={item.id} item={item} size="row" page={page} slot={slot} />
              ))}
            </dl>
          )}
        </SectionShell>
      )
    case 'sentence':
      return (
        <SectionShell type="stats" page={page}>
          {heading}
          {first && (
            <ul className="ui:stat-sentence">
              {items.map((item) => (
                <SpokenStat key={item.id} item={item} page={page} slot={slot} />
              ))}
            </ul>
          )}
          {origin}
        </SectionShell>
      )
  }
}
