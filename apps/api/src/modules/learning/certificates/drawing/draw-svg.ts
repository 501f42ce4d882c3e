import { type CertificateFacts, compose, wordsOf } from './compose.ts'
import { certificateVoices } from './letters.ts'
import { type Shape, sheet, type SheetPicture } from './scene.ts'

/** The page of the PDF as a picture, its letters as outlines: it needs no font, and nothing typed is markup in it. */
export async function drawCertificateSvg(facts: CertificateFacts, signature: SheetPicture | null): Promise<string> {
  const voices = await certificateVoices(wordsOf(facts))
  const shapes = compose({ facts, signature, voices }).map((shape) => drawn(shape, signature))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">${shapes.join('')}</svg>`
}

function drawn(shape: Shape, signature: SheetPicture | null): string {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, fill = 'none', stroke } = shape
      const line = stroke ? ` stroke="${stroke.colour}" stroke-width="${stroke.width}"` : ''
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${line}/>`
    }
    case 'path':
      return `<path d="${shape.d}" fill="${shape.fill}"/>`
    case 'picture': {
      if (!signature) return ''
      const { x, y, width, height } = shape
      const data = `data:image/png;base64,${signature.png.toString('base64')}`
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${data}"/>`
    }
    case 'text':
      return `<path d="${outlines(shape)}" fill="${shape.colour}"/>`
  }
}

function outlines({ line, x: left, y, size }: Shape & { kind: 'text' }): string {
  let x = left
  const paths: string[] = []
  for (const { letters, text, width } of line.runs) {
    const scale = size / letters.font.unitsPerEm
    const { glyphs, positions } = letters.font.layout(text)
    let pen = x
    for (const [at, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      // Fonts count upwards, pictures downwards.
      paths.push(path.transform(scale, 0, 0, -scale, pen + xOffset * scale, y - yOffset * scale).toSVG())
      pen += xAdvance * scale
    }
    x += width
  }
  return paths.join('')
}
