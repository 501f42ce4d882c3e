import { averageRating, Rating } from '../parts/rating.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { Note } from './note.tsx'
import type { Testimonial2Content } from './testimonial-2.section.ts'

export type Testimonial2Props = SectionViewProps<Testimonial2Content>

// More than this on one screen is skimmed, not read.
const shownAtFirst = 6

/** Many voices: one large, the others in uneven columns, or a row to swipe. */
export default function Testimonial2View({ content, page, slot }: Testimonial2Props) {
  const { layout, eyebrow, title, intro } = content
  const items = content.items.filter(({ quote, name }) => isShown(quote, page) || name.trim() !== '')
  const head = (
    <div className="ui:wall-head">
      <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
      <Average items={items} page={page} />
    </div>
  )
  const note = (item: (typeof items)[number]) => (
    <li key={item.id} data-part="item">
      <Note item={item} layout={layout} page={page} slot={slot} />
    </li>
  )
  switch (layout) {
    case 'wall': {
      const [lead, ...others] = items
      const rest = others.slice(shownAtFirst - 1)
      return (
        <SectionShell type="testimonial_2" page={page}>
          {head}
          {lead && (
            <div className={others.length > 0 ? 'ui:wall' : undefined}>
              <div data-tone={leadTones[page.settings.tone]} className="ui:wall-lead" data-part="item">
                <StepsFloor />
                <Note item={lead} layout={layout} page={page} slot={slot} isLead />
              </div>
              {others.length > 0 && (
                <ul className={others.length > 2 ? 'ui:wall-notes ui:wall-notes-many' : 'ui:wall-notes'}>
                  {others.slice(0, shownAtFirst - 1).map(note)}
                </ul>
              )}
            </div>
          )}
          {rest.length > 0 && (
            <details className="ui:wall-more">
              <summary className="ui:cta ui:cta-secondary">
                <span>{page.labels.showMoreStories(rest.length)}</span>
                <span>{page.labels.showFewerStories}</span>
              </summary>
              <ul className="ui:wall-notes ui:wall-notes-many">{rest.map(note)}</ul>
            </details>
          )}
        </SectionShell>
      )
    }
    case 'slide':
      return (
        <SectionShell type="testimonial_2" page={page}>
          {head}
          {items.length > 0 && (
            // A row that scrolls must be reachable by keyboard.
            <div className="ui:voices" tabIndex={0} role="group" aria-label={title || undefined}>
              <ul>{items.map(note)}</ul>
            </div>
          )}
        </SectionShell>
      )
  }
}

// The large one parts from the section's own ground, whichever that is.
const leadTones = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'brand',
  brand: 'board',
  turmeric: 'board',
} as const

function Average({ items, page }: { items: Testimonial2Props['content']['items'] } & Pick<Testimonial2Props, 'page'>) {
  // The mean of all who gave stars, and not of those alone whose words are shown.
  const all = page.record?.rating
  const rated = all ? { average: all.value, count: all.count } : averageRating(items.map(({ rating }) => rating))
  // The mean of one is no mean.
  if (rated === null || rated.count < 2) return null
  return (
    <div className="ui:wall-average" data-part="average">
      <p className="ui:number" aria-hidden="true">
        {page.labels.decimal(rated.average)}
      </p>
      <div>
        <Rating value={rated.average} labels={page.labels} />
        <p>{page.labels.fromRatings(rated.count)}</p>
      </div>
    </div>
  )
}
