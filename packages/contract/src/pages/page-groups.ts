import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

/** Maximum numbers of labels and folders; a page has at most `labelsOfPage` labels. */
export const pageGroupLimits = { folders: 200, labels: 100, labelsOfPage: 20, nameLength: 60 } as const

const nameOf = (what: 'folder' | 'label') => {
  const missing = { error: `Nama ${what} harus diisi` }
  return z.string(missing).check(
    z.overwrite(plainText),
    z.regex(visiblePattern, missing),
    z.maxLength(pageGroupLimits.nameLength, {
      error: `Nama ${what} maksimal ${pageGroupLimits.nameLength} karakter`,
    }),
  )
}
export const pageFolderNameSchema = nameOf('folder')
const labelName = nameOf('label')

/** Colours of a label; its name is always shown beside the colour. */
export const labelTones = ['neutral', 'accent', 'ok', 'info', 'warn', 'danger', 'highlight'] as const
export type LabelTone = (typeof labelTones)[number]
const tone = z.enum(labelTones, { error: 'Pilih warna label' })

export const pageFolderSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Number of its pages, excluding those in the trash. */
  pageCount: z.int(),
})
export type PageFolder = z.infer<typeof pageFolderSchema>

export const pageLabelSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  tone,
  pageCount: z.int(),
})
export type PageLabel = z.infer<typeof pageLabelSchema>

export const listPageGroups = endpoint({
  method: 'GET',
  path: '/admin/page-groups',
  summary: 'List folders and labels of pages by name',
  output: z.object({ folders: z.array(pageFolderSchema), labels: z.array(pageLabelSchema) }),
})

export const createPageFolder = endpoint({
  method: 'POST',
  path: '/admin/page-folders',
  summary: 'Create a page folder',
  input: { body: z.strictObject({ name: pageFolderNameSchema }) },
  output: pageFolderSchema,
  successStatus: 201,
})

const folderId = z.strictObject({ folderId: z.uuid() })

export const renamePageFolder = endpoint({
  method: 'PATCH',
  path: '/admin/page-folders/{folderId}',
  summary: 'Rename a page folder',
  input: { params: folderId, body: z.strictObject({ name: pageFolderNameSchema }) },
  output: pageFolderSchema,
})

export const deletePageFolder = endpoint({
  method: 'DELETE',
  path: '/admin/page-folders/{folderId}',
  summary: 'Delete a page folder; its pages have no folder then',
  input: { params: folderId },
  output: z.null(),
})

export const createPageLabel = endpoint({
  method: 'POST',
  path: '/admin/page-labels',
  summary: 'Create a page label',
  input: { body: z.strictObject({ name: labelName, tone: z._default(tone, 'neutral') }) },
  output: pageLabelSchema,
  successStatus: 201,
})

const labelId = z.strictObject({ labelId: z.uuid() })

export const updatePageLabel = endpoint({
  method: 'PATCH',
  path: '/admin/page-labels/{labelId}',
  summary: 'Update a label’s name or colour',
  input: { params: labelId, body: z.strictObject({ name: z.optional(labelName), tone: z.optional(tone) }) },
  output: pageLabelSchema,
})

export const deletePageLabel = endpoint({
  method: 'DELETE',
  path: '/admin/page-labels/{labelId}',
  summary: 'Delete a label and remove it from its pages',
  input: { params: labelId },
  output: z.null(),
})
