import { plainText } from '@naikkelas/contract'
import { type CertificateFacts, compose, wordsOf } from './compose.ts'
import { certificateVoices } from './letters.ts'
import { sheet, type SheetPicture } from './scene.ts'

/** One page, A4 on its side, whose text can be selected: the same facts give the same page. */
export async function drawCertificatePdf(
  facts: CertificateFacts,
  signature: SheetPicture | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: Document }, voices] = await Promise.all([import('pdfkit'), certificateVoices(wordsOf(facts))])
  const [first] = voices.text[0] ?? []
  const doc = new Document({
    size: [sheet.width, sheet.height],
    margin: 0,
    // The library takes bytes too, which its types do not say.
    font: first?.bytes as unknown as string,
    lang: 'id-ID',
    displayTitle: true,
    info: {
      Title: `${facts.look.heading} ${facts.number}`,
      Author: plainText(facts.siteName),
      Subject: plainText(`${facts.name}: ${facts.course}`),
      CreationDate: facts.completedAt,
    },
  })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const shape of compose({ facts, signature, voices }))
    switch (shape.kind) {
      case 'box':
        doc.rect(shape.x, shape.y, shape.width, shape.height)
        if (shape.fill !== undefined) doc.fill(shape.fill)
        if (shape.stroke) doc.lineWidth(shape.stroke.width).stroke(shape.stroke.colour)
        break
      case 'path':
        doc.path(shape.d).fill(shape.fill)
        break
      case 'picture':
        if (signature) doc.image(signature.png, shape.x, shape.y, { width: shape.width, height: shape.height })
        break
      case 'text': {
        let { x } = shape
        doc.fontSize(shape.size).fillColor(shape.colour)
        for (const { letters, text, width } of shape.line.runs) {
          doc.registerFont(letters.name, letters.bytes).font(letters.name)
          doc.text(text, x, shape.y, { lineBreak: false, baseline: 'alphabetic' })
          x += width
        }
      }
    }
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
