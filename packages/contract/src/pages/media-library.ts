import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { focalSchema } from '../shown-picture.ts'
import { mediaSchema } from './media.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

/** Sizes in bytes above which a picture or film slows a page down: the widest AVIF of a picture, the file of a film. */
export const heavyMedia = { picture: 300_000, film: 20_000_000 } as const

/** Days without use before media are suggested for cleanup, and days in the trash. */
export const mediaDays = { unused: 30, trash: 30 } as const

/** Maximum per request. */
export const mediaAtOnce = 200

/** A picture or film with its library metadata. */
export const libraryItemSchema = z.extend(mediaSchema, {
  folderId: z.nullable(z.uuid()),
  /** The default when it is inserted. */
  focal: z.nullable(focalSchema),
  croppedFromId: z.nullable(z.uuid()),
  /** Number of pages that show it, in their head or a stored version. */
  pageCount: z.int(),
  /** Null while a page or stored version shows it. */
  unusedSince: z.nullable(z.iso.datetime()),
  /** Bytes of the widest AVIF or, for a film, of its file; 0 while the widths are being encoded. */
  heaviestBytes: z.int(),
  deletedAt: z.nullable(z.iso.datetime()),
})
export type LibraryItem = z.infer<typeof libraryItemSchema>

/** `stale`: unused for so long that it may be deleted. */
export const mediaShows = ['unused', 'undescribed', 'heavy', 'stale', 'trash'] as const
export type MediaShow = (typeof mediaShows)[number]
export const mediaSorts = ['newest', 'oldest', 'name', 'largest'] as const
export type MediaSort = (typeof mediaSorts)[number]

export const listMedia = endpoint({
  method: 'GET',
  path: '/admin/media',
  summary: 'List media, paged by cursor',
  input: {
    query: z.strictObject({
      search: z.optional(z.string().check(z.maxLength(80))),
      kind: z.optional(z.enum(['image', 'video'])),
      show: z.optional(z.enum(mediaShows)),
      /** `none` contains media without a folder; a search includes subfolders. */
      folder: z.optional(z.union([z.literal('none'), z.uuid()])),
      sort: z._default(z.enum(mediaSorts), 'newest'),
      cursor: z.optional(z.string().check(z.maxLength(600))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 48),
    }),
  },
  output: z.object({
    items: z.array(libraryItemSchema),
    total: z.int(),
    /** Total of all matches. */
    totalBytes: z.int(),
    nextCursor: z.nullable(z.string()),
  }),
})

const mediaId = z.strictObject({ mediaId: z.uuid() })

export const getMediaDetails = endpoint({
  method: 'GET',
  path: '/admin/media/{mediaId}/details',
  summary: 'One of the library’s media with all its files',
  input: { params: mediaId },
  output: z.object({
    item: libraryItemSchema,
    /** Widths to be encoded, so that missing ones can be detected. */
    expectedWidths: z.array(z.int()),
    files: z.array(z.object({ width: z.int(), format: z.enum(['avif', 'webp']), bytes: z.int() })),
    uploadedBy: z.nullable(z.string()),
  }),
})

export const describeMedia = endpoint({
  method: 'PATCH',
  path: '/admin/media/{mediaId}',
  summary: 'Update the name, the default alternative text or the focal point',
  input: {
    params: mediaId,
    body: z.strictObject({
      alt: z.optional(z.string().check(z.overwrite(plainText), z.maxLength(125))),
      fileName: z.optional(
        z
          .string()
          .check(
            z.overwrite(plainText),
            z.regex(visiblePattern, { error: 'Nama media harus diisi' }),
            z.maxLength(120, { error: 'Nama media maksimal 120 karakter' }),
          ),
      ),
      focal: z.optional(z.nullable(focalSchema)),
    }),
  },
  output: libraryItemSchema,
})

const pixels = z.number().check(z.int(), z.minimum(0), z.maximum(100_000))

export const cropMedia = endpoint({
  method: 'POST',
  path: '/admin/media/{mediaId}/crop',
  summary: 'Crop a picture to a new one; the original stays',
  input: {
    params: mediaId,
    body: z.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels }),
  },
  output: libraryItemSchema,
  successStatus: 201,
})

const mediaIds = z
  .array(z.uuid())
  .check(
    z.minLength(1, { error: 'Pilih paling sedikit satu' }),
    z.maxLength(mediaAtOnce, { error: `Paling banyak ${mediaAtOnce} sekaligus` }),
  )

export const moveMedia = endpoint({
  method: 'POST',
  path: '/admin/media/move',
  summary: 'Move media to a folder, or out of all folders',
  input: { body: z.strictObject({ ids: mediaIds, folderId: z.nullable(z.uuid()) }) },
  output: z.object({ moved: z.int() }),
})

export const restoreMedia = endpoint({
  method: 'POST',
  path: '/admin/media/restore',
  summary: 'Restore media from the trash',
  input: { body: z.strictObject({ ids: mediaIds }) },
  output: z.object({ restored: z.int() }),
})

export { mediaIds as mediaIdsSchema }
