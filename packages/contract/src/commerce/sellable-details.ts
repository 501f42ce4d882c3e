import * as z from 'zod/mini'
import {
  addOnFamilies,
  courseLevels,
  salesPlatforms,
  serviceBillings,
  type SellableKind,
} from '../enumerations/index.ts'
import { plainText } from '../plain-text.ts'

const days = z.nullable(
  z
    .int({ error: 'Tulis jumlah hari sebagai angka bulat' })
    .check(z.minimum(1, { error: 'Minimal 1 hari' }), z.maximum(3_650, { error: 'Maksimal 3.650 hari' })),
)

const instant = (error: string) => z.iso.datetime({ offset: true, error })

const webAddress = (error: string) =>
  z.string().check(z.maxLength(500, { error }), z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, { error }))

const people = z.array(z.uuid()).check(
  z.maxLength(12, { error: 'Paling banyak 12 orang' }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'Seorang pengajar dipilih dua kali' }),
)

const platform = z.enum(salesPlatforms, { error: 'Pilih platform' })

export const courseDetailsSchema = z.strictObject({
  /** Premium 1, Basic 2, Free 3, Preorder 4. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], { error: 'Pilih tipe kelas' }),
  level: z.enum(courseLevels, { error: 'Pilih tingkat' }),
  /** Null when the outline's minutes say it. */
  durationMinutes: z.nullable(
    z
      .int({ error: 'Tulis menit sebagai angka bulat' })
      .check(z.minimum(1, { error: 'Minimal 1 menit' }), z.maximum(100_000, { error: 'Durasi ini terlalu panjang' })),
  ),
  /** When a preorder opens; null for every other type. */
  opensAt: z.nullable(instant('Tanggal buka ini tidak dikenal')),
  /** In the order in which they are shown. */
  instructorIds: people,
  /** The courses that a bundle consists of; empty for one course by itself. */
  bundledIds: z.array(z.uuid()).check(
    z.maxLength(30, { error: 'Satu paket berisi paling banyak 30 kelas' }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'Sebuah kelas dipilih dua kali' }),
  ),
})
export type CourseDetails = z.infer<typeof courseDetailsSchema>

const sessionSchema = z
  .strictObject({
    title: z.string().check(z.overwrite(plainText), z.maxLength(120, { error: 'Judul sesi maksimal 120 karakter' })),
    startsAt: instant('Waktu mulai ini tidak dikenal'),
    endsAt: instant('Waktu selesai ini tidak dikenal'),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
      path: ['endsAt'],
      error: 'Sesi selesai sesudah mulai',
    }),
  )
export type EventSession = z.infer<typeof sessionSchema>

export const eventDetailsSchema = z.strictObject({
  /** Online 1, Offline 0. */
  mode: z.union([z.literal(0), z.literal(1)], { error: 'Pilih online atau offline' }),
  /** Paid 1, Free 0. */
  paid: z.union([z.literal(0), z.literal(1)], { error: 'Pilih berbayar atau gratis' }),
  /** Null online. */
  place: z.nullable(
    z.strictObject({
      name: z
        .string({ error: 'Nama tempat harus diisi' })
        .check(
          z.overwrite(plainText),
          z.minLength(1, { error: 'Nama tempat harus diisi' }),
          z.maxLength(120, { error: 'Nama tempat maksimal 120 karakter' }),
        ),
      address: z.string().check(z.overwrite(plainText), z.maxLength(300, { error: 'Alamat maksimal 300 karakter' })),
      mapUrl: z.nullable(webAddress('Tautan peta harus dimulai dengan https://')),
    }),
  ),
  /** Shown to those who have a ticket, never in public. */
  meetingUrl: z.nullable(webAddress('Tautan pertemuan harus dimulai dengan https://')),
  /** In any order; stored and answered by their beginning. */
  sessions: z.array(sessionSchema).check(z.maxLength(60, { error: 'Paling banyak 60 sesi' })),
  speakerIds: people,
})
export type EventDetails = z.infer<typeof eventDetailsSchema>

export const serviceDetailsSchema = z.strictObject({
  billing: z.enum(serviceBillings, { error: 'Pilih cara menagih' }),
  /** Working days until it is delivered; null while that depends on the order. */
  deliveryDays: days,
})
export type ServiceDetails = z.infer<typeof serviceDetailsSchema>

const trial = z.union([z.literal(0), z.literal(1)], { error: 'Pilih uji coba atau berbayar' })

export const toolDetailsSchema = z.strictObject({
  platform,
  /** Days of a licence; null for one that does not end. */
  licenceDays: days,
  /** Free trial 0, Paid 1. */
  trial,
})
export type ToolDetails = z.infer<typeof toolDetailsSchema>

export const addOnDetailsSchema = z.strictObject({
  family: z.enum(addOnFamilies, { error: 'Pilih jenis add-on' }),
  platform,
  /** What kind of product it adds to: Course 1, Service 2, Product 3. */
  productKind: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'Pilih jenis produk' }),
  /** Talks with a mentor that are included; null for no limit. */
  sessions: z.nullable(
    z
      .int({ error: 'Tulis jumlah sesi sebagai angka bulat' })
      .check(z.minimum(1, { error: 'Minimal 1 sesi' }), z.maximum(1_000, { error: 'Maksimal 1.000 sesi' })),
  ),
  validDays: days,
})
export type AddOnDetails = z.infer<typeof addOnDetailsSchema>

export const partnerPackageDetailsSchema = z.strictObject({
  /** Free 1, 1 month 2, 1 year 3, 3 months 4, 6 months 5, 9 months 6; one package for each. */
  packageCode: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)], {
    error: 'Pilih lama paket',
  }),
  trial,
})
export type PartnerPackageDetails = z.infer<typeof partnerPackageDetailsSchema>

/** The schema of what each kind has beside what all have. */
export const detailsSchemas = {
  course: courseDetailsSchema,
  service: serviceDetailsSchema,
  tool: toolDetailsSchema,
  add_on: addOnDetailsSchema,
  event: eventDetailsSchema,
  partner_package: partnerPackageDetailsSchema,
} as const satisfies Record<SellableKind, z.ZodMiniType>
