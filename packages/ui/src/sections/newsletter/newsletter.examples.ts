import type { SectionSettings } from '../section-settings.ts'
import { noCta, noLink } from '../values.ts'
import { newsletter, type NewsletterContent } from './newsletter.section.ts'

const monday: NewsletterContent = {
  ...newsletter.defaults,
  eyebrow: 'Surat Senin',
  title: 'Satu angka, satu keputusan',
  text: 'Setiap Senin pagi: satu angka toko yang perlu dilihat minggu ini, dan apa yang dilakukan dengannya.',
  sample: {
    sender: 'Sinta Maharani, Senin 06.00',
    subject: 'Tiga produk yang diam-diam merugi',
    body: 'Minggu lalu sebuah toko tas membuka laporan ongkirnya. Tiga produk terlaris ternyata rugi setiap kali terjual.\n\nBegini cara memeriksa punya Anda dalam lima menit.',
  },
  issues: [
    {
      id: 'edisi00001',
      title: 'Tiga produk yang diam-diam merugi',
      note: 'Senin lalu',
      target: { kind: 'url', href: '/surat/41' },
    },
    {
      id: 'edisi00002',
      title: 'Kapan menaikkan harga tanpa kehilangan pelanggan',
      note: '9 November',
      target: { kind: 'url', href: '/surat/40' },
    },
    {
      id: 'edisi00003',
      title: 'Stok mati: dijual murah atau dibundel?',
      note: '2 November',
      target: { kind: 'url', href: '/surat/39' },
    },
    { id: 'edisi00004', title: 'Membaca iklan lewat satu kolom', note: '26 Oktober', target: noLink },
  ],
  cta: { ...noCta, label: 'Langganan gratis', note: 'Berhenti dengan satu klik di setiap surat.' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  letter: { content: monday, settings: { tone: 'soft' } },
  letterWithoutSample: {
    content: { ...monday, sample: newsletter.defaults.sample, via: 'whatsapp' },
    settings: { tone: 'turmeric' },
  },
  issues: { content: { ...monday, layout: 'issues', title: 'Surat yang sudah terkirim' }, settings: { tone: 'paper' } },
  line: {
    content: { ...monday, layout: 'line', eyebrow: '', text: '', title: 'Kiat data usaha, setiap Senin pagi' },
    settings: { tone: 'white', spacing: 'tight' },
  },
  lineWithConsent: {
    content: {
      ...monday,
      layout: 'line',
      consent: 'Saya setuju menerima surat berkala dan dapat berhenti kapan saja.',
      cta: { ...noCta, label: 'Langganan' },
    },
    settings: { tone: 'board', spacing: 'tight' },
  },
} satisfies Record<string, { content: NewsletterContent; settings?: Partial<SectionSettings> }>
