import type { Line } from './lettering.rules.ts'
import { fitted } from './lettering.rules.ts'
import type { Voice } from './voices.ts'
import type { Shape } from './scene.ts'

/** One text of a column. */
export interface Block {
  voice: Voice
  text: string
  size: number
  /** @default the same: it is not set smaller */
  smallest?: number
  /** @default 1 */
  maxLines?: number
  colour: string
  /** Above it, in points. */
  gap: number
}

export interface Column {
  x: number
  width: number
  align: 'left' | 'center'
}

/** Of a line, in sizes. */
const leading = 1.24
/** From the top of a line to its baseline, in sizes. */
const ascent = 0.92

interface Stacked {
  /** With its top at 0. */
  shapes: (Shape & { kind: 'text' })[]
  height: number
}

/** Texts below each other, each as large as its room allows. */
export function stack(blocks: readonly Block[], { x, width, align }: Column): Stacked {
  const shapes: Stacked['shapes'] = []
  let y = 0
  for (const { voice, text, size: wanted, smallest = wanted, maxLines = 1, colour, gap } of blocks) {
    if (text === '') continue
    const { size, lines } = fitted(voice, text, { width, size: wanted, smallest, maxLines })
    y += shapes.length === 0 ? 0 : gap
    for (const line of lines) {
      shapes.push({ kind: 'text', line, x: startOf(line, { x, width, align }), y: y + size * ascent, size, colour })
      y += size * leading
    }
  }
  return { shapes, height: y }
}

const startOf = (line: Line, { x, width, align }: Column) => (align === 'left' ? x : x + (width - line.width) / 2)

/** The same lower down. */
export const lowered = ({ shapes }: Stacked, by: number): Shape[] => shapes.map((one) => ({ ...one, y: one.y + by }))
