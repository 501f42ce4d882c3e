import { dayInWib } from '@naikkelas/contract/time'
import type { Lead, LeadStatus, MetSource } from '@naikkelas/contract/marketing'
import { type Column, count, instant, type Row, text } from '../../../platform/files/spreadsheets/index.ts'

const statusNames: Readonly<Record<LeadStatus, string>> = { new: 'Baru', contacted: 'Dihubungi', done: 'Selesai' }

export const leadColumns: readonly Column[] = [
  { title: 'Tanggal (WIB)', width: 17 },
  { title: 'Halaman', width: 28 },
  { title: 'Formulir', width: 24 },
  { title: 'Status', width: 11 },
  { title: 'Nama', width: 24 },
  { title: 'WhatsApp', width: 17 },
  { title: 'E-mail', width: 28 },
  { title: 'Jawaban lain', width: 48 },
  { title: 'Persetujuan', width: 32 },
  { title: 'Versi halaman', width: 14 },
  { title: 'Alamat halaman', width: 24 },
  { title: 'Kampanye', width: 36 },
  { title: 'Tautan berhenti', width: 36 },
  { title: 'Sumber pertama', width: 32 },
  { title: 'Sumber terakhir', width: 32 },
  { title: 'Varian', width: 9 },
]

/**
 * One lead as a row. Standard fields have columns of their own; the other answers are listed with their label.
 * @param form the form's title; undefined when it no longer exists
 */
export function leadRow(lead: Lead, form: string | undefined): Row {
  const first = (kind: string) => lead.answers.find((answer) => answer.kind === kind)
  const own = new Set(['name', 'whatsapp', 'email'].map(first))
  const others = lead.answers.filter((answer) => !own.has(answer)).map(({ label, value }) => `${label}: ${value}`)
  return [
    instant(lead.sentAt),
    text(lead.pageName),
    text(lead.isOrder ? 'Pesanan' : (form ?? lead.sectionId)),
    text(statusNames[lead.status]),
    text(first('name')?.value ?? ''),
    text(first('whatsapp')?.value ?? ''),
    text(first('email')?.value ?? ''),
    text(others.join('; ')),
    text(lead.consentText ?? ''),
    count(lead.pageVersion),
    text(lead.source.path ?? ''),
    text(
      Object.entries(lead.source.utm)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    ),
    text(lead.optOutAddress),
    text(sourceText(lead.attribution?.first)),
    text(sourceText(lead.attribution?.last)),
    text(lead.variant?.toUpperCase() ?? ''),
  ]
}

/** `instagram / gajian / ref mitra-7, 2026-11-20`: a campaign, and the day of its visit in WIB. */
function sourceText(met: MetSource | undefined): string {
  if (!met) return ''
  const { source, medium, campaign, ref, metAt } = met
  const named = [source, medium, campaign, ref === '' ? '' : `ref ${ref}`].filter((word) => word !== '')
  return `${named.join(' / ')}, ${dayInWib(new Date(metAt))}`
}
