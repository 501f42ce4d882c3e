import * as z from 'zod/mini'
import { type IconName, iconNameSchema } from './icon-name.ts'
import { linkSchema, text, uuidSchema } from '../values/link.schema.ts'

export { type Link, linkSchema, noLink, shortIdSchema, text } from '../values/link.schema.ts'
export { keptNumberSchema } from '../values/whatsapp-number.schema.ts'

/**
 * An object of exactly these keys, whose schema is made when something is first read by it. A page has few
 * of the many types of sections, and the schemas of all of them are half a megabyte in a browser.
 */
export const strictObject = <Shape extends z.core.$ZodLooseShape>(shape: () => Shape) =>
  z.lazy(() => z.strictObject(shape()))

/** A list whose items carry an `id` of their own, unique in the list: merging, moving and statistics need it. */
export function listOf<Item extends z.ZodMiniType<{ id: string }>>(item: Item, max: number) {
  return z.array(item).check(
    z.maxLength(max, { error: `Paling banyak ${max} item` }),
    z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: 'Dua item memakai id yang sama',
    }),
  )
}

export const imageRatios = ['original', '1:1', '4:3', '16:9', '9:16'] as const
export const imageTreatments = ['none', 'duotone', 'step'] as const

/** A picture of the media library. `mediaId` is empty until one is chosen; a decorative one needs no `alt`. */
export const imageSchema = z.strictObject({
  mediaId: z.union([z.literal(''), uuidSchema]),
  alt: text(125),
  isDecorative: z.boolean(),
  /** Fractions of width and height, 0 to 1, that stay in view when the picture is cropped. */
  focal: z.optional(
    z.strictObject({
      x: z.number().check(z.minimum(0), z.maximum(1)),
      y: z.number().check(z.minimum(0), z.maximum(1)),
    }),
  ),
  ratio: z.optional(z.enum(imageRatios)),
  treatment: z.optional(z.enum(imageTreatments)),
  /** Another picture in its place on phones; the words about it hold for both. */
  phone: z.optional(z.strictObject({ mediaId: uuidSchema })),
})
export type Image = z.infer<typeof imageSchema>
export const noImage: Image = { mediaId: '', alt: '', isDecorative: false }

export const videoProviders = ['youtube', 'vimeo'] as const

/** A film: of a provider by id (never by embed code), a file of our own, or an address that opens elsewhere. */
export const videoSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('provider'),
    provider: z.enum(videoProviders),
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
  }),
  z.strictObject({ kind: z.literal('file'), mediaId: uuidSchema }),
  z.strictObject({ kind: z.literal('link'), target: linkSchema }),
])
export type Video = z.infer<typeof videoSchema>
export const noVideo: Video = { kind: 'none' }

/** A call to action; one without a label is not drawn. */
export const ctaSchema = z.strictObject({
  label: text(28),
  target: linkSchema,
  style: z.enum(['primary', 'secondary']),
  note: text(60),
})
export type Cta = z.infer<typeof ctaSchema>
/** A new button leads where the page's offer leads, so that one target serves the whole page. */
export const noCta: Cta = { label: '', target: { kind: 'offer' }, style: 'primary', note: '' }

/** A price as it is read (`Rp349.000`, `Gratis`), not a sum to calculate with: amounts live in the offer's record. */
export const priceTextSchema = text(24)

export const iconSchema = z.union([z.literal(''), iconNameSchema])
export type { IconName }
