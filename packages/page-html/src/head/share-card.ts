import { colorNamed, pageScales, type Theme } from '@naikkelas/ui/theme'
import { toneColors } from '@naikkelas/ui/tokens'
import { cardSize, type CardTools, fitted, letteringOf, LINE_HEIGHT } from './card-letters.ts'

const MARGIN = 88
const GREATEST_SIZE = 92
const SMALLEST_SIZE = 44
const MOST_LINES = 4
/** Room for the title between the site's name and the margins. */
const TITLE_HEIGHT = 360

interface CardWords {
  title: string
  siteName: string
  theme: Theme
}

/**
 * Link-preview picture of a page without pictures: its title in its own font and colours, the site's name below. An SVG
 * with text as outlines, so that rasterising needs no font. Deterministic.
 */
export async function shareCard({ title, siteName, theme }: CardWords, tools: CardTools): Promise<string> {
  const lettering = await letteringOf(theme, title + siteName, tools)
  // Characters missing from the font, such as emoji, are omitted rather than drawn as boxes.
  const words = lettering.writable(title)
  const colors = toneColors[theme.mode].brand
  const scales = pageScales(theme)
  const { size, lines } = fitted(words, lettering, {
    width: cardSize.width - 2 * MARGIN,
    height: TITLE_HEIGHT,
    greatest: GREATEST_SIZE,
    smallest: SMALLEST_SIZE,
    mostLines: MOST_LINES,
  })
  const height = lines.length * size * LINE_HEIGHT
  const top = 96 + (TITLE_HEIGHT - height) / 2
  const outlines = lines.map((line, index) =>
    lettering.pathOf(line, { x: MARGIN, y: top + size * 0.86 + index * size * LINE_HEIGHT, size }),
  )
  const name = lettering.pathOf(siteName, { x: MARGIN, y: 556, size: 38 })
  const { width, height: whole } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">`,
    `<path fill="${colorNamed(colors.ground, scales)}" d="M0 0h${width}v${whole}H0z"/>`,
    // The brand's own colour steps.
    `<path fill="${colorNamed(colors.surface, scales)}" d="M912 630V534h96V438h96V342h96V630z"/>`,
    `<path fill="${colorNamed(colors.accent, scales)}" d="M${MARGIN} 490h96v10h-96z"/>`,
    `<path fill="${colorNamed(colors.text, scales)}" d="${outlines.join('')}"/>`,
    `<path fill="${colorNamed(colors.muted, scales)}" d="${name}"/>`,
    '</svg>',
  ].join('')
}
