import { pageDocumentSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageGroupLimits } from './page-groups.ts'
import { versionNumber } from './version-number.ts'

/** Maximum number of pages per action. */
export const pagesAtOnce = 100

const { theme, offer } = pageDocumentSchema.shape
const chosen = { error: 'Pilih paling sedikit satu hal yang diganti' }
const sectionType = z.string({ error: 'Pilih jenis bagian' }).check(z.regex(/^[a-z][a-z0-9_]{1,40}$/))
const labelIds = z.array(z.uuid()).check(z.maxLength(pageGroupLimits.labelsOfPage))

const hasKey = (value: object) => Object.keys(value).length > 0

/** The closed list of bulk actions. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('theme'),
    value: z.partial(z.pick(theme, { font: true, rounded: true, brand: true })).check(z.refine(hasKey, chosen)),
  }),
  z.strictObject({
    kind: z.literal('offer'),
    value: z
      .partial(
        z.pick(offer, {
          name: true,
          price: true,
          strikePrice: true,
          deadline: true,
          seats: true,
          coach: true,
          whatsapp: true,
        }),
      )
      .check(z.refine(hasKey, chosen)),
  }),
  z.strictObject({ kind: z.literal('visibility'), sectionType, isHidden: z.boolean() }),
  /** One text, choice or switch of every section of a type. */
  z.strictObject({
    kind: z.literal('section'),
    sectionType,
    key: z.string().check(z.minLength(1), z.maxLength(64)),
    value: z.union([z.string().check(z.maxLength(2_000)), z.boolean(), z.number()]),
  }),
  z.strictObject({ kind: z.literal('folder'), folderId: z.nullable(z.uuid()) }),
  z.strictObject({ kind: z.literal('labels'), add: labelIds, remove: labelIds }),
  z.strictObject({ kind: z.literal('publish') }),
  z.strictObject({ kind: z.literal('unpublish') }),
  z.strictObject({ kind: z.literal('trash') }),
])
export type BulkAction = z.infer<typeof bulkActionSchema>

const tooMany = { error: `Paling banyak ${pagesAtOnce} halaman sekaligus` }
const noPages = { error: 'Pilih halamannya dahulu' }

const plannedPageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  headVersion: z.int(),
  /** Before and after, as text for people. */
  changes: z.array(z.object({ what: z.string(), was: z.string(), becomes: z.string() })),
  /** Why this page is skipped; null if it is not. */
  reason: z.nullable(z.string()),
})
export type PlannedPage = z.infer<typeof plannedPageSchema>

export const previewBulkAction = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/bulk-actions/preview',
  summary: 'Preview a bulk action: changes by page, and skipped pages',
  input: {
    body: z.strictObject({
      act: bulkActionSchema,
      pageIds: z.array(z.uuid()).check(z.minLength(1, noPages), z.maxLength(pagesAtOnce, tooMany)),
    }),
  },
  output: z.object({ pages: z.array(plannedPageSchema) }),
})

const namedPage = z.object({ id: z.uuid(), name: z.string() })
const leftPage = z.object({ id: z.uuid(), name: z.string(), reason: z.string() })
export type LeftPage = z.infer<typeof leftPage>

export const performedBulkActionSchema = z.object({
  id: z.uuid(),
  act: bulkActionSchema,
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  isUndone: z.boolean(),
  pages: z.array(namedPage),
})
export type PerformedBulkAction = z.infer<typeof performedBulkActionSchema>

export const performBulkAction = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/bulk-actions',
  summary: 'Run a bulk action on pages; further pages can be sent under the same id',
  input: {
    body: z.strictObject({
      /** Created by the browser: all requests of one action share the id. */
      id: z.uuid(),
      act: bulkActionSchema,
      /** With the version of each page that was reviewed: no other is published. */
      pages: z
        .array(z.strictObject({ id: z.uuid(), headVersion: versionNumber }))
        .check(z.minLength(1, noPages), z.maxLength(pagesAtOnce, tooMany)),
    }),
  },
  output: z.object({ done: performedBulkActionSchema, left: z.array(leftPage) }),
})

export const listBulkActions = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/bulk-actions',
  summary: 'Recent bulk actions, latest first',
  output: z.array(performedBulkActionSchema),
})

export const undoBulkAction = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/bulk-actions/{actionId}/undo',
  summary: 'Undo a bulk action where the values are unchanged; returns the pages that were edited since',
  input: { params: z.strictObject({ actionId: z.uuid() }) },
  output: z.object({ restored: z.array(namedPage), left: z.array(leftPage) }),
})
