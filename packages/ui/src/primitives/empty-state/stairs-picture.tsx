import type { SVGProps } from 'react'
import type { IconDrawing } from '../../icons/icon-drawing.ts'
import { cx } from '../variants.ts'

export interface StairsPictureProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'icon'> {
  /** The drawing on the top step: `tas` of `@naikkelas/ui/icons/drawings`. */
  icon: IconDrawing
}

/** The house's stairs with a thing on the top step: the drawing of an EmptyState that has none of its own. Decorative. */
export function StairsPicture({ icon: { d, fill }, className, ...rest }: StairsPictureProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 240 168"
      aria-hidden="true"
      focusable="false"
      data-component="StairsPicture"
      className={cx('ui:w-full ui:text-accent', className)}
    >
      {steps.map(({ x, y, opacity }) => (
        <rect key={x} x={x} y={y} width="76" height={166 - y} rx="3" fill="currentColor" opacity={opacity} />
      ))}
      <rect x="26" y="112" width="24" height="24" rx="3" fill="var(--ui-cta)" />
      <g
        transform="translate(166 10) scale(2.75)"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {d !== '' && <path d={d} />}
        {fill !== undefined && <path d={fill} fill="currentColor" stroke="none" />}
      </g>
      <path d="M0 166h240" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

const steps = [
  { x: 2, y: 136, opacity: 0.14 },
  { x: 82, y: 106, opacity: 0.22 },
  { x: 162, y: 76, opacity: 0.34 },
]
