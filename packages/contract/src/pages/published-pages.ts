import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageKinds } from '../enumerations/index.ts'
import { mediaSchema } from './media.ts'
import { pageOf, pagingQuery } from '../paging.ts'

/** Maximum number of published pages per response. */
export const publishedPerPage = 24

/** A published page as shown on a card. */
export const publishedPageSchema = z.object({
  /** Path on this site: `/kelas-data`, `/p/kopi-ratna`. */
  address: z.string(),
  kind: z.enum(pageKinds),
  title: z.string(),
  /** Empty if the page has none. */
  description: z.string(),
  publishedAt: z.iso.datetime(),
  /** Its link-preview picture, or the first one on the page; null without pictures. */
  image: z.nullable(
    z.pick(mediaSchema, {
      id: true,
      sha8: true,
      width: true,
      height: true,
      color: true,
      widths: true,
      alt: true,
      origin: true,
    }),
  ),
})
export type PublishedPage = z.infer<typeof publishedPageSchema>

export const listPublishedPages = endpoint({
  method: 'GET',
  path: '/landing-pages',
  summary: 'Indexable published pages, latest first; public',
  input: { query: z.strictObject({ page: pagingQuery.page }) },
  output: pageOf(publishedPageSchema),
})
