import * as z from 'zod/mini'
import {
  changedRecordOf,
  createdRecordOf,
  inWindowOrder,
  orderedListFields,
  orderFields,
  publicationChangeSchema,
  publicationResultSchema,
  publishedRecordOf,
  titleSchema,
  windowFields,
} from '../content/publication.ts'
import { endpoint } from '../endpoint.ts'
import { bannerPlacements } from '../enumerations/index.ts'
import { plainText } from '../plain-text.ts'
import { siteAddressPattern } from '../site-address.ts'
import { shownPictureSchema } from '../shown-picture.ts'

/** A banner is shown above the content of a page; a pop-up opens over it, at most once a day per browser. */
export const bannerKinds = ['banner', 'popup'] as const
export type BannerKind = (typeof bannerKinds)[number]

const { all, home, learning: courses, article } = bannerPlacements
export const offeredPlacements = [all, home, courses, article] as const

export const placementSchema = z.literal(offeredPlacements, { error: 'Pilih tempat tampilnya' })
export type BannerPlacement = z.infer<typeof placementSchema>

const pictureId = z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' }))

export const bannerPictureFields = {
  /** Media of the library. */
  pictureId,
  /** Shown up to a width of 767 px; null: the same picture. */
  phonePictureId: pictureId,
  /** What the picture says, for those who do not see it. */
  alt: z.string().check(z.overwrite(plainText), z.maxLength(160, { error: 'Teks pengganti maksimal 160 karakter' })),
}

const bannerValueSchema = z
  .strictObject({
    /** For the back office. */
    title: titleSchema(80),
    placement: placementSchema,
    ...bannerPictureFields,
    /** Where a press leads; empty while it is a draft. */
    href: z.string().check(
      z.overwrite((text) => text.trim()),
      z.maxLength(500, { error: 'Tautan maksimal 500 karakter' }),
      z.refine((text) => text === '' || siteAddressPattern.test(text), {
        error: 'Tulis alamat yang dimulai dengan / atau https://',
      }),
    ),
    ...windowFields,
  })
  .check(inWindowOrder)
export type BannerValue = z.infer<typeof bannerValueSchema>

const bannerSchema = z.extend(publishedRecordOf(bannerValueSchema), { kind: z.enum(bannerKinds) })
export type Banner = z.infer<typeof bannerSchema>

/** Of one kind, those in the archive apart. */
export const bannersAtMost = 100

const bannerId = z.strictObject({ bannerId: z.uuid() })
const kindSchema = z.enum(bannerKinds, { error: 'Jenis ini tidak dikenal' })

const listedBannerSchema = z.extend(bannerSchema, { picture: z.nullable(shownPictureSchema) })
export type ListedBanner = z.infer<typeof listedBannerSchema>

const bannerListSchema = z.object({ items: z.array(listedBannerSchema) })
export type BannerList = z.infer<typeof bannerListSchema>

export const listBanners = endpoint({
  method: 'GET',
  path: '/admin/banners',
  summary: 'Banners or pop-ups in their order; with `archived` those in the archive, latest first',
  input: { query: z.strictObject({ kind: kindSchema, ...orderedListFields }) },
  output: bannerListSchema,
})

export const getBanner = endpoint({
  method: 'GET',
  path: '/admin/banners/{bannerId}',
  summary: 'One banner or pop-up',
  input: { params: bannerId },
  output: bannerSchema,
})

export const createBanner = endpoint({
  method: 'POST',
  path: '/admin/banners',
  summary: 'Add a banner or a pop-up, last in its order; it is a draft',
  successStatus: 201,
  input: { body: z.extend(createdRecordOf(bannerValueSchema), { kind: kindSchema }) },
  output: bannerSchema,
})

export const updateBanner = endpoint({
  method: 'PUT',
  path: '/admin/banners/{bannerId}',
  summary: 'Change a banner or a pop-up',
  input: { params: bannerId, body: changedRecordOf(bannerValueSchema) },
  output: bannerSchema,
})

export const changeBannerStatus = endpoint({
  method: 'POST',
  path: '/admin/banners/change-status',
  summary: 'Publish, take back, archive or restore banners and pop-ups',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

export const orderBanners = endpoint({
  method: 'POST',
  path: '/admin/banners/move',
  summary: 'Put banners or pop-ups into another order; 409 when the order that was seen is no longer the stored one',
  input: { body: z.strictObject({ kind: kindSchema, ...orderFields(bannersAtMost) }) },
  output: bannerListSchema,
})

const shownBannerSchema = z.object({
  id: z.uuid(),
  alt: z.string(),
  href: z.string(),
  picture: shownPictureSchema,
  phonePicture: z.nullable(shownPictureSchema),
})
/** What visitors see. */
export type ShownBanner = z.infer<typeof shownBannerSchema>

const shownBannersSchema = z.object({
  banners: z.array(shownBannerSchema),
  /** The first in its order; null where none is shown now. */
  popup: z.nullable(shownBannerSchema),
})
export type ShownBanners = z.infer<typeof shownBannersSchema>

/** Banners of one page; more would push its content out of sight. */
export const bannersOfPage = 5

export const browseBanners = endpoint({
  method: 'GET',
  path: '/banners',
  summary: 'Banners and the pop-up that a page of one placement shows now, with those of all pages; public',
  input: {
    query: z.strictObject({ placement: z.pipe(z.coerce.number(), placementSchema) }),
  },
  output: shownBannersSchema,
})

/** Where each placement is seen first. */
export const placementAddresses: Readonly<Record<BannerPlacement, string>> = {
  [bannerPlacements.all]: '/events',
  [bannerPlacements.home]: '/',
  [bannerPlacements.learning]: '/daftar-kelas-premium',
  [bannerPlacements.article]: '/pengumuman/semua',
}

const learning = /^\/(?:daftar-kelas-[a-z]+|list-course|category|kelas|kelas-gratis)(?:\/|$)/
/** Pages that say that something failed, or on which a visitor is in the middle of something. */
const without =
  /^\/(?:404|maintenance|error-transaction|keluar|unduh|berhenti|terima-kasih|privacy|disclaimer|term-and-condition)(?:\/|$)/

/** The placement of a public page; null: it shows none at all. */
export function placementAt(path: string): BannerPlacement | null {
  if (path === '/') return bannerPlacements.home
  if (path.startsWith('/pengumuman/')) return bannerPlacements.article
  if (learning.test(path)) return bannerPlacements.learning
  return without.test(path) ? null : bannerPlacements.all
}
