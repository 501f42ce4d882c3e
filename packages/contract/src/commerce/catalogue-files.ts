import * as z from 'zod/mini'
import { endpoint, fileEndpoint, uploadEndpoint } from '../endpoint.ts'
import { sellableKinds } from '../enumerations/index.ts'
import { type ExportFormat, exportFormats, spreadsheetTypes } from '../export-formats.ts'
import { changeReasonSchema, sellableFilterSchema } from './sellables.ts'

export const exportSellables = fileEndpoint({
  path: '/admin/sellables.{format}',
  summary: 'Export a list of the catalogue as a workbook or CSV, with its filter and in its order',
  input: {
    params: z.strictObject({ format: z.enum(exportFormats) }),
    query: z.extend(sellableFilterSchema, { kind: z.enum(sellableKinds, { error: 'Pilih daftarnya' }) }),
  },
  contentTypes: spreadsheetTypes,
})
export const exportSellablesPath = (format: ExportFormat) => `/admin/sellables.${format}` as const

/**
 * Of a file that is imported. `fileBytes`: as it is sent; `unpackedBytes`: of everything in a workbook; `cellUnits`: UTF-16
 * units of one cell, as many as a workbook holds.
 */
export const importLimits = {
  rows: 1_000,
  columns: 60,
  fileBytes: 5_242_880,
  unpackedBytes: 67_108_864,
  cellUnits: 32_767,
} as const

/** What an import does with a row: adds it, changes what is there, leaves it as it is, or cannot read it. */
export const importPlans = ['new', 'changed', 'unchanged', 'wrong'] as const
export type ImportPlan = (typeof importPlans)[number]

const catalogueImportSchema = z.object({
  id: z.uuid(),
  kind: z.enum(sellableKinds),
  fileName: z.string(),
  /** Name of the admin who sent it; null once that account is gone. */
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Null while it is a preview. */
  appliedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
  isUndone: z.boolean(),
  /** Rows by their plan. */
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() }),
  /** Rows that were stored, and those that were planned and not. */
  doneCount: z.int(),
  leftCount: z.int(),
})
export type CatalogueImport = z.infer<typeof catalogueImportSchema>

const rowSchema = z.object({
  /** As spreadsheet programs number it. */
  line: z.int(),
  plan: z.enum(importPlans),
  name: z.string(),
  /** The entry; null for a new one that is not stored, and where none was found. */
  sellableId: z.nullable(z.uuid()),
  /** Before is null for a new one. */
  changes: z.array(z.object({ column: z.string(), before: z.nullable(z.string()), after: z.string() })),
  /** Column is null when the row as a whole is wrong. */
  mistakes: z.array(z.object({ column: z.nullable(z.string()), message: z.string() })),
  /** Why it was not stored, or not undone; null where nothing was in the way. */
  leftReason: z.nullable(z.string()),
})
export type ImportRow = z.infer<typeof rowSchema>

export const importRowsPerPage = 50
/** Imports that a list shows, with a way to undo them. */
export const importsShown = 10
/** How long an import can be undone, and how long a preview can be applied. */
export const importsKeptDays = 90
export const previewsKeptHours = 24

const importId = z.strictObject({ importId: z.uuid() })

export const previewSellableImport = uploadEndpoint({
  path: '/admin/sellable-imports/{kind}',
  summary: 'Read a workbook or CSV and show what it would change; nothing is stored but the preview',
  input: { params: z.strictObject({ kind: z.enum(sellableKinds, { error: 'Daftar ini tidak ada' }) }) },
  output: catalogueImportSchema,
})
export const previewSellableImportPath = '/admin/sellable-imports' as const

export const listSellableImports = endpoint({
  method: 'GET',
  path: '/admin/sellable-imports',
  summary: 'Recent imports of one kind that were applied, latest first',
  input: { query: z.strictObject({ kind: z.enum(sellableKinds, { error: 'Pilih daftarnya' }) }) },
  output: z.array(catalogueImportSchema),
})

export const getSellableImport = endpoint({
  method: 'GET',
  path: '/admin/sellable-imports/{importId}',
  summary: 'An import with its rows, by line',
  input: {
    params: importId,
    query: z.strictObject({
      plan: z.optional(z.enum(importPlans)),
      /** Only rows that were not stored or not undone. */
      left: z.optional(z.literal('1')),
      /** Rows behind this line. */
      after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    }),
  },
  output: z.object({
    import: catalogueImportSchema,
    rows: z.array(rowSchema),
    /** The line to ask on from; null at the end. */
    next: z.nullable(z.int()),
  }),
})

export const applySellableImport = endpoint({
  method: 'POST',
  path: '/admin/sellable-imports/{importId}/apply',
  summary: 'Store what an import adds and changes; entries that changed since the preview are left and reported',
  input: { params: importId, body: z.strictObject({ reason: changeReasonSchema }) },
  output: catalogueImportSchema,
})

export const undoSellableImport = endpoint({
  method: 'POST',
  path: '/admin/sellable-imports/{importId}/undo',
  summary: 'Take back an import: what it added goes, what it changed is as before, unless it changed again since',
  input: { params: importId },
  output: z.object({
    restored: z.array(z.object({ id: z.uuid(), name: z.string() })),
    left: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
  }),
})
