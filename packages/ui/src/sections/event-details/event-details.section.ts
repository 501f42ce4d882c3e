import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { eventOf } from '../parts/from-record.ts'
import { ctaSchema, linkSchema, noCta, noLink, strictObject, text } from '../values.ts'
import { eventFields } from './event-fields.ts'

const instantSchema = z.nullable(z.iso.datetime({ offset: true }))

const content = strictObject(() => ({
  layout: z.enum(['ticket', 'poster', 'invitation']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  /** Null while the date is not fixed. */
  startsAt: instantSchema,
  endsAt: instantSchema,
  isOnline: z.boolean(),
  /** A hall, or the room one meets in online. */
  place: text(60),
  address: text(120),
  /** A map, or the address of the room. */
  map: linkSchema,
  seats: text(40),
  note: text(120),
  /** The price of the page's offer. */
  hasPrice: z.boolean(),
  /** Offers the event to the visitor's calendar. */
  hasCalendar: z.boolean(),
  cta: ctaSchema,
}))
export type EventDetailsContent = z.infer<typeof content>

export const eventDetails = defineSection<EventDetailsContent>({
  type: 'event_details',
  version: 1,
  label: 'Detail acara',
  purpose: 'Waktu, tempat, dan jumlah kursi, sebagai karcis yang bisa disimpan ke kalender.',
  group: 'opening',
  keywords: ['acara', 'jadwal', 'tanggal', 'tempat', 'karcis', 'undangan', 'webinar', 'workshop', 'event', 'ticket'],
  content,
  defaults: {
    layout: 'ticket',
    eyebrow: '',
    title: 'Sampai jumpa di acara',
    intro: '',
    startsAt: null,
    endsAt: null,
    isOnline: false,
    place: 'Tempat acara',
    address: '',
    map: noLink,
    seats: '',
    note: '',
    hasPrice: true,
    hasCalendar: true,
    cta: { ...noCta, label: 'Ambil kursi' },
  },
  settings: { tone: 'board' },
  fields: eventFields,
  complete: { title: 'Judul belum diisi', place: 'Tempat acara belum diisi' },
  check: unfinished,
  fromRecord: { keys: ['startsAt', 'endsAt', 'isOnline', 'place', 'address', 'map', 'seats'], read: eventOf },
  upgrades: {},
})

function unfinished({ startsAt, endsAt }: EventDetailsContent): Finding[] {
  if (startsAt === null && endsAt !== null)
    return [{ path: ['startsAt'], message: 'Waktu mulai belum diisi, padahal waktu selesai sudah diisi' }]
  return startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
    ? [{ path: ['endsAt'], message: 'Waktu selesai harus sesudah waktu mulai' }]
    : []
}
