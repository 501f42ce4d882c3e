import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkSlugSchema } from '../link-slug.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

const status = z.union([z.literal(0), z.literal(1)], { error: 'Pilih status' })

const categoryValueSchema = z.strictObject({
  name: z
    .string({ error: 'Nama kategori harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Nama kategori harus diisi', abort: true }),
      z.maxLength(60, { error: 'Nama kategori maksimal 60 karakter' }),
    ),
  link: linkSlugSchema,
  summary: z.string().check(z.overwrite(plainText), z.maxLength(200, { error: 'Ringkasan maksimal 200 karakter' })),
  /** Non-Aktif 0, Aktif 1. */
  status,
})
export type CategoryValue = z.infer<typeof categoryValueSchema>

const categorySchema = z.object({
  id: z.uuid(),
  /** Shown in public addresses only. */
  number: z.int(),
  version: z.int(),
  value: categoryValueSchema,
  /** Everything in it that is not archived. */
  sellableCount: z.int(),
  updatedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
})
export type Category = z.infer<typeof categorySchema>

export const categoriesAtMost = 200

const categoryId = z.strictObject({ categoryId: z.uuid() })

export const listCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  summary: 'All categories in their order',
  output: z.array(categorySchema),
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  summary: 'Create a category at the end of the list',
  successStatus: 201,
  input: { body: z.strictObject({ value: categoryValueSchema }) },
  output: categorySchema,
})

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/{categoryId}',
  summary: 'Change a category',
  input: {
    params: categoryId,
    body: z.strictObject({ value: categoryValueSchema, version: z.int().check(z.minimum(1)) }),
  },
  output: categorySchema,
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/{categoryId}',
  summary: 'Delete a category that nothing is in',
  input: { params: categoryId },
  output: z.null(),
})
