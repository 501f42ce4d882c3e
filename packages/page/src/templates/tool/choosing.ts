import type { StoredSection } from '../../document.ts'
import { plans, points, questions, saying, stepList, toOffer } from '../template-parts.ts'
import { climbing, list, on, section } from '../template-section.ts'

const yes = { answer: 'yes' as const, text: '' }
const no = { answer: 'no' as const, text: '' }
const words = (text: string) => ({ answer: 'text' as const, text })

/** From the comparison to the closing band. */
export function choosing(): { comparison: StoredSection; sections: StoredSection[] } {
  return {
    comparison: section(
      'comparison',
      {
        layout: 'table',
        title: 'Dibandingkan cara yang biasa',
        first: { name: 'RakRapi', note: 'satu daftar' },
        second: { name: 'Lembar kerja', note: 'diisi tangan' },
        third: { name: 'Buku tulis', note: 'di meja kasir' },
        rows: list(
          { label: 'Stok turun sendiri saat terjual', first: yes, second: no, third: no },
          { label: 'Bisa dibuka dari gudang', first: yes, second: yes, third: no },
          { label: 'Tahu siapa yang mengubah', first: yes, second: no, third: words('tulisan tangannya') },
          { label: 'Tetap jalan saat sinyal hilang', first: yes, second: no, third: yes },
          {
            label: 'Waktu menghitung ulang',
            first: words('satu pagi'),
            second: words('satu hari'),
            third: words('tidak pernah sempat'),
          },
        ),
        source: 'Perbandingan cara kerja, bukan merek tertentu.',
      },
      climbing('paper'),
    ),
    sections: [
      section(
        'testimonial_2',
        {
          layout: 'slide',
          title: 'Kata penjaga gudang',
          items: list(
            {
              ...saying({
                quote:
                  'Terakhir kali saya menolak pesanan karena stok salah adalah bulan Maret. Sekarang sudah November.',
                name: 'Dewi Kartika',
                role: 'Aksesori ponsel',
                city: 'Surabaya',
              }),
              rating: 5,
            },
            {
              ...saying({
                quote: 'Karyawan baru bisa sendiri sejak hari kedua, karena raknya pakai nama yang kami pakai.',
                name: 'Ferry Tan',
                role: 'Suku cadang motor',
                city: 'Pontianak',
              }),
              rating: 5,
            },
            {
              ...saying({
                quote: 'Laporan Seninnya saya baca sambil sarapan. Cukup satu layar.',
                name: 'Aisyah Nur',
                role: 'Perlengkapan bayi',
                city: 'Banjarmasin',
              }),
              rating: 4,
            },
          ),
        },
        on('white'),
      ),
      section(
        'price',
        {
          layout: 'plans',
          title: 'Mulai gratis, bayar kalau ramai',
          plans: plans(
            {
              name: 'Bulanan',
              per: 'per bulan',
              points: points(
                'Barang dan toko tanpa batas',
                'Lima orang karyawan',
                'Laporan tiap Senin',
                'Bantuan lewat obrolan',
              ),
              isBest: true,
              cta: toOffer('Coba gratis'),
            },
            {
              name: 'Gratis',
              priceText: 'Gratis',
              per: 'selamanya',
              points: points('Seratus barang', 'Dua toko daring', 'Satu orang'),
              cta: toOffer('Pakai yang gratis'),
            },
          ),
          guarantee: 'Berhenti kapan saja, data Anda bisa diunduh sebagai lembar kerja.',
          payments: 'QRIS, transfer, atau potong dari saldo marketplace',
        },
        climbing('soft'),
      ),
      section(
        'steps',
        {
          layout: 'checklist',
          title: 'Terpasang sebelum makan siang',
          items: stepList(
            {
              title: 'Sambungkan toko',
              text: 'Pilih marketplace Anda, lalu izinkan. Daftar barang terisi sendiri.',
              note: '5 menit',
            },
            {
              title: 'Beri nama rak',
              text: 'Tulis nama yang dipakai sehari-hari, lalu tempel labelnya.',
              note: '20 menit',
            },
            {
              title: 'Hitung sekali',
              text: 'Hitung barang satu rak demi satu rak dengan ponsel.',
              note: 'sesuai isi gudang',
            },
          ),
        },
        on('white'),
      ),
      section(
        'faq',
        {
          layout: 'columns',
          title: 'Yang ditanyakan pemilik toko',
          items: questions(
            [
              'Marketplace mana saja yang didukung?',
              'Shopee, Tokopedia, dan TikTok Shop. Penjualan di luar itu bisa dicatat tangan dalam satu ketukan.',
            ],
            ['Kalau internet mati?', 'Aplikasi menyimpan perubahan di ponsel dan mengirimnya begitu sinyal kembali.'],
            [
              'Apakah data saya dijual?',
              'Tidak. Data toko hanya dipakai untuk menampilkan stok Anda sendiri, dan bisa dihapus kapan saja.',
            ],
            ['Bisa pindah dari lembar kerja?', 'Bisa. Salin kolom nama dan jumlah, tempel, selesai.'],
          ),
        },
        on('paper'),
      ),
      section(
        'cta_button',
        {
          layout: 'band',
          title: 'Coba dengan sepuluh barang dahulu',
          text: 'Kalau besok tidak lebih ringan, hapus saja. Tidak ada yang ditagih.',
          cta: toOffer('Coba gratis'),
        },
        on('brand'),
      ),
    ],
  }
}
