import { spanClasses } from '../../primitives/grid/count-grid.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Climb } from './climb.tsx'
import { FigureRow } from './figure-row.tsx'
import type { Testimonial4Content } from './testimonial-4.section.ts'

export type Testimonial4Props = SectionViewProps<Testimonial4Content>

/** What changed for people, in numbers: stairs that rise or fall with the value, or a ledger of rows. */
export default function Testimonial4View({ content, page, slot }: Testimonial4Props) {
  const { layout, eyebrow, title, intro } = content
  const items = content.items.filter(({ before, after }) => isShown(before, page) || after.trim() !== '')
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  switch (layout) {
    case 'climb': {
      const spans = spanClasses(items.length)
      return (
        <SectionShell type="testimonial_4" page={page}>
          <div className={items.length === 1 ? 'ui:split-5-7' : 'ui:stack'}>
            {heading}
            {items.length > 0 && (
              <ul className={items.length === 1 ? undefined : 'ui:count-grid ui:count-grid-open'}>
                {items.map((item, index) => (
                  <li key={item.id} className={items.length === 1 ? undefined : spans[index]} data-part="item">
                    <Climb item={item} page={page} slot={slot} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </SectionShell>
      )
    }
    case 'figures':
      return (
        <SectionShell type="testimonial_4" page={page}>
          {heading}
          {items.length > 0 && (
            <ul className="ui:figures">
              {items.map((item) => (
                <li key={item.id} data-part="item">
                  <FigureRow item={item} page={page} slot={slot} />
                </li>
              ))}
            </ul>
          )}
        </SectionShell>
      )
  }
}
