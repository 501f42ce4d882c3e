import type { Line } from './lettering.rules.ts'

/** A4 on its side, in points. */
export const sheet = { width: 842, height: 595 } as const

/** One thing that is drawn; lengths in points from the upper left corner. */
export type Shape =
  | {
      kind: 'box'
      x: number
      y: number
      width: number
      height: number
      fill?: string
      stroke?: { colour: string; width: number }
    }
  /** In SVG's language. */
  | { kind: 'path'; d: string; fill: string }
  /** Y is the baseline. */
  | { kind: 'text'; line: Line; x: number; y: number; size: number; colour: string }
  /** The signature. */
  | { kind: 'picture'; x: number; y: number; width: number; height: number }

export type Scene = readonly Shape[]

/** A picture as it is put on the sheet: PNG. */
export interface SheetPicture {
  png: Buffer
  width: number
  height: number
}
