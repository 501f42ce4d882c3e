import type { SVGProps } from 'react'
import { type IconName, icons } from './icon-names.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children' | 'ref'> {
  name: IconName
  /** Width and height in px; 16 gets a thinner stroke. @default 20 */
  size?: 16 | 20 | 24 | 32 | 40
  /** Read out. Leave out where the text beside it says the same. */
  label?: string
}

/** One of the house's icons in the colour of the text around it. */
export function Icon({ name, size = 20, label, ...rest }: IconProps) {
  const { d, fill } = icons[name]
  return (
    <svg
      {...rest}
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
