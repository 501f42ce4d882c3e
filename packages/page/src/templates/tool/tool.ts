import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta, noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../../document.ts'
import { look } from '../looks.ts'
import { cards, picture, points, toOffer, toSection } from '../template-parts.ts'
import { on, section } from '../template-section.ts'
import type { Template } from '../template.ts'
import { choosing } from './choosing.ts'

const shown = { points: [], priceText: '', strikeText: '', cta: noCta }

/** Tool: a stock-keeping application, tried first and bought later. */
export const tool: Template = {
  label: 'Alat atau aplikasi',
  purpose: 'Mengajak mencoba: layar, tugas yang selesai, perbandingan, paket, pemasangan.',
  goals: ['sell'],
  looks: [look('nila'), look('toska', { font: 'roboto', rounded: 'none' }), look('arang', { rounded: 'full' })],
  asks: ['name', 'price', 'address'],
  sample: { name: 'RakRapi', price: 59_000 },
  make() {
    const rest = choosing()
    return {
      ...emptyDocument(),
      theme: tool.looks[0].theme,
      seo: {
        title: 'RakRapi, catatan stok untuk toko di dua marketplace',
        description:
          'Satu daftar stok untuk semua toko daring Anda. Terjual di satu tempat, berkurang di tempat lain. Coba gratis tanpa kartu.',
        imageId: picture('layar-stok').mediaId,
        isIndexed: true,
      },
      offer: { ...emptyDocument().offer, cta: { label: 'Coba gratis', target: noLink } },
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Aplikasi stok untuk toko kecil',
            title: 'Satu rak, semua toko ikut berkurang',
            highlight: 'semua toko',
            text: 'Barang terjual di satu marketplace, jumlahnya langsung turun di marketplace lain. Tidak ada lagi minta maaf karena stok kosong.',
            cta: toOffer('Coba gratis', 'Tanpa kartu, tanpa batas waktu'),
            secondCta: toSection('Lihat bedanya', rest.comparison),
            image: picture('layar-stok'),
          },
          on('paper'),
        ),
        section(
          'title_media',
          {
            layout: 'wide',
            title: 'Dua menit dari pesanan sampai resi',
            text: 'Begini satu pesanan berjalan, dari berbunyi di ponsel sampai tercetak di meja kemas.',
            image: picture('layar-pesanan'),
            caption: 'Layar pesanan pada ponsel penjaga gudang.',
          },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'even',
            title: 'Dipakai untuk pekerjaan yang ini',
            items: cards(
              {
                icon: 'keranjang',
                title: 'Menyatukan pesanan',
                text: 'Semua pesanan masuk ke satu urutan, yang paling mendesak di atas.',
              },
              {
                icon: 'kalkulator',
                title: 'Menghitung ulang stok',
                text: 'Hitung di rak dengan ponsel, selisihnya langsung dijelaskan.',
              },
              {
                icon: 'bel',
                title: 'Mengingatkan kulakan',
                text: 'Barang yang menipis muncul bersama jumlah yang biasa Anda beli.',
              },
            ),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Rak yang tahu isinya',
            body: richTextOf(
              'Beri nama rak seperti Anda menyebutnya sehari-hari: lemari depan, bawah tangga, kardus biru. Penjaga gudang tidak perlu menghafal kode.',
            ),
            points: points('Cari barang dengan kamera', 'Foto setiap barang'),
            image: picture('layar-rak'),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Dua orang, satu daftar',
            body: richTextOf(
              'Anda di rumah, karyawan di gudang. Perubahan terlihat dalam hitungan detik, lengkap dengan siapa yang mengubahnya.',
            ),
            points: points('Riwayat tiap perubahan', 'Batas wewenang untuk karyawan baru'),
            image: picture('layar-pesanan'),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Laporan yang muat di satu layar',
            body: richTextOf(
              'Yang laku, yang diam, dan yang harus dibeli lagi. Tidak ada grafik yang perlu dijelaskan.',
            ),
            points: points('Ringkasan tiap Senin pagi', 'Unduh sebagai lembar kerja'),
            image: picture('layar-laporan'),
          },
          on('white'),
        ),
        rest.comparison,
        ...rest.sections,
      ],
    }
  },
}
