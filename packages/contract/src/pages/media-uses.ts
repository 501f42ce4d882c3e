import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mediaIdsSchema } from './media-library.ts'

/** A page that shows a picture or film, in its head or a stored version. */
export const mediaUseSchema = z.object({
  pageId: z.uuid(),
  pageName: z.string(),
  address: z.string(),
  isInTrash: z.boolean(),
  /** Number of places in the head; 0 if only stored versions show it. */
  places: z.int(),
  /** Whether it is the page's link-preview picture. */
  isShareImage: z.boolean(),
  /** The first section that shows it, as a link target. */
  sectionId: z.nullable(z.string()),
  /** Whether it is currently public. */
  isLive: z.boolean(),
  /** Stored versions that show it. */
  versions: z.int(),
})
export type MediaUse = z.infer<typeof mediaUseSchema>

const mediaId = z.strictObject({ mediaId: z.uuid() })

export const listMediaUses = endpoint({
  method: 'GET',
  path: '/admin/media/{mediaId}/uses',
  summary: 'Uses of a picture or film',
  input: { params: mediaId },
  output: z.array(mediaUseSchema),
})

export const trashMedia = endpoint({
  method: 'POST',
  path: '/admin/media/trash',
  summary: 'Move unused media to the trash; used ones are skipped and returned with their uses',
  input: { body: z.strictObject({ ids: mediaIdsSchema }) },
  output: z.object({
    trashed: z.array(z.uuid()),
    kept: z.array(
      z.object({ id: z.uuid(), fileName: z.string(), pages: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    ),
  }),
})

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/admin/media/{mediaId}',
  summary: 'Move one of the media to the trash; refused with its pages while it is used',
  input: { params: mediaId },
  output: z.null(),
})

export const replacementSchema = z.object({
  id: z.uuid(),
  fromId: z.uuid(),
  toId: z.uuid(),
  fromName: z.string(),
  toName: z.string(),
  at: z.iso.datetime(),
  isUndone: z.boolean(),
  /** Each changed page, with the number of replaced places. */
  pages: z.array(z.object({ id: z.uuid(), name: z.string(), places: z.int(), isLive: z.boolean() })),
})
export type MediaReplacement = z.infer<typeof replacementSchema>

/** A page that was skipped, with the reason. */
const leftSchema = z.object({ id: z.uuid(), name: z.string(), places: z.int(), reason: z.string() })

export const replaceMedia = endpoint({
  method: 'POST',
  path: '/admin/media/{mediaId}/replacements',
  summary: 'Replace a picture in drafts, one change per page; published pages stay',
  input: {
    params: mediaId,
    body: z.strictObject({
      withId: z.uuid(),
      /** @default every page that shows it */
      pageIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(500))),
      /** Keep each page's own alt text, or use that of the new picture. */
      alt: z._default(z.enum(['keep', 'take']), 'keep'),
    }),
  },
  output: z.object({ replacement: replacementSchema, left: z.array(leftSchema) }),
  successStatus: 201,
})

export const listReplacements = endpoint({
  method: 'GET',
  path: '/admin/media/{mediaId}/replacements',
  summary: 'Replacements of or with a picture, latest first',
  input: { params: mediaId },
  output: z.array(replacementSchema),
})

export const undoReplacement = endpoint({
  method: 'POST',
  path: '/admin/media-replacements/{replacementId}/undo',
  summary: 'Undo a replacement where the value is unchanged; returns the places that were edited since',
  input: { params: z.strictObject({ replacementId: z.uuid() }) },
  output: z.object({
    restored: z.array(z.object({ id: z.uuid(), name: z.string(), places: z.int() })),
    left: z.array(leftSchema),
  }),
})
