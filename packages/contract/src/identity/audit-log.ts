import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { dayField, isInstant } from '../validation/day.ts'
import { exportFormats, spreadsheetTypes } from '../export-formats.ts'

/** In place of a personal value whose owner's account was erased. */
export const erasedValue = '[erased]'
/** In place of a secret, which the audit log never holds. */
export const removedValue = '[removed]'

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Who did it; the name is null once the account is gone. */
  admin: z.object({ id: z.uuid(), name: z.nullable(z.string()) }),
  /** `PATCH /admin/leads/{leadId}`; `job carry-out-setting-change` for what was scheduled. */
  endpoint: z.string(),
  /** The noun of the address: `leads`. */
  recordType: z.string(),
  recordId: z.nullable(z.string()),
  /** Where the form asked for one. */
  reason: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** JSON without secrets; null where there was nothing, or nothing is kept. */
const recordValue = z.unknown()
export const auditEntryDetailSchema = z.extend(auditEntrySchema, {
  requestId: z.nullable(z.string()),
  before: recordValue,
  after: recordValue,
})
export type AuditEntryDetail = z.infer<typeof auditEntryDetailSchema>

const day = dayField('Tanggal ini tidak dikenal')
const auditFilter = {
  adminId: z.optional(z.uuid()),
  endpoint: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  recordType: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  recordId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** First and last day, in WIB. */
  from: z.optional(day),
  until: z.optional(day),
}
export const auditFilterSchema = z.strictObject(auditFilter)
export type AuditFilter = z.infer<typeof auditFilterSchema>

/** A place in the list: the instant and the id of an entry. */
const auditCursor = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  z.refine((place) => isInstant(place.slice(0, -37))),
)

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit-entries',
  summary: 'What admins changed, latest first; for super admins',
  input: {
    query: z.strictObject({
      ...auditFilter,
      /** Entries before this place; without either the latest. */
      older: z.optional(auditCursor),
      /** Entries after this place, the ones nearest to it. */
      newer: z.optional(auditCursor),
      perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
  },
  output: z.object({
    items: z.array(auditEntrySchema),
    /** Null on the last page. */
    older: z.nullable(auditCursor),
    /** Null on the first page. */
    newer: z.nullable(auditCursor),
  }),
})

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/admin/audit-entries/{entryId}',
  summary: 'One entry of the audit log with the record before and after; for super admins',
  input: { params: z.strictObject({ entryId: z.uuid() }) },
  output: auditEntryDetailSchema,
})

/** Maximum of one workbook; CSV has no limit. */
export const auditEntriesOfWorkbookAtMost = 50_000

export const exportAuditEntries = endpoint({
  method: 'POST',
  path: '/admin/audit-exports',
  summary: 'Prepare an export of the audit log, after the password: a token for 15 minutes; for super admins',
  input: {
    body: z.strictObject({
      currentPassword: z
        .string({ error: 'Kata sandi harus diisi' })
        .check(z.minLength(1, { error: 'Kata sandi harus diisi' }), z.maxLength(128)),
      format: z.enum(exportFormats, { error: 'Pilih jenis berkas' }),
      filter: auditFilterSchema,
    }),
  },
  output: z.object({
    /** For `downloadAuditExport`, of this admin alone. */
    token: z.string(),
    expiresAt: z.iso.datetime(),
    format: z.enum(exportFormats),
    filter: auditFilterSchema,
  }),
  successStatus: 201,
})

export const downloadAuditExport = fileEndpoint({
  path: '/admin/audit-exports/{token}',
  summary: 'A prepared export of the audit log; for the admin who prepared it',
  input: { params: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(4_000)) }) },
  contentTypes: spreadsheetTypes,
})
export const downloadAuditExportPath = (token: string) => `/admin/audit-exports/${token}` as const
