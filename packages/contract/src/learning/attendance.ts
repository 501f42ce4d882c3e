import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { type ExportFormat, exportFormats, spreadsheetTypes } from '../export-formats.ts'
import { ticketCodeIn } from './ticket-codes.ts'

const checkInSchema = z.object({
  at: z.iso.datetime(),
  /** Name of the admin at that door; null once that account is gone. */
  by: z.nullable(z.string()),
})
export type CheckIn = z.infer<typeof checkInSchema>

const attendeeSchema = z.object({
  /** Null once the account is gone. */
  name: z.nullable(z.string()),
  /** Of the ticket. */
  code: z.string(),
  orderCode: z.string(),
  obtainedAt: z.iso.datetime(),
  checkIn: z.nullable(checkInSchema),
})
export type Attendee = z.infer<typeof attendeeSchema>

/** More are not sent to a screen at a door. */
export const attendeesAtMost = 5_000

const ofEvent = z.strictObject({ eventId: z.uuid() })

export const listAttendees = endpoint({
  method: 'GET',
  path: '/admin/events/{eventId}/attendees',
  summary: 'Who has a seat at an event, by name; at most 5,000 of them; 404 for what is no event',
  input: { params: ofEvent },
  output: z.object({
    event: z.object({ name: z.string(), startsAt: z.nullable(z.iso.datetime()) }),
    attendees: z.array(attendeeSchema),
  }),
})
export type EventAttendees = z.infer<(typeof listAttendees)['output']>

export const exportAttendees = fileEndpoint({
  path: '/admin/events/{eventId}/attendees.{format}',
  summary: 'The same as a workbook or CSV',
  input: { params: z.strictObject({ eventId: z.uuid(), format: z.enum(exportFormats) }) },
  contentTypes: spreadsheetTypes,
})
export const exportAttendeesPath = (eventId: string, format: ExportFormat) =>
  `/admin/events/${eventId}/attendees.${format}` as const

const codeError = 'Kode tiket terdiri dari 8 huruf dan angka'

const typedCode = z.string({ error: codeError }).check(
  z.maxLength(40, { error: codeError }),
  z.overwrite((typed) => ticketCodeIn(typed) ?? typed),
  z.refine((code) => ticketCodeIn(code) !== null, { error: codeError }),
)

/** Sent at once; a door that was offline sends its scans in parts. */
export const scansAtMost = 500

/** For how long a door works without network. */
export const offlineAtMostMs = 60 * 60_000

const scanSchema = z.strictObject({
  /** Made by the door: a scan that is sent again is the same scan. */
  id: z.uuid(),
  code: typedCode,
  /** Milliseconds since it was scanned. The age of a scan is right where the clock of a phone is not. */
  ageMs: z
    .int({ error: 'Waktu pindai ini tidak dikenal' })
    .check(z.gte(0, { error: 'Waktu pindai ini tidak dikenal' })),
})
export type Scan = z.infer<typeof scanSchema>

const scanResultSchema = z.object({
  /** Of the scan. */
  id: z.uuid(),
  code: z.string(),
  /**
   * `already`: let in by another scan. `cancelled`: the seat is not held any more. `unknown`: no ticket has this code.
   */
  outcome: z.enum(['let_in', 'already', 'cancelled', 'other_event', 'unknown']),
  /** Of who has the ticket; null for tickets of other events too. */
  name: z.nullable(z.string()),
  /** The one that counts; for `already` the other one. */
  checkIn: z.nullable(checkInSchema),
  /** Name of the event of a ticket for another one. */
  otherEvent: z.nullable(z.string()),
})
export type ScanResult = z.infer<typeof scanResultSchema>

export const checkIn = endpoint({
  method: 'POST',
  path: '/admin/events/{eventId}/check-ins',
  summary:
    'Lets tickets in, each once: the earliest scan counts, one sent again changes nothing; answered in the order sent',
  input: {
    params: ofEvent,
    body: z.strictObject({
      scans: z
        .array(scanSchema)
        .check(
          z.minLength(1, { error: 'Pindai atau ketik satu tiket' }),
          z.maxLength(scansAtMost, { error: 'Kirim paling banyak 500 tiket sekaligus' }),
        ),
    }),
  },
  output: z.array(scanResultSchema),
})

export const undoCheckIn = endpoint({
  method: 'DELETE',
  path: '/admin/events/{eventId}/check-ins/{code}',
  summary: 'Takes a ticket as not shown yet; 404 for what is no ticket of this event',
  input: { params: z.strictObject({ eventId: z.uuid(), code: typedCode }) },
  output: z.null(),
})
