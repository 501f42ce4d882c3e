import * as z from 'zod/mini'
import { endpoint, uploadEndpoint } from '../endpoint.ts'
import { uploadTypes } from '../enumerations/index.ts'
import { shownPictureSchema } from '../shown-picture.ts'

/** Encoded widths of pictures, in pixels; never wider than the original. */
export const mediaWidths = [480, 720, 960, 1200, 1600] as const

/** `sideRatio`: maximum ratio of a picture's sides. */
export const mediaLimits = {
  pictureBytes: 26_214_400,
  pixels: 40_000_000,
  sideRatio: 20,
  videoBytes: 104_857_600,
} as const

export const mediaSchema = z.extend(shownPictureSchema, {
  kind: z.enum(['image', 'video']),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
})
export type Media = z.infer<typeof mediaSchema>

/**
 * URL of a picture in one width and format, or of the original file; relative unless media have an origin of their own.
 */
export function mediaUrl(
  { id, sha8, origin = '' }: Pick<Media, 'id' | 'sha8' | 'origin'>,
  format: 'avif' | 'webp' | 'original',
  width: number,
): string {
  return `${origin}/media/${mediaKey({ id, sha8 })}/${format === 'original' ? format : `${width}.${format}`}`
}

/**
 * Key of a file in eleven characters: the first half of its content hash and the random end of its id. A page repeats
 * it up to fifty times, and random characters do not compress.
 */
export function mediaKey({ id, sha8 }: Pick<Media, 'id' | 'sha8'>): string {
  const hex = sha8 + id.slice(-8)
  const bytes = String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The hash and id prefix in a key of eleven characters; null if it is invalid. */
export function readMediaKey(key: string): { sha8: string; idEnd: string } | null {
  if (!/^[\w-]{11}$/.test(key)) return null
  const bytes = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return { sha8: hex.slice(0, 8), idEnd: hex.slice(8) }
}

/** Query parameter of a file's URL: download under its name instead of display. */
export const downloadParameter = 'unduh'

export const getMedia = endpoint({
  method: 'GET',
  path: '/admin/media/{mediaId}',
  summary: 'One picture or film; poll while its widths are being made',
  input: { params: z.strictObject({ mediaId: z.uuid() }) },
  output: mediaSchema,
})

/** Upload types whose files are pictures of the library. */
const { thumbnail, instructor, banner, product, addOn, campaign, eventThumbnail, popupAds, thumbnailVideoCourse } =
  uploadTypes
export const pictureTypes = [
  thumbnail,
  instructor,
  banner,
  product,
  addOn,
  campaign,
  eventThumbnail,
  popupAds,
  thumbnailVideoCourse,
] as const
export type PictureType = (typeof pictureTypes)[number]

export const uploadMediaPath = '/admin/media' as const

/** Answers 201, or 200 with the existing medium if the bytes are already stored. */
export const uploadMedia = uploadEndpoint({
  path: uploadMediaPath,
  summary: 'Upload a picture or film',
  input: {
    query: z.strictObject({
      folder: z.optional(z.string().check(z.maxLength(64))),
      /** What it is for: without a folder it is put into that of its type, which is made for the first one. */
      type: z.optional(
        z.pipe(z.coerce.number(), z.literal(pictureTypes, { error: 'Jenis unggahan ini tidak dikenal' })),
      ),
    }),
  },
  output: mediaSchema,
})
