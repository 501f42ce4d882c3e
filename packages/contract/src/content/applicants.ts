import * as z from 'zod/mini'
import { legalVersionsSchema } from '../legal-versions.ts'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { applicantStatuses } from '../enumerations/index.ts'
import { exportFormats, type ExportFormat, spreadsheetTypes } from '../export-formats.ts'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'
import { emailSchema, whatsappNumberSchema } from '../validation/index.ts'
import { pageByPlaceOf, publicNumberSchema, searchWordsSchema, timePlaceSchema } from './publication.ts'

/** Months after which what a person sent is erased, whatever became of it. */
export const applicantMonths = 12

/** What a person agrees to; stored with the application, in these words. */
export const applicationConsent = `Saya setuju data dan CV saya dipakai untuk menilai lamaran ini, lalu dihapus paling lama ${applicantMonths} bulan setelah dikirim.`

/** What is typed into the form, without the file. */
export const applicationFieldsSchema = z.strictObject({
  name: z
    .string({ error: 'Nama harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Nama harus diisi', abort: true }),
      z.maxLength(80, { error: 'Nama maksimal 80 karakter' }),
    ),
  email: emailSchema,
  whatsapp: whatsappNumberSchema,
  city: z.string().check(z.overwrite(plainText), z.maxLength(60, { error: 'Kota maksimal 60 karakter' })),
  message: z.string().check(z.overwrite(plainLines), z.maxLength(2_000, { error: 'Pesan maksimal 2.000 karakter' })),
  consent: z.literal(true, { error: 'Centang persetujuan agar lamaran dapat dikirim' }),
})

export const applyForVacancy = endpoint({
  method: 'POST',
  path: '/vacancies/{number}/applications',
  summary: 'Apply for a vacancy with a CV that was uploaded before (type 8); public',
  successStatus: 201,
  input: {
    params: z.strictObject({ number: publicNumberSchema }),
    body: z.extend(applicationFieldsSchema, { fileId: z.uuid({ error: 'Pilih CV Anda' }) }),
  },
  output: z.null(),
})

const applicantSchema = z.object({
  id: z.uuid(),
  vacancy: z.object({ id: z.uuid(), title: z.string() }),
  /** Empty once the personal data was erased. */
  name: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  city: z.string(),
  message: z.string(),
  /** Null once it was erased. */
  file: z.nullable(z.object({ name: z.string(), address: z.string(), bytes: z.int() })),
  consentText: z.string(),
  /** Versions of the legal texts that were valid when it was sent; null for those from before. */
  legalVersions: z.nullable(legalVersionsSchema),
  status: z.enum(applicantStatuses),
  /** Of those who choose; never shown to the applicant. */
  note: z.string(),
  sentAt: z.iso.datetime(),
  anonymizedAt: z.nullable(z.iso.datetime()),
  version: z.int(),
  changedBy: z.nullable(z.string()),
})
export type Applicant = z.infer<typeof applicantSchema>

export const applicantsPerPage = 50

const applicantFilter = {
  search: z.optional(searchWordsSchema),
  vacancyId: z.optional(z.uuid()),
  status: z.optional(z.enum(applicantStatuses)),
}

const applicantId = z.strictObject({ applicantId: z.uuid() })

export const listApplicants = endpoint({
  method: 'GET',
  path: '/admin/applicants',
  summary: 'Applications, latest first',
  input: {
    query: z.strictObject({
      ...applicantFilter,
      after: z.optional(timePlaceSchema),
      before: z.optional(timePlaceSchema),
    }),
  },
  output: pageByPlaceOf(applicantSchema),
})

export const exportApplicants = fileEndpoint({
  path: '/admin/applicants.{format}',
  summary: 'Export applications as a workbook or CSV, with the filter of the list; without erased ones',
  input: {
    params: z.strictObject({ format: z.enum(exportFormats) }),
    query: z.strictObject(applicantFilter),
  },
  contentTypes: spreadsheetTypes,
})
export const exportApplicantsPath = (format: ExportFormat) => `/admin/applicants.${format}` as const

export const updateApplicant = endpoint({
  method: 'PATCH',
  path: '/admin/applicants/{applicantId}',
  summary: 'Note how far an application has come',
  input: {
    params: applicantId,
    body: z.strictObject({
      status: z.enum(applicantStatuses, { error: 'Pilih status' }),
      note: z.string().check(z.overwrite(plainLines), z.maxLength(2_000, { error: 'Catatan maksimal 2.000 karakter' })),
      version: z.int().check(z.minimum(1)),
    }),
  },
  output: applicantSchema,
})

export const anonymizeApplicant = endpoint({
  method: 'POST',
  path: '/admin/applicants/{applicantId}/anonymize',
  summary: 'Erase the personal data and the CV of an application; it stays counted',
  input: { params: applicantId },
  output: applicantSchema,
})
