import * as z from 'zod/mini'
import { plainText, visiblePattern } from '../plain-text.ts'

/** Whether visitors see what the site says: not yet, from its moment on, or no longer. */
export const publicationStates = ['draft', 'published', 'archived'] as const
export type PublicationState = (typeof publicationStates)[number]

export const publicationActions = ['publish', 'unpublish', 'archive', 'restore'] as const
export type PublicationAction = (typeof publicationActions)[number]

/** Records that one request changes. */
export const publicationsAtOnce = 100

/** What changes the state of several records; each is done or left by itself. */
export const publicationChangeSchema = z.strictObject({
  action: z.enum(publicationActions, { error: 'Pilih tindakannya' }),
  ids: z.array(z.uuid()).check(z.minLength(1, { error: 'Pilih paling sedikit satu' }), z.maxLength(publicationsAtOnce)),
})

export const publicationResultSchema = z.object({
  done: z.array(z.object({ id: z.uuid(), name: z.string() })),
  left: z.array(z.object({ id: z.uuid(), name: z.string(), reason: z.string() })),
})
export type PublicationResult = z.infer<typeof publicationResultSchema>

/** A place in a list by time: milliseconds since 1970 and the number of the record. */
export const timePlaceSchema = z
  .string()
  .check(z.regex(/^-?\d{1,15}\.\d{1,15}$/, { error: 'Halaman daftar ini tidak dikenal' }))

/** Of public addresses. */
export const publicNumberSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

/** Words that a list is searched with. */
export const searchWordsSchema = z.string().check(z.trim(), z.maxLength(80))

/** Newest 1, oldest 2 (specification, section 3). */
export const timeSortSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2))

export const titleSchema = (longest: number) =>
  z
    .string({ error: 'Judul harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Judul harus diisi', abort: true }),
      z.maxLength(longest, { error: `Judul maksimal ${longest} karakter` }),
    )

export const summarySchema = z
  .string()
  .check(z.overwrite(plainText), z.maxLength(200, { error: 'Ringkasan maksimal 200 karakter' }))

/** When visitors begin and cease to see it; null for at once, and for as long as it is published. */
export const windowFields = {
  startsAt: z.nullable(z.iso.datetime({ error: 'Waktu ini tidak dikenal' })),
  endsAt: z.nullable(z.iso.datetime({ error: 'Waktu ini tidak dikenal' })),
}

/** Begins before it ends, where it has both. */
export const inWindowOrder = z.refine<{ startsAt: string | null; endsAt: string | null }>(
  ({ startsAt, endsAt }) => startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
  { path: ['endsAt'], error: 'Waktu berakhir harus sesudah waktu mulai' },
)

/** Places that the neighbouring pages are asked for with; null where there is none. */
export const pageByPlaceOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), previous: z.nullable(z.string()) })

/** What the back office knows of a record, whatever it says. */
export const publishedRecordOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    id: z.uuid(),
    /** Of its public address. */
    number: z.int(),
    version: z.int(),
    state: z.enum(publicationStates),
    /** Whether visitors see it now: published, and within its window. */
    isShown: z.boolean(),
    value,
    updatedAt: z.iso.datetime(),
    changedBy: z.nullable(z.string()),
  })
export interface PublishedRecord<Value> {
  id: string
  number: number
  version: number
  state: PublicationState
  isShown: boolean
  value: Value
  updatedAt: string
  changedBy: string | null
}

/** What every list of public records is asked for with. */
export const listFields = {
  search: z.optional(searchWordsSchema),
  after: z.optional(timePlaceSchema),
  before: z.optional(timePlaceSchema),
}

/** The same in the back office. */
export const recordListFields = {
  ...listFields,
  /** Without one everything that is not archived. */
  state: z.optional(z.enum(publicationStates)),
}

/** What a list that is ordered by hand is asked for with: what is in use in its order, or the archive, latest first. */
export const orderedListFields = { archived: z.optional(z.literal('1')) }

/** Another order of a list, and the one that it was made from. */
export const orderFields = (atMost: number) => {
  const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(atMost))
  return { seen: ids, order: ids }
}

export const createdRecordOf = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ value })

/** A value, and the version that it was made from. */
export const changedRecordOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({ value, version: z.int().check(z.minimum(1)) })

/** What changes the state of records of one kind. */
export interface ChangeStatusEndpoint {
  method: string
  path: `/${string}`
  input: z.ZodMiniType<{ body: z.infer<typeof publicationChangeSchema> }>
  output: typeof publicationResultSchema
}
