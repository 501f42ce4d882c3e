import type { ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { isShown } from '../section-view.ts'
import { CompareAnswer } from './compare-answer.tsx'
import type { CompareProps } from './compare-table.tsx'

/** Each option as a slip of its own, read from top to bottom; the offer's is the nota, with its button. */
export function CompareSlips({ content, keys, page, slot, children }: CompareProps & { children: ReactNode }) {
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <div className={classNames('ui:slips', keys.length === 3 && 'ui:slips-3')}>
      {keys.map((key) => {
        const { name, note } = content[key]
        const isOffer = key === 'first'
        return (
          <div
            key={key}
            data-part="option"
            data-tone={isOffer ? 'white' : undefined}
            className={isOffer ? 'ui:receipt ui:slip-offer' : 'ui:slip'}
          >
            {isShown(name, page) && <Title className="ui:text-h2">{slot([key, 'name'], name)}</Title>}
            {isShown(note, page) && <p className="ui:tile-text">{slot([key, 'note'], note)}</p>}
            <ul>
              {content.rows.map((row) => (
                <li key={row.id}>
                  <small>{isOffer ? slot(['rows', row.id, 'label'], row.label) : row.label}</small>
                  <CompareAnswer row={row} option={key} page={page} slot={slot} />
                </li>
              ))}
            </ul>
            {isOffer && children}
          </div>
        )
      })}
    </div>
  )
}
