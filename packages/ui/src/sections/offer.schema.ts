import * as z from 'zod/mini'
import { linkSchema, text } from './values.ts'
import { keptNumberSchema } from '../values/whatsapp-number.schema.ts'

const rupiahSchema = z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000_000)))

export const offerKeys = ['name', 'price', 'strikePrice', 'deadline', 'seats', 'coach', 'whatsapp'] as const

/** The one offer of a page (penawaran): what its chips, prices and buttons speak of. */
export const offerSchema = z.strictObject({
  name: text(90),
  /** Whole rupiah; null while none is set. */
  price: rupiahSchema,
  strikePrice: rupiahSchema,
  deadline: z.nullable(z.iso.datetime({ offset: true })),
  /** Seats left; null when seats are not counted. */
  seats: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  coach: text(60),
  whatsapp: keptNumberSchema,
  cta: z.strictObject({ label: text(28), target: linkSchema }),
  /** The record the bound values come from, and which they are; the others are typed. */
  record: z.nullable(
    z.strictObject({
      kind: z.enum(['offer', 'course', 'service', 'product', 'event']),
      id: z.string().check(z.maxLength(64)),
    }),
  ),
  bound: z.array(z.enum(offerKeys)).check(z.maxLength(offerKeys.length)),
})
export type Offer = z.infer<typeof offerSchema>
