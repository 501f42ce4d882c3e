import { kindWords } from '@naikkelas/contract'
import { formatRupiah } from '@naikkelas/contract/money'
import { formatDateTime, formatLongDate } from '@naikkelas/contract/time'
import type PDFDocument from 'pdfkit'
import { drawableText } from './drawable-text.rules.ts'
import { netOf } from './invoice-content.rules.ts'
import { invoiceLetters } from './invoice-letters.ts'
import type { StoredInvoice } from './invoices.queries.ts'

/** Points; A4 is 595 by 842. */
const MARGIN = 48
const WIDTH = 595 - 2 * MARGIN
const COLUMN = (WIDTH - 24) / 2
const ink = '#16181d'
const muted = '#5b6170'
const line = '#d5d8de'

const titles = { invoice: 'Invoice', credit_note: 'Nota kredit' } as const

interface Sheet {
  doc: InstanceType<typeof PDFDocument>
  /** Draws one text at a place. @returns where it ends below */
  write: (text: string, at: Place) => number
}

interface Place {
  x: number
  y: number
  width: number
  size?: number
  isBold?: boolean
  colour?: string
  align?: 'left' | 'right'
}

/** One A4 page whose text can be selected: the same facts give the same page. */
export async function drawInvoice(invoice: StoredInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit')
  const letters = await invoiceLetters()
  const title = `${titles[invoice.kind]} ${invoice.number}`
  const doc = new Document({
    size: 'A4',
    margin: MARGIN,
    // The library takes bytes too, which its types do not say.
    font: letters.regular as unknown as string,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: title, Author: drawableText(invoice.seller.siteName), CreationDate: invoice.issuedAt },
  })
  doc.registerFont('regular', letters.regular).registerFont('bold', letters.bold)
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const write: Sheet['write'] = (text, { x, y, width, size = 10, isBold = false, colour = ink, align = 'left' }) => {
    doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
    doc.text(drawableText(text), x, y, { width, align, lineGap: 2 })
    return doc.y
  }
  drawPage({ doc, write }, invoice)
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function drawPage(sheet: Sheet, invoice: StoredInvoice) {
  let y = drawHead(sheet, invoice)
  y = drawParties(sheet, invoice, y + 24)
  y = drawLines(sheet, invoice, y + 24)
  y = drawSums(sheet, invoice, y + 12)
  drawFoot(sheet, invoice, y + 28)
}

function drawHead({ write }: Sheet, { kind, number, corrects, issuedAt, seller, code }: StoredInvoice): number {
  const half = { width: COLUMN, y: MARGIN }
  const left = write(seller.siteName, { ...half, x: MARGIN, size: 18, isBold: true })
  const at = { x: MARGIN + COLUMN + 24, width: COLUMN, align: 'right' } as const
  let y = write(titles[kind], { ...at, y: MARGIN, size: 18, isBold: true })
  y = write(number, { ...at, y: y + 2, isBold: true })
  y = write(`Tanggal ${formatLongDate(issuedAt)}`, { ...at, y, colour: muted })
  if (corrects !== null) y = write(`Untuk invoice ${corrects}`, { ...at, y, colour: muted })
  y = write(`Kode pesanan ${code}`, { ...at, y, colour: muted })
  return Math.max(left, y)
}

function drawParties({ write }: Sheet, { seller, buyer }: StoredInvoice, y: number): number {
  const party = (x: number, label: string, name: string, more: readonly string[]) => {
    let end = write(label, { x, y, width: COLUMN, size: 9, colour: muted })
    end = write(name, { x, y: end + 2, width: COLUMN, isBold: true })
    for (const one of more) if (one !== '') end = write(one, { x, y: end, width: COLUMN })
    return end
  }
  return Math.max(
    party(MARGIN, 'Penjual', seller.name, [
      ...seller.address.split('\n'),
      seller.npwp === '' ? '' : `NPWP ${seller.npwp}`,
    ]),
    party(MARGIN + COLUMN + 24, 'Pembeli', buyer.name || 'Akun sudah dihapus', [buyer.email]),
  )
}

/** Columns of the lines: what, price, discount, total. */
const columns = [
  { x: MARGIN, width: WIDTH - 3 * 92, align: 'left' },
  { x: MARGIN + WIDTH - 3 * 92, width: 88, align: 'right' },
  { x: MARGIN + WIDTH - 2 * 92, width: 88, align: 'right' },
  { x: MARGIN + WIDTH - 92, width: 92, align: 'right' },
] as const

function drawLines(sheet: Sheet, { lines }: StoredInvoice, top: number): number {
  const row = (y: number, cells: readonly string[], look: Partial<Place> = {}) =>
    Math.max(...columns.map((column, place) => sheet.write(cells[place] ?? '', { ...column, y, ...look })))
  let y = row(top, ['Uraian', 'Harga', 'Potongan', 'Jumlah'], { size: 9, colour: muted })
  for (const { kind, name, price, discount, total } of lines) {
    y = rule(sheet, y + 4)
    const amounts = [formatRupiah(price), discount === 0 ? '-' : formatRupiah(discount), formatRupiah(total)]
    y = row(y + 8, [`${kindWords[kind]}: ${name}`, ...amounts])
  }
  return rule(sheet, y + 6)
}

function drawSums(sheet: Sheet, invoice: StoredInvoice, top: number): number {
  const { price, discount, total, tax, taxBase } = invoice
  const sums: [string, string][] = []
  if (discount > 0) sums.push(['Harga', formatRupiah(price)], ['Potongan', `-${formatRupiah(discount)}`])
  if (tax > 0)
    sums.push(
      ['Harga sebelum PPN', formatRupiah(netOf(invoice))],
      ['DPP nilai lain', formatRupiah(taxBase)],
      ['PPN 12% x DPP nilai lain', formatRupiah(tax)],
    )
  const sum = (y: number, label: string, amount: string, look: Partial<Place> = {}) =>
    Math.max(
      sheet.write(label, { x: MARGIN + COLUMN - 40, y, width: COLUMN - 48, ...look }),
      sheet.write(amount, { x: MARGIN + WIDTH - 128, y, width: 128, align: 'right', ...look }),
    )
  let y = top
  for (const [label, amount] of sums) y = sum(y + 2, label, amount)
  const label = invoice.kind === 'invoice' ? 'Total dibayar' : 'Total dikembalikan'
  return sum(y + 6, label, formatRupiah(total), { size: 13, isBold: true })
}

function drawFoot({ write }: Sheet, { kind, paidAt, tax, taxInvoiceNumber }: StoredInvoice, top: number) {
  const notes = [
    kind === 'invoice' && paidAt !== null ? `Lunas pada ${formatDateTime(paidAt)}.` : '',
    tax > 0 ? 'Harga sudah termasuk PPN.' : '',
    taxInvoiceNumber === null ? '' : `Nomor faktur pajak ${taxInvoiceNumber}.`,
    'Dokumen ini dibuat oleh sistem dan berlaku tanpa tanda tangan.',
  ]
  let y = top
  for (const note of notes)
    if (note !== '') y = write(note, { x: MARGIN, y: y + 2, width: WIDTH, size: 9, colour: muted })
}

/** @returns where it is */
function rule({ doc }: Sheet, y: number): number {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.7)
    .strokeColor(line)
    .stroke()
  return y
}
