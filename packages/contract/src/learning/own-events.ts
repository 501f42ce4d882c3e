import * as z from 'zod/mini'
import { eventTicketSchema } from '../commerce/event-tickets.ts'
import { endpoint } from '../endpoint.ts'
import { shownPictureSchema } from '../shown-picture.ts'

export const ownEventSchema = z.object({
  name: z.string(),
  cover: z.nullable(shownPictureSchema),
  /** Of the event's public page. */
  address: z.string(),
  /** Of the order that it was bought with. */
  orderCode: z.string(),
  /** Shown at the door: eight letters and digits. */
  ticketCode: z.string(),
  checkedInAt: z.nullable(z.iso.datetime()),
  ...eventTicketSchema.shape,
  /** Once the last session has ended; never for an event without a day. */
  isOver: z.boolean(),
})
export type OwnEvent = z.infer<typeof ownEventSchema>

export const listOwnEvents = endpoint({
  method: 'GET',
  path: '/me/events',
  summary:
    'Events that I have a seat at: those to come by their next session, those without a day, then past ones, latest first',
  output: z.array(ownEventSchema),
})
