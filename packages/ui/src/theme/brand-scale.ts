import { ladders } from '../tokens/tokens.gen.ts'
import { hexToOklch, inGamut, linearToHex, luminance } from './oklch.ts'

/** The ladder's law: what each step's contrast with white is, and its share of the brand's chroma (design record 0020). */
const LAW = [
  ['50', 1.06, 0.14],
  ['100', 1.13, 0.32],
  ['200', 1.34, 0.6],
  ['300', 1.75, 0.95],
  ['400', 2.45, 1.12],
  ['500', 3.5, 1.1],
  ['600', 5.18, 1],
  ['700', 7.5, 0.86],
  ['800', 10.2, 0.7],
  ['900', 13.4, 0.54],
  ['950', 16.4, 0.42],
] as const

const MAX_CHROMA = 0.22

export type Step = (typeof LAW)[number][0]
export type ColorScale = Readonly<Record<Step, string>>
export const scaleSteps: readonly Step[] = LAW.map(([step]) => step)

/**
 * Eleven steps of one hue, from almost white to almost black, with the same contrasts for every hue: text rules that
 * hold for one page colour hold for all. The house's own colours keep their hand-tuned ladders.
 * @param brand `#rrggbb`  @throws when it is not
 */
export function brandScale(brand: string): ColorScale {
  const house = houseScale(brand)
  if (house) return house
  const { c, h } = hexToOklch(brand)
  const scale: Partial<Record<Step, string>> = {}
  for (const [step, white, share] of LAW) {
    scale[step] = colorOfLuminance(1.05 / white - 0.05, Math.min(c * share, MAX_CHROMA), h)
  }
  return scale as Record<Step, string>
}

function houseScale(brand: string): ColorScale | undefined {
  const wanted = brand.toLowerCase()
  return Object.entries(ladders).find(([hue, ladder]) => ladder[hue === 'kunyit' ? '300' : '600'] === wanted)?.[1]
}

/** Luminance grows with lightness at a fixed hue and chroma, so halving finds it. */
function colorOfLuminance(target: number, c: number, h: number): string {
  let [low, high] = [0, 1]
  for (let round = 0; round < 18; round++) {
    const l = (low + high) / 2
    if (luminance(inGamut({ l, c, h })) < target) low = l
    else high = l
  }
  return linearToHex(inGamut({ l: (low + high) / 2, c, h }))
}
