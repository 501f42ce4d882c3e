import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageKinds } from './enumerations.ts'
import { mediaSchema } from './media.ts'
import { pageOf, pagingQuery } from './paging.ts'

/** How many published pages are listed at once. */
export const publishedPerPage = 24

/** A published page as a card shows it. */
export const publishedPageSchema = z.object({
  /** Path on this site: `/kelas-data`, `/p/kopi-ratna`. */
  address: z.string(),
  kind: z.enum(pageKinds),
  title: z.string(),
  /** Empty when the page has none. */
  description: z.string(),
  publishedAt: z.iso.datetime(),
  /** The picture its links are shared with, or the first it shows; null when it shows none. */
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
  summary: 'Published pages that may be found, latest first; for anyone',
  input: { query: z.strictObject({ page: pagingQuery.page }) },
  output: pageOf(publishedPageSchema),
})
