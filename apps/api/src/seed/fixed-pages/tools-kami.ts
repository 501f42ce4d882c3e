import {
  askChoice,
  askName,
  askNumber,
  cards,
  climbing,
  list,
  on,
  questions,
  section,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, chatOr, comparedRows, composed, drawing, offering, wearing } from './parts.ts'
import { priced } from './prices.ts'

/** Both tools side by side, for sellers who do not know which they need. */
export const tools: FixedPage = {
  path: '/tools-kami',
  document(brand) {
    const form = section(
      'contact',
      {
        layout: 'form',
        title: 'Bingung memilih? Ceritakan hari jualan Anda',
        intro:
          'Tulis pekerjaan yang paling sering Anda ulang. Kami jawab dengan satu saran, termasuk bila Anda belum butuh alat.',
        name: 'Tim tools',
        role: 'Menjawab pada hari kerja',
        hours: 'Senin–Jumat, 09.00–17.00 WIB',
        fields: list(askName, askNumber, askChoice('Berjualan di', 'Shopee', 'TikTok', 'Keduanya')),
        cta: toOffer('Minta saran'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('nila', 'roboto', 'none'),
      seo: {
        title: 'Tools untuk penjual: Shopeasytools dan Robotok',
        description:
          'Bandingkan dua alat bantu penjual daring: Shopeasytools untuk toko Shopee, Robotok untuk akun TikTok. Harga, batas aman, uji coba.',
      },
      offer: offering(brand, {
        name: 'Tools penjual',
        label: 'Minta saran',
        target: chatOr(brand, 'Halo, saya ingin tahu tools mana yang cocok untuk toko saya.', form),
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Dua alat, dua tempat jualan',
            title: 'Alat yang mengerjakan bagian membosankan',
            highlight: 'bagian membosankan',
            text: 'Satu untuk toko Shopee, satu untuk akun TikTok. Keduanya bekerja di browser Anda, dengan batas harian, dan bisa dicoba gratis.',
            cta: toSection('Bantu saya memilih', form, 'primary'),
            image: drawing('layar-laporan', 'Ilustrasi laporan mingguan sebuah toko'),
          },
          on('soft'),
        ),
        section(
          'link_list',
          {
            layout: 'cards',
            title: 'Pilih menurut tempat Anda berjualan',
            items: list(
              {
                label: 'Shopeasytools',
                note: 'Naikkan produk, sapa pembeli, balas ulasan',
                target: url('/shopeasytools'),
                icon: 'keranjang',
                image: drawing('layar-pesanan', 'Ilustrasi daftar pesanan'),
                isHighlighted: false,
                price: priced('shopeasytools'),
                from: null,
                to: null,
              },
              {
                label: 'Robotok',
                note: 'Cari ide video, balas komentar dan chat',
                target: url('/robotok'),
                icon: 'video',
                image: drawing('kelas-siaran', 'Ilustrasi siaran langsung dari ponsel'),
                isHighlighted: false,
                price: priced('robotok'),
                from: null,
                to: null,
              },
            ),
          },
          on('white'),
        ),
        section(
          'comparison',
          {
            layout: 'slips',
            title: 'Beda keduanya, baris demi baris',
            first: { name: 'Shopeasytools', note: 'Toko Shopee' },
            second: { name: 'Robotok', note: 'Akun TikTok' },
            third: { name: '', note: '' },
            rows: comparedRows(
              ['Riset', 'Kata kunci, harga', 'Tagar, lagu, video'],
              ['Membalas orang', 'Chat dan ulasan', 'Chat dan komentar'],
              ['Iklan', 'Jadwal dan tawaran', false],
              ['Halaman panduan', '15', '17'],
              ['Uji coba', '7 hari', '7 hari'],
            ),
            source: 'Halaman masing-masing alat, yang selalu lebih baru.',
          },
          on('paper'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Aturan yang sama untuk keduanya',
            items: assurances(
              ['kunci', 'Kata sandi tidak diminta', 'Alat memakai browser tempat Anda sudah masuk.'],
              ['perisai', 'Batas harian', 'Jumlah tindakan dibatasi, dengan jeda acak.'],
              ['info', 'Bukan produk marketplace', 'Kami bukan bagian dari Shopee atau TikTok.'],
              ['silang', 'Bisa dihapus kapan saja', 'Panduannya terbuka untuk semua orang.'],
            ),
          },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'even',
            title: 'Coba sebelum membayar',
            items: cards(
              {
                icon: 'hadiah',
                badge: '7 hari',
                title: 'Shopeasytools gratis',
                text: 'Tiga pekerjaan pilihan untuk satu toko.',
                target: url('/shopeasytools-gratis'),
              },
              {
                icon: 'hadiah',
                badge: '7 hari',
                title: 'Robotok gratis',
                text: 'Satu tugas sehari sampai tiga naskah jadi.',
                target: url('/robotok-gratis'),
              },
              {
                icon: 'buku',
                badge: 'Terbuka',
                title: 'Baca panduannya',
                text: 'Tiga puluh dua halaman panduan, tanpa masuk akun.',
                target: url('/tutorial'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'quote',
            title: 'Alat terbaik adalah yang boleh Anda matikan kapan saja.',
            text: 'Prinsip kami saat membuat tools',
          },
          on('board'),
        ),
        section(
          'faq',
          {
            layout: 'open',
            title: 'Tiga pertanyaan yang paling berguna',
            items: questions(
              [
                'Saya baru buka toko. Perlu alat?',
                'Biasanya belum. Kerjakan dengan tangan dahulu sampai Anda tahu bagian mana yang menghabiskan waktu.',
              ],
              ['Bisa memakai keduanya?', 'Bisa. Lisensinya terpisah dan tidak saling mengganggu.'],
              [
                'Bagaimana kalau marketplace berubah?',
                'Alat kami perbarui selama masa lisensi. Bila sebuah fungsi tidak lagi bisa dipakai, kami tulis di pengumuman.',
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
