import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { contact, type ContactContent as Content } from './contact.section.ts'

const office: Content = {
  ...contact.defaults,
  name: 'Ketut Sari',
  role: 'Penasihat toko',
  portrait: storyImage('potret-ketut-sari', 'Ketut Sari'),
  hours: 'Senin–Sabtu, 08.00–20.00 WITA',
  chat: { number: '+6281200001234', message: 'Halo, saya ingin bertanya tentang perbaikan toko.' },
  email: 'halo@naikkelas.example',
  phone: '0361 555 012',
  address: 'Jalan Raya Ubud 21, Gianyar, Bali',
  map: { kind: 'url', href: 'https://maps.example/ubud' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  card: { content: office, settings: { tone: 'paper' } },
  cardOfOneWay: {
    content: { ...contact.defaults, title: 'Tanya saja', chat: { number: '081200001234', message: '' } },
    settings: { tone: 'turmeric' },
  },
  lines: { content: { ...office, layout: 'lines', title: 'Datang, telepon, atau kirim pesan' } },
  linesWithLongWords: {
    content: {
      ...office,
      layout: 'lines',
      intro: '',
      email: 'pertanggungjawaban.keberlangsungan@naikkelas-nusantara.example',
      address: 'Gedung Kewirausahaan Nusantara Lantai 3, Jalan Perintis Kemerdekaan Kilometer 10, Tamalanrea, Makassar',
    },
    settings: { tone: 'board' },
  },
  form: {
    content: {
      ...office,
      layout: 'form',
      title: 'Ceritakan toko Anda',
      consent: 'Saya bersedia dihubungi lewat WhatsApp tentang pertanyaan ini.',
    },
    settings: { tone: 'soft' },
  },
} satisfies Record<string, { content: Content; settings?: Partial<SectionSettings> }>
