import type { Lead, LeadStatus } from '@naikkelas/contract'

/**
 * What makes a spreadsheet take a cell for a formula: these at its beginning, also in their full-width forms, which
 * some programs read as the plain ones.
 */
const formulaStart = /^[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20]/
/** The same after blanks that spreadsheets leave out. */
const formula = (text: string) => formulaStart.test(text) || formulaStart.test(text.trimStart())

/** One cell as RFC 4180 writes it; what a spreadsheet would calculate is text instead. */
export function csvCell(text: string): string {
  const safe = formula(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

const statusNames: Readonly<Record<LeadStatus, string>> = { new: 'Baru', contacted: 'Dihubungi', done: 'Selesai' }

export const leadsCsvHead = csvLine([
  'Tanggal (WIB)',
  'Halaman',
  'Formulir',
  'Status',
  'Nama',
  'WhatsApp',
  'E-mail',
  'Jawaban lain',
  'Persetujuan',
  'Versi halaman',
  'Alamat halaman',
  'Kampanye',
  'Tautan berhenti',
])

/**
 * One lead as a line. Answers that every form may ask have columns of their own; the others are told with their label.
 * @param form what its form is called; undefined for one that is there no longer
 */
export function leadCsvLine(lead: Lead, form: string | undefined): string {
  const first = (kind: string) => lead.answers.find((answer) => answer.kind === kind)
  const own = new Set(['name', 'whatsapp', 'email'].map(first))
  const others = lead.answers.filter((answer) => !own.has(answer)).map(({ label, value }) => `${label}: ${value}`)
  return csvLine([
    dateInWib(lead.sentAt),
    lead.pageName,
    lead.isOrder ? 'Pesanan' : (form ?? lead.sectionId),
    statusNames[lead.status],
    first('name')?.value ?? '',
    first('whatsapp')?.value ?? '',
    first('email')?.value ?? '',
    others.join('; '),
    lead.consentText ?? '',
    String(lead.pageVersion),
    lead.source.path ?? '',
    Object.entries(lead.source.utm)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    lead.optOutAddress,
  ])
}

const wibMs = 7 * 3_600_000

/** `2026-11-20 19:30`: what every spreadsheet reads as a date. */
export function dateInWib(instant: string | Date): string {
  return new Date(new Date(instant).getTime() + wibMs).toISOString().slice(0, 16).replace('T', ' ')
}
