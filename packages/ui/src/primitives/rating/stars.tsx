import type { SVGProps } from 'react'
import { emptyPercent, fiveStars, starsBox } from './star-paths.ts'

export interface StarsProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'values'> {
  /** How many of the five are filled; parts of one are drawn too. */
  filled: number
}

/** Five stars in the colour of the text around them. Decorative: the value is also given in words. */
export function Stars({ filled, width = 94, height = 16, ...rest }: StarsProps) {
  return (
    <svg {...rest} viewBox={starsBox} width={width} height={height} fill="currentColor" aria-hidden="true">
      <path d={fiveStars} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
      {/* A shape instead of a gradient or a <clipPath>: those need ids, which repeat on a page. */}
      <path d={fiveStars} clipPath={filled < 5 ? `inset(0 ${emptyPercent(filled)}% 0 0)` : undefined} />
    </svg>
  )
}
