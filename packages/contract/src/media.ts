import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Widths that pictures are made in, in pixels; none wider than the original. */
export const mediaWidths = [480, 720, 960, 1200, 1600] as const

/** `sideRatio`: how many times longer one side of a picture may be than the other. */
export const mediaLimits = {
  pictureBytes: 26_214_400,
  pixels: 40_000_000,
  sideRatio: 20,
  videoBytes: 104_857_600,
} as const

export const mediaSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'video']),
  fileName: z.string(),
  /** First 8 digits of the content's SHA-256: part of the address, so that a replaced file is a new address. */
  sha8: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** Dominant colour, `#rrggbb`. */
  color: z.string(),
  /** Empty while they are being made: until then the original is shown. */
  widths: z.array(z.int()),
  /** What to propose when the picture is placed. */
  alt: z.string(),
  createdAt: z.iso.datetime(),
  /** Where its files are shown from when that is another origin than this site's. */
  origin: z.optional(z.string()),
})
export type Media = z.infer<typeof mediaSchema>

/**
 * Address of a picture in one width and format, or of the original file; relative to the site unless media have an
 * origin of their own.
 */
export function mediaUrl(
  { id, sha8, origin = '' }: Pick<Media, 'id' | 'sha8' | 'origin'>,
  format: 'avif' | 'webp' | 'original',
  width: number,
): string {
  return `${origin}/media/${mediaKey({ id, sha8 })}/${format === 'original' ? format : `${width}.${format}`}`
}

/**
 * A file in eleven letters: the first half of what names its content, and the random end of its id. Pages write it
 * fifty times, and random letters cannot be packed.
 */
export function mediaKey({ id, sha8 }: Pick<Media, 'id' | 'sha8'>): string {
  const hex = sha8 + id.slice(-8)
  const bytes = String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** What a key of eleven letters stands for; null when it is none. */
export function readMediaKey(key: string): { sha8: string; idEnd: string } | null {
  if (!/^[\w-]{11}$/.test(key)) return null
  const bytes = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return { sha8: hex.slice(0, 8), idEnd: hex.slice(8) }
}

/** In the query of a file's address: to be kept under its name instead of shown. */
export const downloadParameter = 'unduh'

export const getMedia = endpoint({
  method: 'GET',
  path: '/admin/media/{mediaId}',
  summary: 'One picture or film; asked again while its widths are being made',
  input: { params: z.strictObject({ mediaId: z.uuid() }) },
  output: mediaSchema,
})

/**
 * Upload is a plain route, not an endpoint of the router: POST /api/admin/media, multipart with one `file`, streamed.
 * It answers 201 with a media in the envelope, 200 with the one that is there already when the bytes are known.
 * `folder` in its query says where a new one is put.
 */
export const uploadMediaPath = '/admin/media' as const
