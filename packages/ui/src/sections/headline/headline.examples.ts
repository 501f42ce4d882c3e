import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta, noImage } from '../values.ts'
import { headline, type HeadlineContent } from './headline.section.ts'

const course: HeadlineContent = {
  ...headline.defaults,
  eyebrow: 'Kelas daring, 12 pelajaran',
  title: 'Kuasai Data Usaha dalam Empat Minggu',
  highlight: 'Empat Minggu',
  text: 'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi, keputusan cepat, dan malam yang lebih tenang.',
  cta: { ...noCta, label: 'Daftar sekarang', note: 'Rp349.000, sekali bayar. Garansi 14 hari.' },
  proof: [
    { id: 'proof00001', value: '2.400+', label: 'peserta sejak 2023' },
    { id: 'proof00002', value: '6 jam', label: 'dihemat tiap minggu' },
    { id: 'proof00003', value: '4,8 / 5', label: 'dari 312 ulasan' },
  ],
  image: storyImage('peserta-dasbor', 'Peserta kelas menyusun dasbor penjualan'),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  split: { content: course },
  splitWithoutPicture: {
    content: { ...course, image: noImage, secondCta: { ...noCta, style: 'secondary', label: 'Lihat materi' } },
  },
  center: {
    content: {
      ...course,
      layout: 'center',
      eyebrow: 'Kelas gratis, 5 hari',
      title: 'Toko ramai tanpa banting harga',
      highlight: 'tanpa banting harga',
      text: 'Lima pelajaran singkat lewat WhatsApp, satu setiap pagi.',
      proof: [],
      image: storyImage('meja-kasir', 'Meja kasir toko kopi dengan laptop'),
    },
    settings: { tone: 'paper' },
  },
  board: {
    content: {
      ...course,
      layout: 'board',
      eyebrow: 'Workshop, 29 November',
      title: 'Iklan hemat yang benar-benar menghasilkan pesanan',
      highlight: 'menghasilkan pesanan',
      text: 'Tiga jam di ruang kecil: anggaran Anda sendiri dibuka, dibaca, lalu diperbaiki bersama.',
      image: storyImage('workshop-aula', 'Peserta workshop di aula'),
    },
    settings: { tone: 'board' },
  },
  receipt: {
    content: {
      ...course,
      layout: 'receipt',
      title: 'Satu halaman laporan, setiap Senin pagi',
      highlight: 'satu halaman',
      secondCta: { ...noCta, style: 'secondary', label: 'Lihat materi' },
    },
    settings: { tone: 'soft' },
  },
} satisfies Record<string, { content: HeadlineContent; settings?: Partial<SectionSettings> }>
