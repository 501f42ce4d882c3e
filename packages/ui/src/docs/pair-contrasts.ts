import { contrast } from '../theme/contrast.ts'
import { type ContrastPair, colorNamed, contrastPairs, pageScales } from '../theme/contrast-pairs.ts'
import type { Theme } from '../theme/theme.schema.ts'
import { toneColors, tones } from '../tokens/tokens.gen.ts'

export const labTones = ['app', ...tones] as const

export interface PairContrast extends ContrastPair {
  tone: (typeof labTones)[number]
  inkHex: string
  groundHex: string
  ratio: number
}

/** Every semantic pair of a theme with its contrast, scheme by scheme. */
export function pairContrasts({ brand, accent, mode }: Pick<Theme, 'brand' | 'accent' | 'mode'>): PairContrast[] {
  const scales = pageScales({ brand, accent })
  return labTones.flatMap((tone) =>
    contrastPairs.map((pair) => {
      const colors = toneColors[mode][tone]
      const inkHex = colorNamed(colors[pair.ink], scales)
      const groundHex = colorNamed(colors[pair.ground], scales)
      return { ...pair, tone, inkHex, groundHex, ratio: contrast(inkHex, groundHex) }
    }),
  )
}

/** The pair that comes nearest to what is allowed. */
export function worstPair(theme: Pick<Theme, 'brand' | 'accent' | 'mode'>): PairContrast {
  return pairContrasts(theme).reduce((worst, pair) =>
    pair.ratio / pair.least < worst.ratio / worst.least ? pair : worst,
  )
}
