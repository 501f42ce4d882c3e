import * as z from 'zod/mini'
import { orderCodeSchema } from '../commerce/orders.ts'
import { endpoint } from '../endpoint.ts'
import { salesPlatforms } from '../enumerations/index.ts'
import { shownPictureSchema } from '../shown-picture.ts'

const shape = {
  /** Of the order that it was bought with; names the product in its address. */
  orderCode: z.string(),
  name: z.string(),
  summary: z.string(),
  cover: z.nullable(shownPictureSchema),
  /** Of the page that it is sold at. */
  address: z.string(),
  platform: z.enum(salesPlatforms),
  obtainedAt: z.iso.datetime(),
  /** Null for what does not end. */
  endsAt: z.nullable(z.iso.datetime()),
  hasEnded: z.boolean(),
}

const ownToolSchema = z.object({ kind: z.literal('tool'), ...shape })

const ownMentorSchema = z.object({
  kind: z.literal('add_on'),
  ...shape,
  /** Talks with a mentor that are included; null for no limit. */
  sessions: z.nullable(z.int()),
})

export const ownProductSchema = z.discriminatedUnion('kind', [ownToolSchema, ownMentorSchema])
export type OwnProduct = z.infer<typeof ownProductSchema>

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/me/products',
  summary: 'Tools and Super Mentor that I have: those in force, then those that have ended, latest first',
  output: z.array(ownProductSchema),
})

export const getOwnProduct = endpoint({
  method: 'GET',
  path: '/me/products/{code}',
  summary: 'One of them by the code of its order; 404 for what is not mine, was given back or is of another kind',
  input: { params: z.strictObject({ code: orderCodeSchema }) },
  output: ownProductSchema,
})
