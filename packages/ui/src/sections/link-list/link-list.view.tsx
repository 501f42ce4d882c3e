import { spanClasses } from '../../primitives/grid/count-grid.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { plainSlot } from '../plain-slot.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { LinkListContent } from './link-list.section.ts'
import { LinkItem } from './link-item.tsx'
import { linkOfRecord } from './link-of-record.ts'

export type LinkListProps = SectionViewProps<LinkListContent>

const lists = {
  buttons: 'ui:link-boxes ui:link-column',
  rows: 'ui:link-rows ui:halved',
  cards: 'ui:link-boxes ui:link-cards',
  grid: 'ui:link-boxes ui:link-grid',
} as const

export default function LinkListView({ content, page, slot }: LinkListProps) {
  const { layout, eyebrow, title, intro, listing } = content
  const isByRule = listing.by !== 'none'
  const items = isByRule ? (page.records ?? []).map((record) => linkOfRecord(record, page.labels)) : content.items
  // An empty list would be a heading over nothing.
  if (isByRule && items.length === 0) return null
  const shown = items.filter(({ label }) => isShown(label, page))
  const spans = layout === 'grid' ? spanClasses(shown.length) : undefined
  return (
    <SectionShell type="link_list" page={page}>
      <SectionHeading
        page={page}
        slot={slot}
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={layout === 'buttons' ? 'center' : 'start'}
      />
      {shown.length > 0 && (
        <ul className={lists[layout]}>
          {shown.map((item, index) => (
            <LinkItem
              key={item.id}
              item={item}
              layout={layout}
              span={spans?.[index]}
              isFirst={index === 0}
              page={page}
              // A record is written in the catalogue.
              slot={isByRule ? plainSlot : slot}
            />
          ))}
        </ul>
      )}
    </SectionShell>
  )
}
