import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { sellableKinds } from '../enumerations/index.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'

/** The lists of the back office whose filters and columns can be saved under a name. */
export const viewedLists = [
  'users',
  'audit_log',
  'admins',
  'leads',
  'files',
  ...sellableKinds,
  'instructors',
  'categories',
  'collections',
] as const
export type ViewedList = (typeof viewedLists)[number]

/** Of one admin for one list. */
export const listViewsAtMost = 20

const listSchema = z.enum(viewedLists)
const nameSchema = z.string({ error: 'Nama tampilan harus diisi' }).check(
  z.overwrite((text) => plainLines(text).trim()),
  z.regex(visiblePattern, { error: 'Nama tampilan harus diisi', abort: true }),
  z.maxLength(40, { error: 'Nama tampilan maksimal 40 karakter' }),
)
/** What the list's address has after its question mark: filters, order and hidden columns. */
const paramsSchema = z
  .record(
    z.string().check(z.regex(/^[a-z][a-z_-]{0,29}$/, { error: 'Bukan nama saringan' })),
    z.string().check(z.minLength(1), z.maxLength(300, { error: 'Saringan ini terlalu panjang untuk disimpan' })),
  )
  .check(z.refine((params) => Object.keys(params).length <= 20, { error: 'Saringannya terlalu banyak untuk disimpan' }))

const listViewSchema = z.object({ id: z.uuid(), name: z.string(), params: z.record(z.string(), z.string()) })
export type ListView = z.infer<typeof listViewSchema>

export const listListViews = endpoint({
  method: 'GET',
  path: '/admin/list-views',
  summary: 'Views of a list that the signed-in admin has saved, by name',
  input: { query: z.strictObject({ list: listSchema }) },
  output: z.array(listViewSchema),
})

export const saveListView = endpoint({
  method: 'POST',
  path: '/admin/list-views',
  summary: 'Save a view of a list under a name; one of the same name is replaced',
  input: { body: z.strictObject({ list: listSchema, name: nameSchema, params: paramsSchema }) },
  output: listViewSchema,
  bodyBytes: 16_384,
})

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/admin/list-views/{viewId}',
  summary: 'Delete a saved view',
  input: { params: z.strictObject({ viewId: z.uuid() }) },
  output: z.null(),
})
