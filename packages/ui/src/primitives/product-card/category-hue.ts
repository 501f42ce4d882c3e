import type { CoverHue } from './product-kinds.ts'

const hues: readonly CoverHue[] = ['toska', 'langit', 'cabai', 'kunyit', 'daun', 'tinta']

/** Hue of drawn covers of a category: each has its own, until there are more of them than hues. @param category its number, from 1 */
export const hueOfCategory = (category: number): CoverHue => hues[category % hues.length] ?? 'toska'
