import { RecordCards } from '../parts/record-cards.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Card } from './card.tsx'
import type { GridCardContent } from './grid-card.section.ts'
import { gridClasses } from './grid-card.variants.ts'
import { Quote } from './quote.tsx'

export type GridCardProps = SectionViewProps<GridCardContent>

export default function GridCardView({ content, page, slot }: GridCardProps) {
  const { layout, eyebrow, title, intro } = content
  if (content.listing.by !== 'none') {
    const records = page.records ?? []
    // An empty list would be a heading over nothing.
    if (records.length === 0) return null
    return (
      <SectionShell type="grid_card" page={page}>
        <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
        <RecordCards records={records} title={title} page={page} />
      </SectionShell>
    )
  }
  const items = content.items.filter(
    ({ title, text, image }) => isShown(title, page) || text.trim() !== '' || image.mediaId !== '',
  )
  const { list, spans, isLed } = gridClasses(layout, items.length)
  const Item = layout === 'quote' ? Quote : Card
  const List = layout === 'numbered' ? 'ol' : 'ul'
  const cards = items.map((item, index) => (
    <Item
      key={item.id}
      item={item}
      layout={layout}
      span={spans[index] ?? ''}
      isFirst={index === 0}
      isLed={index === 0 && isLed}
      page={page}
      slot={slot}
    />
  ))
  return (
    <SectionShell type="grid_card" page={page}>
      <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
      {cards.length > 0 && layout === 'slide' && (
        // A row that scrolls must be reachable by keyboard.
        <div className="ui:slides" tabIndex={0} role="group" aria-label={title || undefined}>
          <ul>{cards}</ul>
        </div>
      )}
      {cards.length > 0 && layout !== 'slide' && <List className={list}>{cards}</List>}
    </SectionShell>
  )
}
