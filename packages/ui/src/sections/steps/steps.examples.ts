import { storyImage, type StoryPicture } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta, noImage, noLink } from '../values.ts'
import { steps, type StepsContent } from './steps.section.ts'

type Line = [icon: string, title: string, text: string, note: string, picture?: StoryPicture, href?: string]

const itemsOf = (lines: Line[]): StepsContent['items'] =>
  lines.map(([icon, title, text, note, picture, href], index) => ({
    id: `langkah-1${index}`,
    icon,
    title,
    text,
    note,
    image: picture ? storyImage(picture, '') : noImage,
    target: href ? { kind: 'url', href } : noLink,
  }))

const audit: StepsContent = {
  ...steps.defaults,
  title: 'Dari pesan pertama sampai toko rapi',
  intro: 'Lima langkah, sebelas hari kerja. Anda tahu persis kami sedang di mana.',
  items: itemsOf([
    [
      'obrolan',
      'Ceritakan toko Anda',
      'Kirim tautan toko dan satu hal yang paling mengganggu.',
      'Dua menit',
      'meja-kasir',
    ],
    [
      'cari',
      'Kami bedah etalase',
      'Foto, judul, harga, dan ulasan diperiksa barang per barang.',
      'Tiga hari',
      'peserta-dasbor',
    ],
    [
      'telepon',
      'Bahas lewat telepon',
      'Tiga puluh menit. Anda memilih mana yang dikerjakan dulu.',
      'Hari keempat',
      'mentor-grafik',
    ],
    [
      'pensil',
      'Kami kerjakan',
      'Setiap sore ada kabar singkat di WhatsApp, lengkap dengan tangkapan layar.',
      'Enam hari',
    ],
    ['grafik', 'Serah terima angka', 'Perbandingan sebelum dan sesudah, dan cara menjaganya.', 'Hari kesebelas'],
  ]),
  cta: { ...noCta, label: 'Ceritakan toko Anda' },
}

const joined: StepsContent = {
  ...steps.defaults,
  layout: 'checklist',
  title: 'Anda sudah terdaftar. Tiga hal lagi.',
  items: itemsOf([
    [
      '',
      'Cek WhatsApp Anda',
      'Ada pesan dari kami berisi tautan kelas.',
      'Sekarang',
      undefined,
      'https://wa.me/6281200001234',
    ],
    ['', 'Simpan nomor kami', 'Supaya pengingat tidak masuk ke pesan tak dikenal.', 'Satu menit'],
    ['', 'Masuk ke grup angkatan', 'Perkenalkan toko Anda dengan satu foto.', 'Sebelum Sabtu', undefined, '/grup'],
  ]),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  board: { content: audit, settings: { tone: 'paper' } },
  boardOfFour: { content: { ...audit, items: audit.items.slice(0, 4) }, settings: { tone: 'board' } },
  boardOfTwo: { content: { ...audit, intro: '', items: audit.items.slice(0, 2) }, settings: { tone: 'turmeric' } },
  boardOfEight: {
    content: {
      ...audit,
      items: [...audit.items, ...audit.items.slice(1, 4)].map((item, index) => ({
        ...item,
        id: `langkah-2${index}`,
        icon: '',
      })),
    },
    settings: { tone: 'soft' },
  },
  pictures: { content: { ...audit, layout: 'pictures', items: audit.items.slice(0, 3) } },
  picturesWithout: {
    content: { ...audit, layout: 'pictures', items: audit.items.slice(3) },
    settings: { tone: 'brand' },
  },
  checklist: { content: joined, settings: { tone: 'soft' } },
} satisfies Record<string, { content: StepsContent; settings?: Partial<SectionSettings> }>
