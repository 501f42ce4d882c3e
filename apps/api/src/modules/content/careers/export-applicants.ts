import { applicantStatusLabels, type InputFor } from '@naikkelas/contract'
import { type Applicant, type exportApplicants as endpoint } from '@naikkelas/contract/content'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { type Column, instant, type Row, spreadsheetOf, text } from '../../../platform/files/spreadsheets/index.ts'
import { findApplicantsToExport } from './applicants.repo.ts'

const perBatch = 500

const columns: readonly Column[] = [
  { title: 'Tanggal (WIB)', width: 17 },
  { title: 'Lowongan', width: 28 },
  { title: 'Status', width: 17 },
  { title: 'Nama', width: 24 },
  { title: 'E-mail', width: 28 },
  { title: 'WhatsApp', width: 17 },
  { title: 'Kota', width: 17 },
  { title: 'Pesan', width: 48 },
  { title: 'Catatan', width: 36 },
  { title: 'CV', width: 48 },
  { title: 'Persetujuan', width: 48 },
]

/** Applications as a workbook or CSV without erased ones; streamed while it is written. */
export async function exportApplicants(
  ctx: AdminContext,
  { params: { format }, query }: InputFor<typeof endpoint>,
): Promise<Response> {
  const now = ctx.clock.now()
  // Exports of personal data are logged.
  ctx.onLine(`Applications were exported by admin ${ctx.actor.id} at ${now.toISOString()}.`)
  const { bytes, type } = spreadsheetOf([{ name: 'Pelamar', columns, rows: rowsOf(ctx, query) }], format)
  return fileAnswer(bytes, { name: `pelamar-${dayInWib(now)}.${format}`, type })
}

/** Reads the next batch only when it is needed. */
async function* rowsOf(ctx: AdminContext, filter: InputFor<typeof endpoint>['query']): AsyncGenerator<Row, void> {
  try {
    for (let after = 0; ; ) {
      const batch = await findApplicantsToExport(ctx.database.queries, { ...filter, after, limit: perBatch })
      for (const { view } of batch) yield rowOfApplicant(view, ctx.publicUrl)
      const last = batch.at(-1)
      if (!last || batch.length < perBatch) return
      after = last.number
    }
  } catch (error) {
    ctx.onFailure(error, 'exporting applications')
    throw error
  }
}

const rowOfApplicant = (applicant: Applicant, publicUrl: string): Row => [
  instant(applicant.sentAt),
  text(applicant.vacancy.title),
  text(applicantStatusLabels[applicant.status]),
  text(applicant.name),
  text(applicant.email),
  text(applicant.whatsapp),
  text(applicant.city),
  text(applicant.message),
  text(applicant.note),
  text(applicant.file ? publicUrl + applicant.file.address : ''),
  text(applicant.consentText),
]
