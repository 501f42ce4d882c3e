import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Records whose pages have a link-preview picture of their own; an entry is one of the catalogue. */
export const shareCardKinds = [
  'entry',
  'announcement',
  'vacancy',
  'live',
  'tutorial',
  'collection',
  'category',
  'certificate',
] as const
export type ShareCardKind = (typeof shareCardKinds)[number]

/** In pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const

export const getShareCard = endpoint({
  method: 'GET',
  path: '/share-cards/{kind}/{key}',
  summary: 'Where the link-preview picture of a record is: an address that names what the picture shows; public',
  input: {
    params: z.strictObject({
      kind: z.enum(shareCardKinds),
      /** Its number in public addresses; tool and page of a tutorial, with a dot between them. */
      key: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,120}$/)),
    }),
  },
  output: z.object({ path: z.string() }),
})
