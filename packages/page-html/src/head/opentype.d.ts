declare module 'opentype.js' {
  /** Points in order: control points, then the end point. */
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x1?: number
    y1?: number
    x2?: number
    y2?: number
    x?: number
    y?: number
  }
  interface Font {
    hasChar: (character: string) => boolean
    getPath: (text: string, x: number, y: number, size: number) => { commands: PathCommand[] }
    getAdvanceWidth: (text: string, size: number) => number
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font }
  export default opentype
}
