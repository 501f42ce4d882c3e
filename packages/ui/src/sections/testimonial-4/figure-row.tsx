import { Icon } from '../../icons/icon.tsx'
import { Person } from '../parts/portrait.tsx'
import { isShown } from '../section-view.ts'
import { figureSize } from './figure-size.ts'
import type { ChangeProps } from './change-props.ts'

const sizes = { large: 'ui:text-display-l', medium: 'ui:text-h2', small: 'ui:text-h3' }

/** One change as a row of a ledger: the new figure large, where it came from small, who can say so at the end. */
export function FigureRow({ item, page, slot }: ChangeProps) {
  const { id, measure, before, after, period, name, role, image } = item
  const path = ['items', id]
  return (
    <figure className="ui:figure-row">
      <dl className="ui:figure-pair">
        <div>
          <dt className="ui:sr-only">{page.labels.before}</dt>
          {isShown(before, page) && <dd data-part="before">{slot([...path, 'before'], before)}</dd>}
        </div>
        <Icon name="panah-kanan" size={20} />
        <div className={sizes[figureSize(after)]}>
          <dt className="ui:sr-only">{page.labels.after}</dt>
          {isShown(after, page) && <dd data-part="after">{slot([...path, 'after'], after)}</dd>}
        </div>
      </dl>
      <div>
        {isShown(measure, page) && (
          <p className="ui:person-name" data-part="measure">
            {slot([...path, 'measure'], measure)}
          </p>
        )}
        {isShown(period, page) && (
          <p className="ui:person-role" data-part="period">
            {slot([...path, 'period'], period)}
          </p>
        )}
      </div>
      {(isShown(name, page) || isShown(role, page)) && (
        <figcaption data-part="person">
          <Person
            image={image}
            page={page}
            name={isShown(name, page) && slot([...path, 'name'], name)}
            role={isShown(role, page) && slot([...path, 'role'], role)}
          />
        </figcaption>
      )}
    </figure>
  )
}
