import { noListing } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  cards,
  climbing,
  links,
  list,
  on,
  points,
  questions,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, chatOr, composed, drawing, offering, shortName, wearing } from './parts.ts'

/** The home page: what there is to learn, to use and to have done, and how to choose among them. */
export const home: FixedPage = {
  path: '/',
  document(brand) {
    const form = section(
      'contact',
      {
        layout: 'form',
        title: 'Belum tahu mulai dari mana?',
        intro: 'Ceritakan toko Anda dalam dua kalimat. Kami balas dengan satu langkah pertama, bukan daftar belanja.',
        name: 'Tim belajar',
        role: 'Membaca setiap cerita',
        hours: 'Senin–Jumat, 09.00–17.00 WIB',
        fields: list(
          askName,
          askNumber,
          askChoice('Berjualan di', 'Shopee', 'TikTok', 'Tokopedia', 'Lainnya'),
          askText('Yang paling mengganggu sekarang'),
        ),
        cta: toOffer('Kirim cerita'),
      },
      climbing('turmeric'),
    )
    const choices = section(
      'grid_card',
      {
        layout: 'even',
        title: 'Tiga cara naik kelas',
        intro: 'Pilih menurut waktu yang Anda punya, bukan menurut yang paling mahal.',
        items: cards(
          {
            image: drawing('kelas-naskah', 'Ilustrasi bahan pelajaran dengan catatan'),
            badge: 'Belajar sendiri',
            title: 'Kelas praktik',
            text: 'Pelajaran pendek yang langsung dikerjakan di toko Anda, satu sampai tiga jam sepekan.',
            target: url('/daftar-kelas-premium'),
          },
          {
            image: drawing('layar-laporan', 'Ilustrasi laporan mingguan sebuah toko'),
            badge: 'Ditemani',
            title: 'Super Mentor',
            text: 'Satu mentor membaca toko Anda tiap pekan dan memilihkan satu hal untuk dikerjakan.',
            target: url('/super-mentor'),
          },
          {
            image: drawing('layar-pesanan', 'Ilustrasi daftar pesanan di ponsel'),
            badge: 'Dikerjakan',
            title: 'Jasa kami',
            text: 'Toko dan media sosial diurus tim, dengan lingkup kerja yang ditulis sejak awal.',
            target: url('/jasa-kami'),
          },
        ),
      },
      on('white'),
    )
    return composed({
      theme: wearing('toska', 'roboto', 'medium'),
      seo: {
        title: 'Belajar jualan daring, satu langkah setiap kali',
        description:
          'Kelas praktik, tools, pendampingan, dan jasa untuk pemilik toko daring kecil di Indonesia. Mulai dari satu hal minggu ini.',
      },
      offer: offering(brand, {
        name: '',
        label: 'Tanya kami',
        target: chatOr(brand, 'Halo, saya ingin tahu sebaiknya mulai dari mana.', form),
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Untuk pemilik toko daring',
            title: 'Toko naik kelas, satu langkah setiap kali',
            highlight: 'satu langkah',
            text: 'Kelas, tools, dan pendampingan untuk usaha yang pemiliknya masih ikut membungkus paket.',
            cta: toSection('Pilih langkah pertama', choices, 'primary'),
            secondCta: button('Coba kelas gratis', url('/daftar-kelas-free'), 'secondary'),
            image: drawing('foto-produk-meja', 'Ilustrasi memotret produk dengan ponsel di meja'),
          },
          on('soft'),
        ),
        choices,
        section(
          'link_list',
          {
            layout: 'rows',
            title: 'Acara terdekat',
            listing: { ...noListing, by: 'kind', kind: 'event', count: 4 },
            items: [],
          },
          on('soft'),
        ),
        section(
          'grid_card',
          {
            layout: 'even',
            title: 'Kelas yang baru ditambahkan',
            listing: { ...noListing, by: 'newest', kind: 'course', count: 8 },
            items: [],
          },
          on('white'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Yang selalu kami pegang',
            items: assurances(
              [
                'pensil',
                'Satu pelajaran, satu perubahan',
                'Bila tidak ada yang berubah di toko, pelajarannya yang salah.',
              ],
              ['label', 'Harga ditulis di halamannya', 'Anda tahu biayanya sebelum mengirim nama dan nomor.'],
              ['perisai', 'Aturan marketplace diikuti', 'Tidak ada ulasan palsu atau pesanan fiktif.'],
              ['obrolan', 'Yang bertanya dijawab orang', 'Yang belum perlu membeli kami sarankan menunggu.'],
            ),
          },
          on('paper'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Belajar seperti menata toko',
            items: stepList(
              {
                title: 'Pilih satu hal',
                text: 'Mulai dari yang paling mengganggu hari ini, bukan dari bab satu.',
              },
              {
                title: 'Kerjakan di toko sendiri',
                text: 'Latihannya memakai produk, angka, dan pembeli Anda.',
              },
              {
                title: 'Lihat angkanya',
                text: 'Bandingkan sebelum dan sesudah, lalu baru pilih langkah berikutnya.',
              },
            ),
          },
          on('board'),
        ),
        section(
          'suitable_for',
          {
            layout: 'sides',
            title: 'Ditulis untuk toko kecil',
            yes: points(
              'Berjualan sendiri atau dibantu satu dua orang',
              'Lebih sering memegang ponsel daripada laptop',
              'Punya satu jam sehari untuk memperbaiki toko',
            ),
            no: points('Mencari jalan pintas yang melanggar aturan marketplace', 'Menunggu janji omzet'),
            closing: 'Tidak yakin? Kelas gratis tidak meminta kartu atau pembayaran.',
            cta: button('Lihat kelas gratis', url('/daftar-kelas-free'), 'secondary'),
          },
          on('white'),
        ),
        section(
          'link_list',
          {
            layout: 'cards',
            title: 'Cari menurut tempat Anda berjualan',
            items: links(
              {
                label: 'Shopee',
                note: 'Judul, foto, harga, iklan',
                target: url('/kelas-shopee'),
                icon: 'keranjang',
                image: drawing('foto-produk-jendela', 'Ilustrasi produk di bawah cahaya jendela'),
              },
              {
                label: 'TikTok',
                note: 'Video, siaran, keranjang',
                target: url('/kelas-tiktok'),
                icon: 'video',
                image: drawing('kelas-siaran', 'Ilustrasi siaran langsung dari ponsel'),
              },
              {
                label: 'Tokopedia',
                note: 'Etalase, stok, kiriman',
                target: url('/kelas-tokopedia'),
                icon: 'toko',
                image: drawing('layar-rak', 'Ilustrasi rak yang tersusun rapi'),
              },
              {
                label: 'Facebook dan Instagram',
                note: 'Iklan dengan anggaran kecil',
                target: url('/gampang-ngiklan-di-fb-ig'),
                icon: 'grafik',
                image: drawing('lembar-kerja', 'Ilustrasi lembar hitung biaya iklan'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Sering ditanyakan di awal',
            contact: { name: shortName(brand), hours: 'Senin–Jumat, 09.00–17.00 WIB', number: '' },
            items: questions(
              [
                'Apakah harus punya toko dahulu?',
                'Tidak. Beberapa kelas dimulai dari memilih barang. Di halaman tiap kelas tertulis siapa yang cocok mengikutinya.',
              ],
              [
                'Bisakah diikuti dari ponsel?',
                'Bisa. Semua pelajaran dan latihan dibuat agar terbaca dan terkerjakan di layar ponsel.',
              ],
              [
                'Apa beda kelas, mentor, dan jasa?',
                'Di kelas Anda belajar sendiri. Mentor menemani Anda mengerjakan. Jasa berarti tim kami yang mengerjakan.',
              ],
              ['Adakah yang gratis?', 'Ada. Kelas gratis dan panduan tools bisa dibuka siapa saja, kapan saja.'],
            ),
          },
          on('white'),
        ),
        form,
      ],
    })
  },
}
