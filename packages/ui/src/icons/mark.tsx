import type { SVGProps } from 'react'

export interface MarkProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'fill'> {
  /** How many of the three bars are filled; levels and progress are drawn this way. @default 3 */
  filled?: 0 | 1 | 2 | 3
}

/**
 * The house's three rising bars, without the arrow: eyebrow, bullet, level, progress.
 * Decorative: its meaning is also given in words.
 */
export function Mark({ filled = 3, ...rest }: MarkProps) {
  return (
    <svg {...rest} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {bars.map(({ x, y }, index) => (
        <rect key={x} x={x} y={y} width="5.5" height={22 - y} rx="1.25" opacity={index < filled ? undefined : 0.28} />
      ))}
    </svg>
  )
}

const bars = [
  { x: 1.5, y: 15.5 },
  { x: 9.25, y: 10 },
  { x: 17, y: 3.5 },
]
