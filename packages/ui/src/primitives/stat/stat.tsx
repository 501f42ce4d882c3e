import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { kurang, naik, turun } from '../../icons/interface-icons.ts'
import { cx } from '../variants.ts'
import { type StatLabels, statLabelsId } from './stat.labels.ts'
import { type StatChange, writtenChange } from './written-change.ts'

export interface StatProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** What is counted: “Prospek baru”. */
  label: ReactNode
  /** How much, written out: `1.204`, `Rp12.450.000`, `10,6%`. */
  value: ReactNode
  /** How it differs from before: `{ amount: 12.4 }`, or `{ amount: 2.7, unit: 'points' }` between two percentages. */
  change?: StatChange
  /** Compared with what: “dari 7 hari sebelumnya”. */
  comparedWith?: ReactNode
  /** Which change is welcome; `neither` for a number without a target. @default 'up' */
  better?: 'up' | 'down' | 'neither'
  /** Everything it says itself: `statLabelsEn` for English. @default statLabelsId */
  labels?: StatLabels
  ref?: Ref<HTMLDListElement>
}

const icons = { up: naik, down: turun, same: kurang }

/** One number of a business: what it counts, how much it is, and how it changed. */
export function Stat({
  label,
  value,
  change,
  comparedWith,
  better = 'up',
  labels = statLabelsId,
  className,
  ...rest
}: StatProps) {
  const written = change && writtenChange(change, labels.points)
  return (
    <dl {...rest} data-component="Stat" className={cx('ui:min-w-0', className)}>
      <dt className="ui:text-app-xs ui:font-semibold ui:text-muted">{label}</dt>
      <dd className="ui:text-app-2xl ui:font-bold ui:tracking-tight ui:text-text ui:tabular-nums">{value}</dd>
      {(written || comparedWith) && (
        <dd className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-1.5 ui:text-app-xs ui:text-muted">
          {written && (
            <span
              data-state={written.direction}
              className={cx(
                'ui:inline-flex ui:items-center ui:gap-1 ui:font-semibold ui:tabular-nums',
                colorOf(written.direction, better),
              )}
            >
              <IconShape of={icons[written.direction]} size={16} />
              <span className="ui:sr-only">{labels[written.direction]}</span> {written.text}
            </span>
          )}
          {comparedWith && <span>{comparedWith}</span>}
        </dd>
      )}
    </dl>
  )
}

/** The arrow and the sign say the direction; the colour only whether it is welcome. */
function colorOf(direction: 'up' | 'down' | 'same', better: 'up' | 'down' | 'neither') {
  if (direction === 'same' || better === 'neither') return 'ui:text-text'
  return direction === better ? 'ui:text-ok' : 'ui:text-danger'
}
