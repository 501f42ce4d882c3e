import * as z from 'zod/mini'

export const eventTicketSchema = z.object({
  /** Online 1, Offline 0. */
  mode: z.union([z.literal(0), z.literal(1)]),
  place: z.nullable(z.object({ name: z.string(), address: z.string(), mapUrl: z.nullable(z.string()) })),
  /** Null offline, where it is not known yet, and outside its window: from an hour before a session to its end. */
  meetingUrl: z.nullable(z.string()),
  /** When that window opens next; null while it is open, and once no session is left. */
  meetingOpensAt: z.nullable(z.iso.datetime()),
  sessions: z.array(z.object({ title: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
})
/** What those who have a seat at an event see of it. */
export type EventTicket = z.infer<typeof eventTicketSchema>
