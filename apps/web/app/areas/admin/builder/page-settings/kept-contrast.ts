import { brandScale, colorNamed, contrast, pageScales } from '@naikkelas/ui/theme'

export interface KeptContrast {
  /** Of the words with their ground, as they are drawn. */
  ratio: number
  /** Whether another step of the colour is drawn than the one that was chosen, because that one could not be read. */
  isShifted: boolean
}

/** WCAG 2.2, 1.4.3: what text needs at least. */
const least = 4.5

/** Words in the page's colour on white: drawn in its step 700. */
export function brandContrast(brand: string): KeptContrast {
  return { ratio: contrast(brandScale(brand)['700'], '#ffffff'), isShifted: contrast(brand, '#ffffff') < least }
}

/** Dark words on the colour of calls to action: drawn in its step 300, kunyit when none is chosen. */
export function accentContrast(accent: string | null): KeptContrast {
  const scales = pageScales({ brand: '#0c7a75', accent })
  const ink = colorNamed('tinta-950', scales)
  return {
    ratio: contrast(colorNamed('highlight-300', scales), ink),
    isShifted: accent !== null && contrast(accent, ink) < least,
  }
}
