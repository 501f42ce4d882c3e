import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { legalKinds } from '../legal-versions.ts'
import { dayField } from '../validation/day.ts'
import {
  changedRecordOf,
  createdRecordOf,
  pageByPlaceOf,
  publicationChangeSchema,
  publicationResultSchema,
  publishedRecordOf,
  recordListFields,
  titleSchema,
} from './publication.ts'

/** Characters of a legal text. */
export const legalTextLength = 60_000

const bodySchema = z.nullable(richTextSchema(legalTextLength))

const legalTextValueSchema = z.strictObject({
  kind: z.enum(legalKinds, { error: 'Pilih jenis ketentuan' }),
  /** What is new in it, for the back office. */
  title: titleSchema(120),
  body: bodySchema,
  /** A day in WIB; null while it is not chosen. */
  validFrom: z.nullable(dayField('Tanggal ini tidak dikenal')),
})
export type LegalTextValue = z.infer<typeof legalTextValueSchema>

const legalTextSchema = z.extend(publishedRecordOf(legalTextValueSchema), {
  /** Of its kind, among those that are published; null for the others. */
  textVersion: z.nullable(z.int()),
  /** Whether it has become valid: it can no longer be changed or taken back. */
  isFixed: z.boolean(),
})
export type LegalText = z.infer<typeof legalTextSchema>

export const legalTextsPerPage = 50

const legalTextId = z.strictObject({ legalTextId: z.uuid() })

export const listLegalTexts = endpoint({
  method: 'GET',
  path: '/admin/legal-texts',
  summary: 'Versions of legal texts that were written in the back office, latest first',
  input: { query: z.strictObject({ ...recordListFields, kind: z.optional(z.enum(legalKinds)) }) },
  output: pageByPlaceOf(legalTextSchema),
})

export const getLegalText = endpoint({
  method: 'GET',
  path: '/admin/legal-texts/{legalTextId}',
  summary: 'One version of a legal text',
  input: { params: legalTextId },
  output: legalTextSchema,
})

export const createLegalText = endpoint({
  method: 'POST',
  path: '/admin/legal-texts',
  summary: 'Write a version of a legal text; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(legalTextValueSchema) },
  output: legalTextSchema,
})

export const updateLegalText = endpoint({
  method: 'PUT',
  path: '/admin/legal-texts/{legalTextId}',
  summary: 'Change a version of a legal text that is not valid yet',
  input: { params: legalTextId, body: changedRecordOf(legalTextValueSchema) },
  output: legalTextSchema,
})

export const changeLegalTextStatus = endpoint({
  method: 'POST',
  path: '/admin/legal-texts/change-status',
  summary: 'Publish, take back, archive or restore versions of legal texts; one that became valid stays published',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

const versionSchema = z.object({
  version: z.int(),
  /** Null for version 1, the text that the product brings along. */
  validFrom: z.nullable(z.iso.date()),
})

const legalTextPageSchema = z.extend(versionSchema, {
  /** Null for version 1. */
  body: bodySchema,
  isPresent: z.boolean(),
  /** The other versions that have become valid, latest first. */
  others: z.array(versionSchema),
})
/** A version of a legal text as visitors read it. */
export type LegalTextPage = z.infer<typeof legalTextPageSchema>

export const getLegalTextPage = endpoint({
  method: 'GET',
  path: '/legal-texts/{kind}',
  summary: 'A legal text as it is valid now, or one of its versions; 404 for one that is not valid yet; public',
  input: {
    params: z.strictObject({ kind: z.enum(legalKinds) }),
    query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9_999))) }),
  },
  output: legalTextPageSchema,
})

export const previewLegalText = endpoint({
  method: 'GET',
  path: '/admin/legal-texts/{legalTextId}/preview',
  summary: 'A version of a legal text as visitors would read it, published or not',
  input: { params: legalTextId },
  output: z.extend(legalTextPageSchema, { kind: z.enum(legalKinds) }),
})
