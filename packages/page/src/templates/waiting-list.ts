import { noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import {
  askName,
  askNumber,
  benefits,
  numbers,
  people,
  picture,
  plans,
  points,
  questions,
  toOffer,
} from './template-parts.ts'
import { climbing, list, on, section } from './template-section.ts'
import type { Template } from './template.ts'

/** Daftar tunggu: numbers of people who want to buy before the public sale. */
export const waitingList: Template = {
  label: 'Daftar tunggu dan prapesan',
  purpose: 'Mengumpulkan nomor sebelum dijual: hitung mundur, isi, pembuat, harga awal.',
  goals: ['leads', 'sell'],
  looks: [look('kopi'), look('jambu', { font: 'montserrat', rounded: 'none' }), look('pandan', { rounded: 'full' })],
  asks: ['name', 'price', 'strikePrice', 'deadline', 'seats', 'coach', 'address'],
  sample: {
    name: 'Hampers Rempah Nusantara',
    price: 365_000,
    strikePrice: 420_000,
    seats: 150,
    coach: 'Murni Handayani',
  },
  make: () => ({
    ...emptyDocument(),
    theme: waitingList.looks[0].theme,
    seo: {
      title: 'Prapesan hampers rempah, dikirim sebelum Lebaran',
      description:
        'Enam stoples rempah sangrai dalam kotak kayu, dibuat sesuai jumlah prapesan. Daftarkan nomor Anda untuk mendapat harga awal.',
      imageId: picture('hampers-rempah').mediaId,
      isIndexed: true,
    },
    offer: { ...emptyDocument().offer, cta: { label: 'Masuk daftar tunggu', target: noLink } },
    sections: [
      section(
        'headline',
        {
          layout: 'board',
          eyebrow: 'Prapesan Lebaran',
          title: 'Enam rempah yang tidak dijual di mana pun',
          highlight: 'tidak dijual di mana pun',
          text: 'Kami menyangrai sesuai jumlah pesanan, lalu berhenti. Yang masuk daftar tunggu ditawari lebih dahulu.',
          image: picture('hampers-rempah'),
        },
        on('board'),
      ),
      section(
        'lead_form',
        {
          layout: 'inline',
          title: 'Kabari saya saat prapesan dibuka',
          text: 'Cukup nomor WhatsApp. Satu pesan, tidak ada siaran harian.',
          fields: list(askNumber),
          consent: 'Saya bersedia menerima satu pesan saat prapesan dibuka.',
          cta: toOffer('Masuk daftar tunggu'),
        },
        on('board'),
      ),
      section(
        'countdown',
        {
          layout: 'board',
          title: 'Prapesan ditutup',
          text: 'Setelah tanggal ini kami mulai menyangrai, dan jumlahnya tidak ditambah lagi.',
          until: null,
          cta: toOffer('Masuk daftar tunggu'),
        },
        on('board'),
      ),
      section(
        'benefits',
        {
          layout: 'feature',
          title: 'Isi satu kotak',
          items: benefits(
            [
              'tunas',
              'Enam stoples rempah sangrai',
              'Kayu manis Kerinci, lada Lampung, pala Banda, kapulaga, cengkih, dan jintan.',
            ],
            ['buku', 'Buku kecil cara pakai', 'Dua belas resep, masing-masing satu halaman.'],
            ['hadiah', 'Kartu dengan nama penerima', 'Tulis tangan, sebutkan saat prapesan.'],
          ),
        },
        climbing('white'),
      ),
      section(
        'coach',
        {
          layout: 'portrait',
          title: 'Yang menyangrai',
          people: people({
            name: 'Murni Handayani',
            role: 'Penyangrai rempah, Temanggung',
            bio: 'Sejak kecil saya disuruh menjaga wajan supaya biji tidak gosong. Sekarang wajannya lebih besar, tetapi tetap saya sendiri yang berdiri di sana, dan itulah sebabnya jumlahnya terbatas.',
            image: picture('potret-murni'),
            numbers: numbers(['4', 'tahun prapesan'], ['1.260', 'kotak terkirim']),
          }),
        },
        on('paper'),
      ),
      section(
        'price',
        {
          layout: 'steps',
          title: 'Harga naik setiap tahap',
          plans: plans({
            name: 'Satu kotak',
            points: points(
              'Enam stoples rempah',
              'Kotak kayu dan buku resep',
              'Kartu bernama',
              'Ongkos kirim Jawa dan Bali',
            ),
            cta: toOffer('Masuk daftar tunggu'),
          }),
          tiers: list(
            { label: 'Daftar tunggu', priceText: '{harga}', until: null, isSoldOut: false },
            { label: 'Prapesan umum', priceText: 'Rp390.000', until: null, isSoldOut: false },
            { label: 'Minggu terakhir', priceText: 'Rp420.000', until: null, isSoldOut: false },
          ),
          guarantee: 'Kotak rusak di jalan diganti tanpa bertanya.',
          payments: 'Transfer bank atau QRIS saat prapesan dibuka',
        },
        on('soft'),
      ),
      section(
        'faq',
        {
          layout: 'columns',
          title: 'Sebelum menulis nomor',
          items: questions(
            ['Kapan dikirim?', 'Dua minggu sebelum Lebaran untuk Jawa dan Bali, tiga minggu untuk pulau lain.'],
            [
              'Bolehkah memesan banyak untuk kantor?',
              'Boleh sampai empat puluh kotak. Tulis di kolom catatan saat prapesan dibuka.',
            ],
            ['Apakah rempahnya tahan lama?', 'Delapan bulan bila stoplesnya tertutup dan tidak kena matahari.'],
            ['Kalau tidak jadi memesan?', 'Tidak apa-apa. Daftar tunggu hanya memberi Anda giliran pertama.'],
          ),
        },
        on('white'),
      ),
      section(
        'register_class',
        {
          layout: 'form',
          title: 'Simpan giliran Anda',
          text: 'Tersisa {sisa_kursi} kotak tahun ini. Kami menghubungi berurutan.',
          fields: list(askName, askNumber),
          consent: 'Saya bersedia dihubungi ketika giliran saya tiba.',
          cta: toOffer('Masuk daftar tunggu'),
        },
        on('turmeric'),
      ),
    ],
  }),
}
