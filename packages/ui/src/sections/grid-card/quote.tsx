import { classNames } from '../../primitives/class-names.ts'
import { Person } from '../parts/portrait.tsx'
import { isShown } from '../section-view.ts'
import type { GridItemProps } from './card.tsx'
import { cardShapes } from './grid-card.variants.ts'

/** What someone said: result, words, and who says it. */
export function Quote({ item, layout, span, isLed, page, slot }: GridItemProps) {
  const { id, image, title, text, role, badge } = item
  return (
    <li className={classNames(span, cardShapes[layout], isLed && 'ui:quote-large')}>
      <figure>
        {isShown(badge, page) && <p className="ui:chip">{slot(['items', id, 'badge'], badge)}</p>}
        {isShown(text, page) && <blockquote>{slot(['items', id, 'text'], text)}</blockquote>}
        <figcaption>
          <Person
            image={image}
            page={page}
            name={isShown(title, page) && slot(['items', id, 'title'], title)}
            role={isShown(role, page) && slot(['items', id, 'role'], role)}
          />
        </figcaption>
      </figure>
    </li>
  )
}
