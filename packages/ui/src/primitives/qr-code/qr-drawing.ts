import { encode } from 'uqr'

export interface QrDrawing {
  /** All dark modules as the `d` of one SVG path, a module being one unit. */
  path: string
  /** Width and height in modules, with the border. */
  size: number
}

/**
 * A QR code with error correction M, as one path: for files and canvases. Readers need a border of four modules in white.
 *
 * @throws Error for a text that is too long for a QR code, more than about 2300 characters
 */
export function qrDrawing(text: string, { border }: { border: number }): QrDrawing {
  const { data, size } = encode(text, { border, ecc: 'M' })
  return { path: data.map((row, y) => rowPath(row, y)).join(''), size }
}

/** Neighbours are one rectangle: a third of the bytes, and no seams between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    const width = x + 1 - from
    path += `M${from} ${y}h${width}v1h-${width}z`
  }
  return path
}
