import { classNames } from '../../primitives/class-names.ts'
import { Person } from '../parts/portrait.tsx'
import { isShown } from '../section-view.ts'
import { figureSize } from './figure-size.ts'
import { isFall } from './is-fall.ts'
import type { ChangeProps } from './change-props.ts'

const sizes = { large: '', medium: 'ui:climb-medium', small: 'ui:climb-small' }

/** One change as stairs over the time it took: up, or down where the value became smaller. */
export function Climb({ item, page, slot }: ChangeProps) {
  const { id, measure, before, after, period, name, role, image } = item
  const path = ['items', id]
  return (
    <figure className="ui:climb">
      {isShown(measure, page) && (
        <p className="ui:pair-label" data-part="measure">
          {slot([...path, 'measure'], measure)}
        </p>
      )}
      <dl
        className={classNames(
          'ui:climb-steps',
          isShown(period, page) && 'ui:climb-three',
          isFall(before, after) && 'ui:climb-down',
          [before, after].some((figure) => figureSize(figure) !== 'large') && 'ui:climb-worded',
        )}
      >
        <div className="ui:climb-step">
          <dt>{page.labels.before}</dt>
          <dd className={sizes[figureSize(before)]} data-part="before">
            {slot([...path, 'before'], before)}
          </dd>
        </div>
        {isShown(period, page) && (
          <div className="ui:climb-step ui:climb-between">
            <dt className="ui:sr-only">{page.labels.period}</dt>
            <dd data-part="period">{slot([...path, 'period'], period)}</dd>
          </div>
        )}
        <div data-tone={tops[page.settings.tone]} className="ui:climb-step ui:climb-top">
          <dt>{page.labels.after}</dt>
          <dd className={sizes[figureSize(after)]} data-part="after">
            {slot([...path, 'after'], after)}
          </dd>
        </div>
      </dl>
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

// The step one arrives on parts from every ground.
const tops = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'turmeric',
  brand: 'turmeric',
  turmeric: 'board',
} as const
