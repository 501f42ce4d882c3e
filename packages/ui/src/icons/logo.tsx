import type { SVGProps } from 'react'
import { wordPath, wordWidth } from './logo.gen.ts'

export interface LogoProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'width'> {
  /** `symbol` is the mark alone. @default 'full' */
  variant?: 'full' | 'symbol'
  /** Height in px; the width follows. @default 28 */
  height?: number
  /** Read out instead of the picture; empty where the name is written beside it. @default 'Naikkelas' */
  label?: string
}

/** Three rising bars, the last one an arrow, and the name. Takes the colour of the text around it; needs no font. */
export function Logo({ variant = 'full', height = 28, label = 'Naikkelas', ...rest }: LogoProps) {
  const width = variant === 'full' ? SYMBOL_WIDTH + GAP + wordWidth : SYMBOL_WIDTH
  const isSilent = label === ''
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${width} 28`}
      width={(height * width) / 28}
      height={height}
      fill="currentColor"
      role={isSilent ? undefined : 'img'}
      aria-label={isSilent ? undefined : label}
      aria-hidden={isSilent || undefined}
      focusable="false"
    >
      <rect x="1" y="18" width="6" height="8" rx="1.5" />
      <rect x="9" y="12.5" width="6" height="13.5" rx="1.5" />
      <path d="M19.04 2.66a1.3 1.3 0 0 1 1.92 0l4.36 4.76c.77.84.17 2.2-.96 2.2H23v14.88c0 .83-.67 1.5-1.5 1.5h-3c-.83 0-1.5-.67-1.5-1.5V9.62h-1.36c-1.13 0-1.73-1.36-.96-2.2z" />
      {variant === 'full' && <path d={wordPath} transform={`translate(${SYMBOL_WIDTH + GAP} 0)`} />}
    </svg>
  )
}

const SYMBOL_WIDTH = 27
const GAP = 5
