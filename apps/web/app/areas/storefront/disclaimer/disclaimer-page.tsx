import type { LegalTextPage } from '@naikkelas/contract/content'
import { useSite } from '../../../shared/site/site-context.tsx'
import { HouseText } from '../legal/house-text.tsx'

const partsOf = (name: string) => [
  {
    title: 'Hasil tidak dijamin',
    lines: [
      'Angka dan cerita peserta menggambarkan pengalaman orang yang disebut. Hasil Anda bergantung pada toko, pasar, waktu, dan kerja Anda sendiri.',
      'Tidak ada kelas atau jasa yang dapat menjamin omzet, peringkat, atau keuntungan.',
    ],
  },
  {
    title: 'Bukan nasihat khusus',
    lines: [
      'Isi halaman dan pelajaran bersifat umum. Untuk urusan hukum, pajak, atau keuangan usaha Anda, mintalah nasihat ahlinya.',
      'Aturan dan tampilan marketplace sering berubah. Periksa lagi di tempat asalnya sebelum bertindak.',
    ],
  },
  {
    title: 'Nama dan situs pihak lain',
    lines: [
      `Nama dan logo seperti Shopee, Tokopedia, TikTok, Lazada, dan WhatsApp adalah milik pemiliknya. ${name} berdiri sendiri dan bukan bagian dari mereka.`,
      'Tautan ke WhatsApp, peta, video, atau situs lain membawa Anda keluar dari sini. Di sana berlaku aturan mereka.',
    ],
  },
  {
    title: 'Halaman mitra',
    lines: [
      'Halaman mitra ditulis oleh mitranya. Bila ada yang keliru atau menyesatkan, sampaikan kepada penjual lewat nomor atau e-mail di halamannya.',
    ],
  },
  {
    title: 'Layanan dapat terganggu',
    lines: ['Kami menjaga halaman tetap terbuka dan data tidak hilang, tetapi gangguan dapat saja terjadi.'],
  },
]

/** Legal disclaimer. Works without script. */
export function DisclaimerPage({ text }: { text?: LegalTextPage }) {
  return (
    <HouseText
      kind="disclaimer"
      intro="Yang tidak dapat kami janjikan, supaya Anda memutuskan dengan tenang."
      parts={partsOf(useSite().brand.name)}
      text={text}
    />
  )
}
