import type { SVGProps } from 'react'
import type { IconDrawing } from './icon-drawing.ts'

export interface IconShapeProps extends Omit<SVGProps<SVGSVGElement>, 'of' | 'name' | 'children'> {
  /** The drawing: `toko` of `@naikkelas/ui/icons/drawings`. */
  of: IconDrawing
  /** Width and height in px; 16 gets a thinner stroke. @default 20 */
  size?: 16 | 20 | 24 | 32 | 40
  /** Read out. Leave out where the text beside it says the same. */
  label?: string
}

/** One icon by its drawing, in the colour of the text around it: a bundle holds this one and no other. */
export function IconShape({ of: { d, fill, mirrors }, size = 20, label, className, ...rest }: IconShapeProps) {
  return (
    <svg
      {...rest}
      className={mirrors ? `ui:mirrors ${className ?? ''}` : className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.25 : size === 20 ? 1.9 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
    >
      {d !== '' && <path d={d} />}
      {fill !== undefined && <path d={fill} fill="currentColor" stroke="none" />}
    </svg>
  )
}
