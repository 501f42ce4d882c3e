import type { ThemeFont } from '../theme/theme.schema.ts'

/** `common`: letters, digits and signs of everyday Indonesian; `latin` and `latin-ext` as Google Fonts cuts them. */
export type FontPart = 'common' | 'latin' | 'latin-ext'

export interface FontFile {
  font: ThemeFont
  /** Family name in CSS. */
  name: string
  weight: number
  part: FontPart
  /** Name below `@naikkelas/ui/fonts/files/`. */
  file: string
  /** First 8 hex digits of the file's SHA-256, for addresses that are cached for good. */
  hash: string
  bytes: number
  /** What it holds, as `unicode-range` writes it. */
  range: string
  /** Local fonts that are the same and spare the download. */
  locals: readonly string[]
}

/** A system font stretched to the room our font will take, until ours is there. */
export interface FallbackFace {
  font: ThemeFont
  name: string
  weight: number
  locals: readonly string[]
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

export interface FontMetrics {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  xHeight: number
  capHeight: number
}
