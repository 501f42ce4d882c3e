import { type Color, parseColor, pixels, round, splitOutside } from './css-values.ts'
import type { Pen } from './pen.ts'
import { element } from './svg-markup.ts'

interface Stop {
  color: Color | null
  /** Along the gradient, in px. */
  at: number
}

/** The id of a gradient for a tile that begins at 0, 0; undefined for images of other kinds. */
export function gradientId(image: string, width: number, height: number, pen: Pen): string | undefined {
  const [, kind = '', inside = ''] = /^(linear|radial)-gradient\((.*)\)$/s.exec(image) ?? []
  if (kind === '') return undefined
  const [first = '', ...rest] = splitOutside(inside, ',')
  const hasShape = !isStop(first)
  const stops = hasShape ? rest : [first, ...rest]
  return kind === 'linear'
    ? linear(hasShape ? first : 'to bottom', stops, width, height, pen)
    : radial(hasShape ? first : 'circle at 50% 50%', stops, width, height, pen)
}

const isStop = (text: string) => /^(rgb|color|oklab|oklch)/.test(text)

const directions: Readonly<Record<string, number>> = { 'to top': 0, 'to right': 90, 'to bottom': 180, 'to left': 270 }

function linear(direction: string, texts: readonly string[], width: number, height: number, pen: Pen) {
  const turn = ((directions[direction] ?? Number.parseFloat(direction)) * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)]
  const length = Math.abs(width * dx) + Math.abs(height * dy)
  const ends = {
    x1: width / 2 - (dx * length) / 2,
    y1: height / 2 - (dy * length) / 2,
    x2: width / 2 + (dx * length) / 2,
    y2: height / 2 + (dy * length) / 2,
  }
  return define('linearGradient', ends, stopsOf(texts, length), length, pen)
}

function radial(shape: string, texts: readonly string[], width: number, height: number, pen: Pen) {
  const [, at = '50% 50%'] = /at (.+)$/.exec(shape) ?? []
  const [x = '50%', y = '50%'] = splitOutside(at, ' ')
  const [cx, cy] = [pixels(x, width), pixels(y, height)]
  const farthest = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy))
  const stops = stopsOf(texts, farthest)
  const r = Math.max(...stops.map(({ at: where }) => where), 0.01)
  return define('radialGradient', { cx, cy, r }, stops, r, pen)
}

function define(
  name: string,
  attributes: Record<string, number>,
  stops: readonly Stop[],
  length: number,
  pen: Pen,
): string {
  const inside = stops.map(({ color, at }, index) => {
    // What is transparent keeps its neighbour's colour: between them nothing turns grey.
    const shown = color ?? stops[index + 1]?.color ?? stops[index - 1]?.color
    return element('stop', {
      offset: round((at / length) * 100) / 100,
      'stop-color': shown?.hex ?? '#000000',
      'stop-opacity': color === null ? '0' : color.alpha < 1 ? color.alpha : undefined,
    })
  })
  return pen.define((id) => element(name, { id, gradientUnits: 'userSpaceOnUse', ...attributes }, inside.join('')))
}

function stopsOf(texts: readonly string[], length: number): Stop[] {
  const stops = texts.flatMap((text, index): Stop[] => {
    const [color = '', ...places] = splitOutside(text, ' ')
    const usual = texts.length === 1 ? 0 : (index / (texts.length - 1)) * length
    return (places.length === 0 ? [`${usual}px`] : places).map((place) => ({
      color: parseColor(color),
      at: pixels(place.replace(/^calc\((.*)\)$/, '$1'), length),
    }))
  })
  // A stop before its predecessor lies where that one does.
  let last = 0
  for (const stop of stops) last = stop.at = Math.max(last, stop.at)
  return stops
}
