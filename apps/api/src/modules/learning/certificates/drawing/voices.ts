import type { Font } from 'fontkit'

/** One file of a font, with the letters that it has. */
export interface Letters {
  /** Unique among all. */
  name: string
  /** Plain TrueType: the PDF library cuts from it what a certificate uses. */
  bytes: Buffer
  font: Font
}

/** Files of one design, the everyday letters first. */
export type Family = readonly Letters[]

/** Families for a voice, the wanted one first: the others are for what it cannot write. */
export type Voice = readonly Family[]

export type Voices = Readonly<Record<'display' | 'text' | 'strong', Voice>>
