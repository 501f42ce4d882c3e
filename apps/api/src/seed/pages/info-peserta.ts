import type { StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { type Link, noCta } from '@naikkelas/ui/sections/registry'
import { card, demoSection, question } from '../demo-section.ts'

export const infoLink = 'info-peserta'
export const courseNumber = '6281200003344'

/** What participants of the course look up, each part where the course page's links lead. */
export const infoAnchors = { guide: 'paragraph', schedule: 'grid_card', refund: 'accordion_list' } as const

/** @param contact opens a chat with the course's organiser */
export function infoSections(contact: Link): StoredSection[] {
  return [
    demoSection(
      'headline',
      {
        layout: 'board',
        eyebrow: 'Kelas Kuasai Data Usaha',
        title: 'Info untuk peserta',
        text: 'Cara memulai, jadwal sesi langsung, dan aturan pengembalian uang, di satu halaman.',
        cta: { ...noCta, label: 'Hubungi kami', target: contact, note: 'Dibalas hari kerja, 09.00 sampai 17.00 WIB' },
        secondCta: {
          ...noCta,
          label: 'Lihat kelasnya',
          target: { kind: 'url', href: '/kelas-data-usaha' },
          style: 'secondary',
        },
      },
      { tone: 'brand' },
    ),
    demoSection('paragraph', {
      layout: 'columns',
      title: 'Panduan peserta',
      body: richTextOf(
        'Setelah membayar, Anda menerima tautan ruang belajar lewat WhatsApp. Simpan nomor kami supaya tautan itu dapat ditekan.',
        'Buka pelajaran pertama di laptop, unduh berkas latihannya, lalu kerjakan sambil menonton. Tidak perlu urut, tetapi pelajaran ketiga memakai lembar kerja dari pelajaran kedua.',
        'Kirim proyek akhir dalam bentuk apa pun: foto layar, berkas, atau tautan. Mentor membalas dengan catatan dalam dua hari kerja.',
      ),
    }),
    demoSection(
      'grid_card',
      {
        layout: 'numbered',
        title: 'Jadwal sesi langsung',
        intro: 'Sabtu pertama setiap bulan, pukul 09.00 WIB. Rekamannya diunggah pada hari yang sama.',
        items: [
          card({ title: 'Kirim pertanyaan', text: 'Paling lambat hari Jumat, supaya contohnya sempat disiapkan.' }),
          card({ title: 'Ikut atau tonton', text: 'Masuk dari tautan di grup, atau tonton rekamannya nanti.' }),
          card({ title: 'Coba di toko sendiri', text: 'Lembar kerja yang dibahas dibagikan setelah sesi selesai.' }),
        ],
      },
      { tone: 'paper' },
    ),
    demoSection('accordion_list', {
      layout: 'columns',
      title: 'Kebijakan pengembalian',
      contact: { name: 'Sinta Maharani', hours: 'Hari kerja, 09.00 sampai 17.00 WIB', number: courseNumber },
      items: [
        question(
          'Sampai kapan saya boleh meminta uang kembali?',
          richTextOf('Dalam 14 hari sejak pembelian, berapa pun pelajaran yang sudah ditonton.'),
        ),
        question(
          'Bagaimana caranya?',
          richTextOf(
            'Tulis kepada kami lewat WhatsApp dengan nama dan tanggal pembelian. Anda tidak perlu memberi alasan.',
          ),
        ),
        question(
          'Kapan uangnya sampai?',
          richTextOf('Paling lambat tiga hari kerja, utuh ke rekening atau dompet digital asal.'),
        ),
      ],
    }),
  ]
}
