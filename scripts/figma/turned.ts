import { pixels, splitOutside } from './css-values.ts'
import type { Box } from './snapshot.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** What `translate`, `rotate`, `scale` and `transform` do to a box, as one matrix; undefined where they do nothing. */
export function turned({ style, rect }: Box): string | undefined {
  const steps = [moved(style.translate, rect), rotated(style.rotate), scaled(style.scale), matrixOf(style.transform)]
  const own = steps.filter((step) => step !== undefined)
  if (own.length === 0) return undefined
  const [left = '0', top = '0'] = splitOutside(style['transform-origin'] ?? '', ' ')
  const [x, y] = [rect.x + pixels(left), rect.y + pixels(top)]
  const whole = [[1, 0, 0, 1, x, y] as Matrix, ...own, [1, 0, 0, 1, -x, -y] as Matrix].reduce(times)
  return `matrix(${whole.map((value) => Number(value.toFixed(4))).join(' ')})`
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function moved(value: string | undefined, rect: Box['rect']): Matrix | undefined {
  if (!value || value === 'none') return undefined
  const [x = '0', y = '0'] = splitOutside(value, ' ')
  return [1, 0, 0, 1, pixels(x, rect.width), pixels(y, rect.height)]
}

function rotated(value: string | undefined): Matrix | undefined {
  if (!value || value === 'none') return undefined
  const turn = (Number.parseFloat(value) * Math.PI) / 180
  return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]
}

function scaled(value: string | undefined): Matrix | undefined {
  if (!value || value === 'none') return undefined
  const [x = 1, y = x] = value.split(' ').map(Number)
  return [x, 0, 0, y, 0, 0]
}

function matrixOf(value: string | undefined): Matrix | undefined {
  const [, inside = ''] = /^matrix\((.*)\)$/.exec(value ?? '') ?? []
  if (inside === '') return undefined
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = inside.split(',').map(Number)
  return [a, b, c, d, e, f]
}
