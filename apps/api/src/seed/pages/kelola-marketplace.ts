import type { StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { button, card, demoSection, type DemoPictures, picture, question } from '../demo-section.ts'

/** A service: what is taken off the seller's hands, how it goes, what it costs. */
export function marketplaceSections(pictures: DemoPictures): StoredSection[] {
  const ask = () => button('Tanya lewat WhatsApp', { kind: 'offer' })
  return [
    demoSection('headline', {
      layout: 'split',
      eyebrow: 'Jasa untuk toko daring di {kota}',
      title: 'Toko Anda jalan terus, tanpa begadang',
      highlight: 'tanpa begadang',
      text: 'Kami mengunggah produk, membalas chat, dan menjaga iklan. Anda menyiapkan barang dan mengemasnya.',
      cta: ask(),
      image: picture(pictures, 'sampul-jasa-marketplace'),
    }),
    demoSection(
      'grid_card',
      {
        layout: 'feature',
        title: 'Yang kami kerjakan setiap hari',
        items: [
          card({
            icon: 'toko',
            title: 'Etalase yang rapi',
            text: 'Nama produk, foto, dan varian disamakan supaya mudah ditemukan pembeli.',
          }),
          card({
            icon: 'obrolan',
            title: 'Chat dibalas',
            text: 'Pertanyaan dijawab antara pukul 08.00 dan 21.00, dengan gaya bicara toko Anda.',
          }),
          card({
            icon: 'grafik',
            title: 'Iklan dijaga',
            text: 'Biaya iklan dilihat setiap pagi. Yang tidak menghasilkan dimatikan hari itu juga.',
          }),
        ],
      },
      { tone: 'paper', hasStep: true },
    ),
    demoSection(
      'cta_button',
      {
        layout: 'price',
        title: 'Satu toko, satu bulan',
        text: 'Sudah termasuk laporan mingguan. Tanpa kontrak panjang.',
        cta: ask(),
        hasPrice: true,
      },
      { tone: 'soft' },
    ),
    demoSection('lead_form', {
      layout: 'sheet',
      title: 'Minta kami melihat toko Anda',
      text: 'Tulis nama dan nomor Anda. Kami lihat tokonya, lalu membalas dengan tiga saran yang bisa langsung dicoba.',
      consent: 'Saya setuju dihubungi lewat WhatsApp tentang toko saya.',
      cta: button('Kirim permintaan', { kind: 'offer' }),
    }),
    demoSection('accordion_list', {
      layout: 'lines',
      title: 'Sebelum Anda bertanya',
      items: [
        question(
          'Perlukah saya memberi kata sandi toko?',
          richTextOf('Tidak. Kami masuk sebagai sub-akun yang dapat Anda cabut kapan saja.'),
        ),
        question(
          'Kapan mulai dikerjakan?',
          richTextOf('Paling lambat tiga hari kerja setelah foto dan daftar harga kami terima.'),
        ),
        question(
          'Bagaimana cara berhenti?',
          richTextOf('Kabari kami tujuh hari sebelum bulan berikutnya. Semua berkas kami serahkan.'),
        ),
      ],
    }),
    demoSection(
      'background_full',
      {
        layout: 'board',
        title: 'Ceritakan toko Anda hari ini',
        text: 'Kami membalas pada hari kerja yang sama.',
        align: 'start',
        cta: ask(),
      },
      { tone: 'turmeric' },
    ),
  ]
}
