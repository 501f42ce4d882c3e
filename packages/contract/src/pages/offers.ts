import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'

export const offerStatuses = ['open', 'closed'] as const
export type OfferStatus = (typeof offerStatuses)[number]

const rupiah = z.nullable(
  z
    .int({ error: 'Tulis angka bulat' })
    .check(
      z.minimum(0, { error: 'Harga tidak bisa kurang dari 0' }),
      z.maximum(100_000_000_000, { error: 'Harga ini terlalu besar' }),
    ),
)

const offerFields = {
  name: z
    .string({ error: 'Nama penawaran belum diisi' })
    .check(
      z.overwrite(plainLines),
      z.regex(visiblePattern, { error: 'Nama penawaran belum diisi' }),
      z.maxLength(90, { error: 'Nama penawaran maksimal 90 karakter' }),
    ),
  /** Whole rupiah; null if not set. */
  price: rupiah,
  strikePrice: rupiah,
  deadline: z.nullable(z.iso.datetime({ offset: true, error: 'Tenggat ini tidak dikenal' })),
  /** Seats left; null when they are not counted. */
  seats: z.nullable(
    z
      .int({ error: 'Tulis angka bulat' })
      .check(
        z.minimum(0, { error: 'Sisa kursi tidak bisa kurang dari 0' }),
        z.maximum(1_000_000, { error: 'Sisa kursi ini terlalu besar' }),
      ),
  ),
  coach: z.string().check(z.overwrite(plainLines), z.maxLength(60, { error: 'Nama mentor maksimal 60 karakter' })),
  /** A closed offer stays where it is shown, with a warning in the builder. */
  status: z.enum(offerStatuses, { error: 'Pilih status' }),
}

/** Editable values of an offer. */
export const offerInputSchema = z.strictObject(offerFields).check(
  z.refine(({ price, strikePrice }) => price === null || strikePrice === null || strikePrice > price, {
    path: ['strikePrice'],
    error: 'Harga sebelum diskon harus lebih tinggi dari harga',
  }),
)
export type OfferInput = z.infer<typeof offerInputSchema>

export const offerRecordSchema = z.object({ id: z.uuid(), ...offerFields, updatedAt: z.iso.datetime() })
/** An offer record that pages may bind to. */
export type OfferRecord = z.infer<typeof offerRecordSchema>

export const listOffers = endpoint({
  method: 'GET',
  path: '/admin/offers',
  summary: 'List offers by name, open ones first',
  input: {
    query: z.strictObject({
      ...pagingQuery,
      status: z.optional(z.enum(offerStatuses)),
      search: z.optional(z.string().check(z.maxLength(80))),
    }),
  },
  output: pageOf(offerRecordSchema),
})

const choiceSchema = z.extend(offerRecordSchema, {
  /** Where it is changed. */
  source: z.enum(['offer', 'catalogue']),
})
/** A record that a page can be bound to. */
export type OfferChoice = z.infer<typeof choiceSchema>

export const listOfferRecords = endpoint({
  method: 'GET',
  path: '/admin/offer-records',
  summary: 'What a page can be bound to: open offers, and active entries of the catalogue, those of this page first',
  input: { query: z.strictObject({ pageId: z.optional(z.uuid()) }) },
  output: z.array(choiceSchema),
})

const offerId = z.strictObject({ offerId: z.uuid() })

export const getOffer = endpoint({
  method: 'GET',
  path: '/admin/offers/{offerId}',
  summary: 'One offer, or an entry of the catalogue that a page is bound to',
  input: { params: offerId },
  output: offerRecordSchema,
})

export const createOffer = endpoint({
  method: 'POST',
  path: '/admin/offers',
  summary: 'Create an offer',
  successStatus: 201,
  input: { body: offerInputSchema },
  output: offerRecordSchema,
})

export const updateOffer = endpoint({
  method: 'PUT',
  path: '/admin/offers/{offerId}',
  summary: 'Update an offer; published pages that show it are redrawn',
  input: { params: offerId, body: offerInputSchema },
  output: offerRecordSchema,
})
