import type { Rect } from './snapshot.ts'

/** A picture as it is kept in the file. */
export interface Picture {
  /** A data address: a sheet asks for nothing from elsewhere. */
  href: string
  width: number
  height: number
}

/** What one drawing needs beside its markup, and how far it reaches. */
export interface Pen {
  /** The id of a definition; the same one twice is kept once. */
  define: (body: (id: string) => string) => string
  /** The id of a picture, or undefined where it could not be read. */
  picture: (source: string) => { id: string; picture: Picture } | undefined
  /** Marks a visible area. */
  reach: (rect: Rect) => void
  /** The share of a line's height that lies above the baseline, by font. */
  ascent: (family: string) => number
}

export interface Drawing {
  name: string
  markup: string
  defs: readonly string[]
  pictures: Readonly<Record<string, Picture>>
  width: number
  height: number
}

export function newPen(prefix: string, pictures: Readonly<Record<string, Picture>>) {
  const defs = new Map<string, string>()
  const used: Record<string, Picture> = {}
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const pen: Pen = {
    define(body) {
      const key = body('')
      const known = defs.get(key)
      if (known !== undefined) return known
      const id = `${prefix}-${defs.size + 1}`
      defs.set(key, id)
      written.push(body(id))
      return id
    },
    picture(source) {
      const picture = pictures[source]
      if (!picture) return undefined
      const id = `picture-${hashOf(source)}`
      used[id] = picture
      return { id, picture }
    },
    reach({ x, y, width, height }) {
      if (width <= 0 || height <= 0) return
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x + width)
      bottom = Math.max(bottom, y + height)
    },
    ascent: (family) => ascents[family] ?? 0.8,
  }
  const written: string[] = []
  return {
    pen,
    defs: written,
    pictures: used,
    reached: (): Rect | null => (left < right ? { x: left, y: top, width: right - left, height: bottom - top } : null),
  }
}

/** Ascent beside ascent and descent together, as the font files say. */
const ascents: Readonly<Record<string, number>> = { Poppins: 0.75, Montserrat: 0.794, Roboto: 0.7917, Arial: 0.81 }

/** The same picture has the same id in every drawing, so that a sheet holds it once. */
function hashOf(text: string): string {
  let hash = 5381
  for (const sign of text) hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
