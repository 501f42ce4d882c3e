import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../variants.ts'

export interface ProgressCircleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is on its way; names it. */
  label: ReactNode
  /** How much is done, from 0 to `max`. Leave out while it is unknown. */
  value?: number
  /** @default 100 */
  max?: number
  /** The value in words: `9 dari 14 pelajaran`. @default the percentage */
  valueText?: string
  /** 32, 48 or 80 px wide; only the largest has its percentage inside. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Only when the context already says it in sight; the value is then hidden too. @default false */
  isLabelHidden?: boolean
  ref?: Ref<HTMLDivElement>
}

const widths = { sm: 32, md: 48, lg: 80 }
const strokes = { sm: 14, md: 11, lg: 9 }

/** How far something has come, as a ring: where a row has no room for a Progress. */
export function ProgressCircle({
  label,
  value,
  max = 100,
  valueText,
  size = 'md',
  isLabelHidden = false,
  className,
  ...rest
}: ProgressCircleProps) {
  const id = useId()
  const share = value === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  const percentage = value === undefined ? undefined : `${Math.floor(share * 100)}%`
  const words = valueText ?? percentage
  const stroke = strokes[size]
  const ring = { cx: 50, cy: 50, r: 50 - stroke / 2, fill: 'none', stroke: 'currentColor', strokeWidth: stroke }
  return (
    <div
      {...rest}
      data-component="ProgressCircle"
      className={cx('ui:inline-flex ui:min-w-0 ui:items-center ui:gap-3 ui:text-app-xs', className)}
    >
      <div
        role="progressbar"
        aria-labelledby={id}
        {...(value === undefined
          ? { 'aria-busy': true }
          : { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': Math.min(max, Math.max(0, value)) })}
        aria-valuetext={words}
        className="ui:shrink-0 ui:text-action"
      >
        <svg
          viewBox="0 0 100 100"
          width={widths[size]}
          height={widths[size]}
          aria-hidden="true"
          className={value === undefined ? 'ui:block ui:animate-spin' : 'ui:block'}
        >
          <circle {...ring} opacity={0.2} />
          {/* From the top, in hundredths of the whole way round. */}
          {(value === undefined || share > 0) && (
            <circle
              {...ring}
              pathLength={100}
              strokeDasharray={value === undefined ? '25 75' : `${share * 100} 100`}
              transform="rotate(-90 50 50)"
            />
          )}
          {size === 'lg' && percentage !== undefined && (
            <text
              x={50}
              y={50}
              dominantBaseline="central"
              textAnchor="middle"
              fontSize={24}
              fontWeight={600}
              className="ui:fill-text"
            >
              {percentage}
            </text>
          )}
        </svg>
      </div>
      <span className={isLabelHidden ? 'ui:sr-only' : 'ui:grid ui:min-w-0'}>
        <span id={id} className="ui:font-semibold ui:text-text">
          {label}
        </span>
        {words !== undefined && (size !== 'lg' || valueText !== undefined) && (
          <span className="ui:text-muted ui:tabular-nums">{words}</span>
        )}
      </span>
    </div>
  )
}
