import { emptyDocument, type PageDocument } from '../document.ts'
import { paidCourse } from './paid-course.ts'
import { service } from './service.ts'

/** What a new page may start from. Every call gives ids of its own. */
export const starters = {
  blank: { label: 'Halaman kosong', purpose: 'Susun sendiri dari bagian pertama.', make: emptyDocument },
  paid_course: {
    label: 'Kelas berbayar',
    purpose: 'Menjual kelas: janji, masalah, materi, mentor, harga, tanya jawab.',
    make: paidCourse,
  },
  service: { label: 'Jasa', purpose: 'Mendapat pesan WhatsApp: masalah, layanan, cara kerja, harga.', make: service },
} as const satisfies Record<string, { label: string; purpose: string; make: () => PageDocument }>

export type StarterName = keyof typeof starters
