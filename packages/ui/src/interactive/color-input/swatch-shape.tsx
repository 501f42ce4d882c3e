import type { ReactNode } from 'react'

export interface SwatchShapeProps {
  color: string
  className?: string
  children?: ReactNode
}

/** A colour as a picture: `fill` is an attribute, so no style attribute is needed, and forced colours leave it alone. */
export function SwatchShape({ color, className, children }: SwatchShapeProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect x="0.5" y="0.5" width="31" height="31" rx="5.5" fill={color} stroke="currentColor" strokeOpacity="0.25" />
      {children}
    </svg>
  )
}
