/** Reads fonts; it has no types of its own. What is used of it: all lengths in units of the font. */
declare module 'fontkit' {
  interface Path {
    transform(m0: number, m1: number, m2: number, m3: number, m4: number, m5: number): Path
    toSVG(): string
  }

  interface GlyphRun {
    glyphs: { id: number; path: Path }[]
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }

  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(point: number): boolean
    layout(text: string): GlyphRun
  }

  export function create(bytes: Buffer): Font
}
