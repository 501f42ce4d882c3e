import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  list,
  on,
  plans,
  points,
  questions,
  section,
  stages,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** Broadcasts, basket and films for a shop on TikTok, by the month. */
export const tiktokShop: FixedPage = {
  path: '/jasa-kami/tiktok-shop',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        title: 'Uji satu siaran lebih dahulu',
        text: 'Kirim satu barang. Kami siapkan naskah siaran 30 menit dan hitungan biayanya, gratis.',
        points: points('Naskah siaran 30 menit', 'Hitungan biaya sebulan'),
        image: drawing('kelas-naskah', 'Ilustrasi naskah siaran'),
        fields: list(
          askName,
          askNumber,
          askChoice('Keadaan toko', 'Belum buka TikTok Shop', 'Sudah buka, jarang siaran', 'Siaran rutin'),
        ),
        cta: toOffer('Minta naskah siaran'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('jambu', 'arial', 'full'),
      seo: {
        title: 'Jasa TikTok Shop: siaran, keranjang, dan video',
        description:
          'Penyiar, naskah, keranjang, dan delapan video pendek setiap bulan. Laporan siaran dikirim malam itu juga.',
      },
      offer: offering(brand, {
        name: 'Jasa TikTok Shop',
        price: prices.tiktokShop,
        label: 'Uji satu siaran',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Siaran langsung dan keranjang',
            title: 'Ada yang menyiarkan, Anda yang mengirim',
            highlight: 'Anda yang mengirim',
            text: 'Penyiar kami berbicara di depan kamera empat kali seminggu. Anda menyiapkan stok dan menerima catatan pesanan malam itu juga.',
            cta: toSection('Uji satu siaran', form, 'primary'),
            secondCta: button('Ingin siaran sendiri?', url('/kelas-tiktok'), 'secondary'),
          },
          on('board'),
        ),
        section(
          'stats',
          {
            layout: 'rows',
            title: 'Isi satu bulan',
            items: statistics(
              ['16', 'siaran langsung', 'Empat kali seminggu, masing-masing 90 menit.'],
              ['8', 'video pendek', 'Dipotong dari siaran dan rekaman barang.'],
              ['1', 'lembar laporan setiap siaran', 'Penonton, klik keranjang, pesanan.'],
            ),
            source: 'Lingkup paket bulanan. Jam siaran ditetapkan bersama.',
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'overlap',
            title: 'Penyiar yang memegang barang Anda dahulu',
            body: richTextOf(
              'Sebelum siaran pertama, penyiar memakai barang Anda tiga hari. Ia harus bisa menyebut satu kekurangannya. Penonton percaya kepada orang yang tahu kekurangan barang.',
            ),
            points: points('Tiga hari mencoba barang', 'Naskah Anda setujui'),
            image: drawing('kelas-siaran', 'Ilustrasi penyiar di depan lampu cincin'),
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Susunan satu siaran',
            intro: 'Sembilan puluh menit, dibagi empat.',
            items: stages(
              {
                label: '0–10',
                title: 'Pembuka',
                text: 'Menyapa, menyebut siapa penjualnya, memperlihatkan barang utama.',
              },
              { label: '10–40', title: 'Tiga barang', text: 'Ukuran, cara pakai, satu kekurangan, harga.' },
              { label: '40–70', title: 'Menjawab', text: 'Pertanyaan dibaca satu per satu, termasuk yang sama.' },
              {
                label: '70–90',
                title: 'Penutup',
                text: 'Mengingatkan keranjang dan jadwal berikutnya, tanpa hitung mundur palsu.',
              },
            ),
          },
          on('white'),
        ),
        section(
          'problem_2',
          {
            layout: 'columns',
            title: 'Siaran sendirian dan siaran bersama tim',
            slip: '',
            beforeLabel: 'Sendirian',
            afterLabel: 'Bersama tim',
            items: list(
              { label: 'Bicara sambil membungkus', amount: 0, text: 'Penyiar bicara, Anda membungkus' },
              { label: 'Komentar terlewat', amount: 0, text: 'Satu orang khusus membaca komentar' },
              { label: 'Jadwal berubah-ubah', amount: 0, text: 'Empat malam tetap' },
            ),
            totalLabel: '',
            totalText: '',
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Aturan main kami',
            items: assurances(
              ['perisai', 'Tidak membeli penonton', 'Angka di laporan adalah angka apa adanya.'],
              ['jam', 'Tidak ada diskon palsu', 'Harga coret hanya bila pernah berlaku.'],
              ['kunci', 'Akun tetap milik Anda', 'Akses dicabut pada hari kerja sama berakhir.'],
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya per bulan',
            plans: plans({
              name: 'Jasa TikTok Shop',
              per: 'per bulan',
              points: points(
                '16 siaran, 90 menit',
                'Penyiar dan pembaca komentar',
                'Naskah dan susunan keranjang',
                '8 video pendek',
                'Laporan setiap siaran',
              ),
              cta: toSection('Uji satu siaran', form, 'primary'),
            }),
            guarantee: 'Siaran yang batal karena kami diganti atau dananya dikembalikan.',
            payments: 'Transfer bank, di awal bulan',
          },
          on('soft'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Tentang siaran',
            items: questions(
              [
                'Siaran dari mana?',
                'Dari ruang kecil kami dengan barang contoh Anda, atau dari toko Anda untuk kota tertentu.',
              ],
              ['Siapa yang mengirim pesanan?', 'Anda atau tim Anda. Kami kirim daftar pesanan begitu siaran selesai.'],
              [
                'Kalau penontonnya sedikit?',
                'Itu wajar pada bulan pertama. Kami ubah jam dan pembuka, lalu laporkan apa adanya.',
              ],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
