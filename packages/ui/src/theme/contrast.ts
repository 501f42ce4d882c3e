import { hexToLinear, luminance } from './oklch.ts'

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21; the order does not matter. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(hexToLinear(one)), luminance(hexToLinear(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Black or white, whichever reads better on the ground: at least 4.58:1 on every sRGB colour. */
export function onColor(ground: string): '#000000' | '#ffffff' {
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff'
}
