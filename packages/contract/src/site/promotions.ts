import * as z from 'zod/mini'
import {
  changedRecordOf,
  createdRecordOf,
  inWindowOrder,
  pageByPlaceOf,
  publicationChangeSchema,
  publicationResultSchema,
  publishedRecordOf,
  recordListFields,
  titleSchema,
  windowFields,
} from '../content/publication.ts'
import { endpoint } from '../endpoint.ts'
import { bannerPictureFields, offeredPlacements, placementSchema } from './banners.ts'

const promotionBannerSchema = z.strictObject({ placement: placementSchema, ...bannerPictureFields })
export type PromotionBanner = z.infer<typeof promotionBannerSchema>

const promotionValueSchema = z
  .strictObject({
    /** For the back office. */
    title: titleSchema(80),
    /** Where every banner leads, wherever that page is; null while it is not chosen. */
    landingPageId: z.nullable(z.uuid({ error: 'Pilih halaman tujuannya' })),
    /** At most one for each placement. */
    banners: z.array(promotionBannerSchema).check(
      z.maxLength(offeredPlacements.length, { error: 'Paling banyak satu banner di tiap tempat' }),
      z.refine((banners) => new Set(banners.map(({ placement }) => placement)).size === banners.length, {
        error: 'Paling banyak satu banner di tiap tempat',
      }),
    ),
    ...windowFields,
  })
  .check(inWindowOrder)
export type PromotionValue = z.infer<typeof promotionValueSchema>

const promotionSchema = z.extend(publishedRecordOf(promotionValueSchema), {
  /** Where it leads; null where nothing is chosen, or the page is deleted. */
  page: z.nullable(z.object({ name: z.string(), isPublished: z.boolean() })),
  /** Whether it is published and within its window, and not seen because its page is not published. */
  isHeld: z.boolean(),
})
export type Promotion = z.infer<typeof promotionSchema>

export const promotionsPerPage = 50

const promotionId = z.strictObject({ promotionId: z.uuid() })

export const listPromotions = endpoint({
  method: 'GET',
  path: '/admin/promotions',
  summary: 'Promotions, newest first',
  input: { query: z.strictObject(recordListFields) },
  output: pageByPlaceOf(promotionSchema),
})

export const getPromotion = endpoint({
  method: 'GET',
  path: '/admin/promotions/{promotionId}',
  summary: 'One promotion',
  input: { params: promotionId },
  output: promotionSchema,
})

export const createPromotion = endpoint({
  method: 'POST',
  path: '/admin/promotions',
  summary: 'Add a promotion; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(promotionValueSchema) },
  output: promotionSchema,
})

export const updatePromotion = endpoint({
  method: 'PUT',
  path: '/admin/promotions/{promotionId}',
  summary: 'Change a promotion',
  input: { params: promotionId, body: changedRecordOf(promotionValueSchema) },
  output: promotionSchema,
})

export const changePromotionStatus = endpoint({
  method: 'POST',
  path: '/admin/promotions/change-status',
  summary: 'Publish, take back, archive or restore promotions',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})
