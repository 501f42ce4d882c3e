import { qrDrawing } from '@naikkelas/ui/qr-code'

/** Width of the quiet zone in modules, which readers need. */
const quietZone = 4

/** A file for print: black on white, with its quiet zone. */
export function qrSvg(text: string): string {
  const { path, size } = qrDrawing(text, { border: quietZone })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

/** Pixels per module for at least this picture width: whole pixels, so that modules are never blurred. */
export function modulePixels(size: number, atLeast = 1024): number {
  return Math.ceil(atLeast / size)
}

/** The same as a PNG. @throws Error when the browser cannot draw one */
export async function qrPng(text: string): Promise<Blob> {
  const { path, size } = qrDrawing(text, { border: quietZone })
  const scale = modulePixels(size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('a canvas draws')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('a canvas has bytes'))), 'image/png')
  })
}
