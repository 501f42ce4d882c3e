import type { SectionLabels } from '../labels.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Digits } from '../parts/digits.tsx'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

export interface ClockProps {
  instant: string
  labels: SectionLabels
  /** Shown instead of the clock without script. */
  words: string
  className?: string
}

/**
 * A date in words, and in the same place what remains until then: the second is seen once the island counts, so that
 * nothing moves, and nothing is missing where it never runs.
 */
export function Clock({ instant, labels, words, className }: ClockProps) {
  return (
    <div data-part="clock" data-countdown={instant} className={classNames('ui:clock', className)}>
      <p className="ui:clock-words">{words}</p>
      <p role="timer" aria-label={labels.countdown.remaining} className="ui:clock-units">
        {units.map((unit) => (
          <span key={unit}>
            <b data-unit={unit}>
              <Digits value="00" />
            </b>
            <small>{labels.countdown[unit]}</small>
          </span>
        ))}
      </p>
      <p className="ui:text-small ui:text-muted">
        <time dateTime={instant}>
          {labels.day(instant)}, {labels.time(instant)}
        </time>
      </p>
    </div>
  )
}
