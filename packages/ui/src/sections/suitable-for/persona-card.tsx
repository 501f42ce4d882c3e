import { Mark } from '../../icons/mark.tsx'
import { Picture } from '../parts/picture.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { SuitableForContent } from './suitable-for.section.ts'

export interface PersonaCardProps extends SectionPartProps {
  persona: SuitableForContent['personas'][number]
}

/** Kartu pelajar: a strip, a picture, who it is and how things stand. */
export function PersonaCard({ persona: { id, title, text, image }, page, slot }: PersonaCardProps) {
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <li className="ui:fit-card" data-part="item">
      <Picture image={image} page={page} sizes="10rem" ratio="1:1" isExpected />
      <div>
        <Mark className="ui:bars" />
        {isShown(title, page) && (
          <Title className="ui:tile-title" data-part="title">
            {slot(['personas', id, 'title'], title)}
          </Title>
        )}
        {isShown(text, page) && <p className="ui:tile-text">{slot(['personas', id, 'text'], text)}</p>}
      </div>
    </li>
  )
}
