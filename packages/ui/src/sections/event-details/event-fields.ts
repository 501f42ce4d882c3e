import type { Field } from '../fields.ts'

/** The inspector's fields of an event. */
export const eventFields = {
  layout: {
    kind: 'layout',
    label: 'Tata letak',
    options: [
      { value: 'ticket', label: 'Karcis' },
      { value: 'poster', label: 'Poster' },
      { value: 'invitation', label: 'Undangan' },
    ],
  },
  eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
  title: { kind: 'text', label: 'Nama acara', maxLength: 80, bestLength: 45 },
  intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
  startsAt: { kind: 'instant', label: 'Mulai', hint: 'Kosongkan selama tanggalnya belum pasti.' },
  endsAt: { kind: 'instant', label: 'Selesai' },
  isOnline: { kind: 'toggle', label: 'Acara daring' },
  place: { kind: 'text', label: 'Tempat', maxLength: 60, examples: ['Zoom', 'Aula Kopi Sleman'] },
  address: { kind: 'text', label: 'Alamat', maxLength: 120, isMultiline: true },
  map: { kind: 'link', label: 'Tautan peta atau ruang daring' },
  seats: { kind: 'text', label: 'Kursi', maxLength: 40, hint: 'Kosongkan untuk memakai sisa kursi penawaran.' },
  note: {
    kind: 'text',
    label: 'Catatan',
    maxLength: 120,
    isMultiline: true,
    examples: ['Rekaman bisa ditonton sebulan.'],
  },
  hasPrice: { kind: 'toggle', label: 'Tampilkan harga penawaran' },
  hasCalendar: { kind: 'toggle', label: 'Tawarkan simpan ke kalender', group: 'behaviour' },
  cta: { kind: 'cta', label: 'Tombol' },
} satisfies Readonly<Record<string, Field>>
