import { fontFiles } from '@naikkelas/ui/fonts'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { readFile } from 'node:fs/promises'
import { drawable } from './drawable-text.rules.ts'

export interface InvoiceLetters {
  regular: Buffer
  bold: Buffer
}

let letters: Promise<InvoiceLetters> | undefined

/**
 * The fonts of a paper, read for the first one: plain TrueType of the letters that `drawableText` leaves. The PDF library
 * cuts from it what a paper uses; of a compressed font with accents it cannot.
 */
export function invoiceLetters(): Promise<InvoiceLetters> {
  letters ??= Promise.all([readFont(400), readFont(700)]).then(([regular, bold]) => ({ regular, bold }))
  return letters
}

async function readFont(weight: number): Promise<Buffer> {
  const file = fontFiles.find((one) => one.font === 'roboto' && one.weight === weight && one.part === 'latin')
  if (file === undefined) throw new Error(`there is no Roboto of weight ${weight}`)
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(await readFile(fontPath(file)), drawable, { targetFormat: 'sfnt' })
}
