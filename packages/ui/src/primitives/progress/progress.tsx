import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { filledSteps } from './stairs.ts'
import { cx } from '../variants.ts'

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is on its way; names it. */
  label: ReactNode
  /** How much is done, from 0 to `max`. Leave out while it is unknown. */
  value?: number
  /** @default 100 */
  max?: number
  /** The value in words: `12 dari 40 pesanan`. @default the percentage */
  valueText?: string
  /** Only when the context already says it in sight; the value is then hidden too. @default false */
  isLabelHidden?: boolean
  ref?: Ref<HTMLDivElement>
}

/** How far something has come: three steps, filled to its value. Of unknown length they rise in turn. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  className,
  ...rest
}: ProgressProps) {
  const id = useId()
  const share = value === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  const words = valueText ?? (value === undefined ? undefined : `${Math.floor(share * 100)}%`)
  return (
    <div {...rest} data-component="Progress" className={cx('ui:min-w-0 ui:text-app-xs', className)}>
      <div className={isLabelHidden ? 'ui:sr-only' : 'ui:flex ui:items-baseline ui:justify-between ui:gap-3'}>
        <span id={id} className="ui:min-w-0 ui:font-semibold ui:text-text">
          {label}
        </span>
        {words !== undefined && <span className="ui:shrink-0 ui:text-muted ui:tabular-nums">{words}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        {...(value === undefined
          ? { 'aria-busy': true }
          : { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': Math.min(max, Math.max(0, value)) })}
        aria-valuetext={words}
      >
        <svg
          viewBox="0 0 300 16"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="ui:mt-1.5 ui:h-4 ui:w-full ui:mirrors ui:text-action"
        >
          {filledSteps(share).map((filled, step) => (
            <g key={step} fill="currentColor" className={value === undefined ? 'ui:loading-bar' : undefined}>
              <rect {...place(step, 1)} opacity={0.2} />
              {filled > 0 && <rect {...place(step, filled)} />}
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** Each step is higher than the one before, with a gap between them. */
function place(step: number, filled: number) {
  const height = 6 + step * 5
  return { x: step * 101, y: 16 - height, width: 98 * filled, height }
}
