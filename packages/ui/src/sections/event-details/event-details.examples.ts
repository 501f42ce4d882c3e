import type { SectionSettings } from '../section-settings.ts'
import { noCta, noLink } from '../values.ts'
import { eventDetails, type EventDetailsContent as Content } from './event-details.section.ts'

const workshop: Content = {
  ...eventDetails.defaults,
  eyebrow: 'Angkatan tujuh',
  title: 'Workshop iklan hemat untuk toko kecil',
  intro: 'Setengah hari, tiga puluh pemilik toko, satu iklan yang benar-benar tayang.',
  startsAt: '2026-11-28T02:00:00Z',
  endsAt: '2026-11-28T05:30:00Z',
  place: 'Aula Kopi Sleman',
  address: 'Jalan Kaliurang KM 9, Ngaglik, Sleman',
  map: { kind: 'url', href: 'https://maps.example/aula-kopi-sleman' },
  note: 'Bawa ponsel yang dipakai berjualan dan pengisi dayanya. Parkir motor di halaman belakang.',
  cta: { ...noCta, label: 'Ambil kursi', note: 'Karcis dikirim ke WhatsApp' },
}
const webinar: Content = {
  ...workshop,
  eyebrow: '',
  title: 'Bedah toko daring, langsung',
  intro: '',
  isOnline: true,
  place: 'Zoom',
  address: '',
  map: noLink,
  seats: '500 kursi daring',
  note: 'Rekaman bisa ditonton sebulan.',
}
const camp: Content = {
  ...workshop,
  title: 'Kemah angka akhir tahun',
  endsAt: '2026-11-30T05:30:00Z',
  place: 'Bumi Perkemahan Wonogondang',
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  ticket: { content: workshop, settings: { tone: 'board' } },
  ticketOfWebinar: { content: webinar, settings: { tone: 'turmeric' } },
  ticketWithoutDate: { content: { ...workshop, startsAt: null, endsAt: null }, settings: { tone: 'white' } },
  poster: { content: { ...workshop, layout: 'poster' }, settings: { tone: 'brand' } },
  posterOfDays: { content: { ...camp, layout: 'poster' }, settings: { tone: 'white' } },
  invitation: { content: { ...workshop, layout: 'invitation' }, settings: { tone: 'soft' } },
  invitationOfWebinar: { content: { ...webinar, layout: 'invitation' }, settings: { tone: 'white' } },
} satisfies Record<string, { content: Content; settings?: Partial<SectionSettings> }>
