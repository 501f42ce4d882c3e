import { classNames } from '../../primitives/class-names.ts'
import { isShown, type SectionPartProps } from '../section-view.ts'
import { type NumberStep, numberStep } from './number-step.ts'
import type { StatsContent } from './stats.section.ts'

interface StatProps extends SectionPartProps {
  item: StatsContent['items'][number]
}

const giants = { short: 'ui:number-giant', medium: 'ui:number-m', long: 'ui:number-s' }
const rows = { short: 'ui:number-m', medium: 'ui:number-m', long: 'ui:number-s' }
const sizes = {
  giant: giants,
  row: rows,
  large: { short: 'ui:number-s', medium: 'ui:number-xs', long: 'ui:number-xs' },
}

/** A number over what it counts. Read in the other order: first what, then how much. */
export function Stat({
  item: { id, value, label, note },
  size,
  step = numberStep(value),
  className,
  page,
  slot,
}: StatProps & { size: keyof typeof sizes; step?: NumberStep; className?: string | undefined }) {
  return (
    <div data-part="item" className={className}>
      {isShown(label, page) && <dt>{slot(['items', id, 'label'], label)}</dt>}
      <dd data-part="value" className={classNames('ui:number', sizes[size][step])}>
        {slot(['items', id, 'value'], value)}
      </dd>
      {isShown(note, page) && <dd className="ui:stat-note">{slot(['items', id, 'note'], note)}</dd>}
    </div>
  )
}

/** A number within the sentence that all of them make. */
export function SpokenStat({ item: { id, value, label }, page, slot }: StatProps) {
  return (
    <li data-part="item">
      <b data-part="value">{slot(['items', id, 'value'], value)}</b>{' '}
      {isShown(label, page) && slot(['items', id, 'label'], label)}
    </li>
  )
}
