import * as z from 'zod/mini'

const fraction = z.number().check(z.minimum(0), z.maximum(1))
/** What of a picture matters most, from its upper left corner. */
export const focalSchema = z.strictObject({ x: fraction, y: fraction })

/** A picture of the media library as pages show it. */
export const shownPictureSchema = z.object({
  id: z.uuid(),
  /** First 8 digits of the content's SHA-256: part of the URL, so that a replaced file has a new URL. */
  sha8: z.string(),
  width: z.int(),
  height: z.int(),
  /** Dominant colour, `#rrggbb`. */
  color: z.string(),
  /** Empty while they are being encoded: until then the original is shown. */
  widths: z.array(z.int()),
  /** Default alt text when the picture is inserted. */
  alt: z.string(),
  /** Stays in sight when the picture is cropped by a frame; nothing for its middle. */
  focal: z.optional(z.nullable(focalSchema)),
  /** Origin of media files, if it is not this site's. */
  origin: z.optional(z.string()),
})
export type ShownPicture = z.infer<typeof shownPictureSchema>
