import { colorNamed, defaultTheme, pageScales } from '@naikkelas/ui/theme'
import { toneColors } from '@naikkelas/ui/tokens'
import { cardSize, type CardTools, fitted, type Lettering, letteringOf, LINE_HEIGHT } from './card-letters.ts'

/** Where a picture lies on a card, in its pixels: the right part of its whole height. */
export const cardPicture = { left: 692, top: 0, width: 508, height: 630 } as const

const MARGIN = 72
/** Between the words and the picture. */
const GAP = 48
const TITLE = { top: 158, height: 292 } as const

export interface RecordCardWords {
  title: string
  /** What it is: "Kelas premium". Empty for none. */
  kind: string
  /** Its price, or when it is. Empty for none. */
  fact: string
  siteName: string
  /** Room is left for a picture, which is laid on the pixels. */
  hasPicture: boolean
}

/**
 * Link-preview picture of a record: what it is, its title, its price or date, and the site's name. An SVG with text as
 * outlines, as the card of a page is. Deterministic.
 */
export async function recordCard(words: RecordCardWords, tools: CardTools): Promise<string> {
  const { title, kind, fact, siteName, hasPicture } = words
  const lettering = await letteringOf(defaultTheme, title + kind + fact + siteName, tools)
  const colors = toneColors[defaultTheme.mode].brand
  const scales = pageScales(defaultTheme)
  const color = (name: string) => colorNamed(name, scales)
  const width = (hasPicture ? cardPicture.left - GAP : cardSize.width - MARGIN) - MARGIN
  const { width: whole, height } = cardSize
  const kindLine = oneLine(kind, lettering, { width: width - 28, greatest: 34, x: MARGIN + 28, y: 108 })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${height}" viewBox="0 0 ${whole} ${height}">`,
    `<path fill="${color(colors.ground)}" d="M0 0h${whole}v${height}H0z"/>`,
    // The brand's own colour steps, where no picture is.
    hasPicture ? '' : `<path fill="${color(colors.surface)}" d="M972 630V558h76V486h76V414h76V630z"/>`,
    kindLine === '' ? '' : `<path fill="${color(colors.accent)}" d="M${MARGIN} 80h10v34h-10z"/>`,
    `<path fill="${color(colors.text)}" d="${kindLine}"/>`,
    `<path fill="${color(colors.text)}" d="${titleLines(title, lettering, { width, greatest: hasPicture ? 76 : 92 })}"/>`,
    `<path fill="${color(colors.accent)}" d="${oneLine(fact, lettering, { width, greatest: 40, x: MARGIN, y: 506 })}"/>`,
    `<path fill="${color(colors.muted)}" d="${oneLine(siteName, lettering, { width, greatest: 32, x: MARGIN, y: 570 })}"/>`,
    '</svg>',
  ].join('')
}

function titleLines(
  title: string,
  lettering: Lettering,
  { width, greatest }: Pick<LinePlace, 'width' | 'greatest'>,
): string {
  const { size, lines } = fitted(lettering.writable(title), lettering, {
    width,
    height: TITLE.height,
    greatest,
    smallest: 40,
    mostLines: 6,
  })
  return lines
    .map((line, index) =>
      lettering.pathOf(line, { x: MARGIN, y: TITLE.top + size * 0.86 + index * size * LINE_HEIGHT, size }),
    )
    .join('')
}

interface LinePlace {
  width: number
  greatest: number
  x: number
  y: number
}

function oneLine(words: string, lettering: Lettering, { width, greatest, x, y }: LinePlace): string {
  const room = { width, height: 2 * greatest, greatest, smallest: 24, mostLines: 1 }
  const { size, lines } = fitted(lettering.writable(words), lettering, room)
  return lettering.pathOf(lines[0] ?? '', { x, y, size })
}
