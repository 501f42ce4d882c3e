import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'
import { codeSchema, publicNumberSchema, sellableCardSchema } from './public-catalogue.ts'
import { listPlaceSchema } from './sellables.ts'

export const collectionsAtMost = 200
export const coursesOfCollectionAtMost = 100

const collectionValueSchema = z.strictObject({
  title: z
    .string({ error: 'Judul harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Judul harus diisi', abort: true }),
      z.maxLength(80, { error: 'Judul maksimal 80 karakter' }),
    ),
  description: z
    .string()
    .check(z.overwrite(plainLines), z.maxLength(300, { error: 'Keterangan maksimal 300 karakter' })),
  /** In their order. */
  courseIds: z.array(z.uuid()).check(
    z.maxLength(coursesOfCollectionAtMost, { error: `Paling banyak ${coursesOfCollectionAtMost} kelas` }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'Satu kelas dipilih dua kali' }),
  ),
})
export type CollectionValue = z.infer<typeof collectionValueSchema>

/** `archived` ones come back as drafts. */
export const collectionStates = ['draft', 'published', 'archived'] as const
export type CollectionState = (typeof collectionStates)[number]

export const collectionActions = ['publish', 'unpublish', 'archive', 'restore'] as const
export type CollectionAction = (typeof collectionActions)[number]

const collection = {
  id: z.uuid(),
  /** Of its public address. */
  number: z.int(),
  version: z.int(),
  state: z.enum(collectionStates),
  updatedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
}
const listedSchema = z.object({ ...collection, title: z.string(), courseCount: z.int() })
export type ListedCollection = z.infer<typeof listedSchema>

const recordSchema = z.object({
  ...collection,
  value: collectionValueSchema,
  /** Those of `courseIds`; inactive ones are not shown to visitors. */
  courses: z.array(z.object({ id: z.uuid(), name: z.string(), isPublic: z.boolean() })),
})
export type CollectionRecord = z.infer<typeof recordSchema>

const collectionId = z.strictObject({ collectionId: z.uuid() })

export const listCollections = endpoint({
  method: 'GET',
  path: '/admin/collections',
  summary: 'Collections of courses, changed last first; archived ones only when asked for',
  input: { query: z.strictObject({ state: z.optional(z.enum(collectionStates)) }) },
  output: z.array(listedSchema),
})

export const getCollection = endpoint({
  method: 'GET',
  path: '/admin/collections/{collectionId}',
  summary: 'One collection with its courses in their order',
  input: { params: collectionId },
  output: recordSchema,
})

export const createCollection = endpoint({
  method: 'POST',
  path: '/admin/collections',
  summary: 'Create a collection as a draft',
  successStatus: 201,
  input: { body: z.strictObject({ value: collectionValueSchema }) },
  output: recordSchema,
})

export const updateCollection = endpoint({
  method: 'PUT',
  path: '/admin/collections/{collectionId}',
  summary: 'Change a collection and the order of its courses',
  input: {
    params: collectionId,
    body: z.strictObject({ value: collectionValueSchema, version: z.int().check(z.minimum(1)) }),
  },
  output: recordSchema,
})

export const changeCollectionStatus = endpoint({
  method: 'POST',
  path: '/admin/collections/{collectionId}/change-status',
  summary: 'Publish a collection, take it back, archive or restore it',
  input: {
    params: collectionId,
    body: z.strictObject({ action: z.enum(collectionActions, { error: 'Tindakan ini tidak ada' }) }),
  },
  output: recordSchema,
})

export const browseCollection = endpoint({
  method: 'GET',
  path: '/collections/{number}',
  summary: 'What visitors find in a published collection; 404 for any other; public',
  input: {
    params: z.strictObject({ number: publicNumberSchema }),
    query: z.strictObject({
      /** Most popular 0, newest 1, oldest 2, cheapest 3, most expensive 4; the collection’s own order without one. */
      sort: z.optional(codeSchema(4, 0)),
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    title: z.string(),
    description: z.string(),
    items: z.array(sellableCardSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})
