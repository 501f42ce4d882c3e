import { pageDocumentSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { composableKinds } from '../enumerations/index.ts'
import { pageBeginnings, pageNameSchema } from './landing-pages.ts'
import { linkSlugSchema } from '../link-slug.ts'
import { pageFolderNameSchema, pageFolderSchema } from './page-groups.ts'

/** Maximum number of pages per table. */
export const MAX_PAGES_PER_TABLE = 100

const { offer } = pageDocumentSchema.shape

/** Offer of a page created from a row; missing values come from the source page. */
export const rowOfferSchema = z.partial(
  z.pick(offer, {
    name: true,
    price: true,
    strikePrice: true,
    deadline: true,
    seats: true,
    coach: true,
    whatsapp: true,
  }),
)
export type RowOffer = z.infer<typeof rowOfferSchema>

export const pageRowSchema = z.strictObject({
  name: pageNameSchema,
  link_landing_page: linkSlugSchema,
  offer: rowOfferSchema,
})
export type PageRow = z.infer<typeof pageRowSchema>

const rowCount = [
  z.minLength(1, { error: 'Tabelnya masih kosong' }),
  z.maxLength(MAX_PAGES_PER_TABLE, { error: `Paling banyak ${MAX_PAGES_PER_TABLE} halaman sekaligus` }),
] as const

export const checkLinks = endpoint({
  method: 'POST',
  path: '/admin/links/check',
  summary: 'Which of these links are not available, and why',
  input: {
    body: z.strictObject({
      kind: z.enum(composableKinds, { error: 'Pilih jenis halaman' }),
      links: z.array(z.string().check(z.maxLength(200))).check(...rowCount),
    }),
  },
  output: z.object({ flaws: z.array(z.object({ link: z.string(), message: z.string() })) }),
})

export const createPagesFromTable = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/many',
  summary: 'Create a draft for each row in a folder of their own, all or none',
  input: {
    body: z.strictObject({
      /** The source page or template. */
      source: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('page'), pageId: z.uuid() }),
        z.strictObject({ kind: z.literal('template'), template: z.enum(pageBeginnings) }),
      ]),
      folderName: pageFolderNameSchema,
      rows: z.array(pageRowSchema).check(...rowCount),
    }),
  },
  output: z.object({
    folder: pageFolderSchema,
    pages: z.array(z.object({ id: z.uuid(), name: z.string(), address: z.string() })),
  }),
  successStatus: 201,
})
