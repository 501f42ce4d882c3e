import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { keptAsIs, untouchedIf } from '../read-only.ts'
import { sliderVariants } from './slider.variants.ts'
import { cx } from '../variants.ts'

export interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** @default 0 */
  min?: number
  /** @default 100 */
  max?: number
  /** @default 1 */
  step?: number | 'any'
  /** The value as people say it: `Rp250.000`, `8 jam`. In sight behind the line, and read out. */
  valueText?: string
  /** Before the line and behind it: the ends in words. */
  start?: ReactNode
  end?: ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md'
  ref?: Ref<HTMLInputElement>
}

/** A value between two ends, where about is good enough. Belongs in a Field. */
export function Slider({
  min = 0,
  max = 100,
  step = 1,
  valueText,
  start,
  end,
  size,
  className,
  style,
  readOnly,
  ...rest
}: SliderProps) {
  return (
    <span
      data-component="Slider"
      style={style}
      className={cx('ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:text-app-sm ui:text-muted', className)}
    >
      {start}
      <input
        aria-readonly={readOnly}
        {...rest}
        {...keptAsIs(readOnly)}
        type="range"
        min={min}
        max={max}
        step={step}
        aria-valuetext={valueText}
        className={sliderVariants({ size }) + untouchedIf(readOnly)}
      />
      {end}
      {valueText !== undefined && (
        <output aria-hidden="true" className="ui:shrink-0 ui:font-medium ui:text-text ui:tabular-nums">
          {valueText}
        </output>
      )}
    </span>
  )
}
