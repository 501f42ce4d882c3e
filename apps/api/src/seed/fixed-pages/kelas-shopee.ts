import {
  askChoice,
  askName,
  askNumber,
  benefits,
  changes,
  climbing,
  list,
  on,
  people,
  plans,
  points,
  problems,
  questions,
  section,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, chapters, chatOr, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The class about a shop on Shopee: from a title that is found to a second order. */
export const courseShopee: FixedPage = {
  path: '/kelas-shopee',
  document(brand) {
    const outline = section(
      'lesson',
      {
        layout: 'chapters',
        title: 'Enam belas pelajaran, diurutkan seperti pekerjaan',
        intro: 'Setiap bab selesai dengan satu perubahan di toko Anda sendiri.',
        hasTotals: true,
        chapters: chapters(
          [
            'Toko yang mudah ditemukan',
            '1',
            ['Cara pembeli mencari barang Anda', 12, { isFree: true }],
            ['Menulis judul produk dari kata pembeli', 15],
            ['Memilih kategori dan atribut', 10],
            ['Latihan: lima judul baru', 20],
          ],
          [
            'Foto dan deskripsi yang menjawab',
            '1',
            ['Foto utama dengan ponsel dan cahaya jendela', 18],
            ['Delapan foto, delapan pertanyaan pembeli', 14],
            ['Deskripsi tanpa kata “terbaik”', 12],
          ],
          [
            'Harga yang masih berlaba',
            '2',
            ['Menghitung potongan dan ongkos kemas', 20],
            ['Kapan voucher menolong, kapan merugikan', 15],
            ['Lembar hitung laba per produk', 15],
          ],
          [
            'Iklan dengan batas',
            '2',
            ['Menentukan batas harian', 12],
            ['Kata kunci yang dibuang', 16],
            ['Membaca laporan tujuh hari', 18],
          ],
          [
            'Pembeli yang kembali',
            '3',
            ['Isi paket yang membuat orang memotret', 10],
            ['Membalas ulasan buruk', 14],
            ['Kalender tiga puluh hari berikutnya', 20],
          ],
        ),
      },
      on('white'),
    )
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Mulai dari lima judul pertama',
        text: 'Isi data ini. Kami balas dengan cara membayar dan tautan masuk kelas.',
        cohort: { name: 'Belajar kapan saja, langsung terbuka', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askChoice('Keadaan toko', 'Belum buka', 'Kurang dari 6 bulan', 'Lebih dari 6 bulan'),
        ),
        cta: toOffer('Daftar Kelas Shopee'),
      },
      climbing('turmeric'),
    )
    const chat = chatOr(brand, 'Halo, saya ingin bertanya tentang Kelas Shopee.', form)
    return composed({
      theme: wearing('bata', 'poppins', 'medium'),
      seo: {
        title: 'Kelas Shopee: toko ditemukan, pembeli kembali',
        description:
          'Enam belas pelajaran praktik untuk toko Shopee kecil: judul, foto, harga, iklan, dan pembeli yang kembali. Belajar kapan saja.',
      },
      offer: offering(brand, {
        name: 'Kelas Shopee',
        price: prices.courseShopee,
        coach: 'Tim pengajar Shopee',
        label: 'Daftar Kelas Shopee',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelas praktik, 16 pelajaran',
            title: 'Toko Shopee Anda tidak sepi. Ia belum ditemukan.',
            highlight: 'belum ditemukan',
            text: 'Perbaiki judul, foto, dan harga satu per satu, langsung di toko sendiri. Tanpa perang harga dan tanpa membeli ulasan.',
            cta: toOffer('Daftar dengan {harga}', 'Akses kelas selama 12 bulan'),
            secondCta: toSection('Lihat pelajarannya', outline),
            image: drawing('foto-produk-meja', 'Ilustrasi memotret produk dengan ponsel dekat jendela'),
          },
          on('paper'),
        ),
        section(
          'problem',
          {
            layout: 'board',
            title: 'Lima puluh kunjungan, nol pesanan',
            intro: 'Bila salah satu kalimat ini terdengar akrab, masalahnya jarang pada barang Anda.',
            items: problems(
              ['Judul produk ditulis untuk toko, bukan untuk orang yang mencari', 'cari', 'orders'],
              ['Foto utama gelap, dan ukurannya baru terlihat di foto keenam', 'kamera', 'orders'],
              ['Ikut diskon, lalu baru sadar labanya habis', 'persen', 'sheet'],
              ['Iklan menyala, tetapi tidak tahu kata mana yang memakan biaya', 'grafik', 'chart'],
            ),
            closing: 'Kabar baiknya: keempatnya bisa dibereskan tanpa menambah modal.',
          },
          on('board'),
        ),
        section(
          'benefits',
          {
            layout: 'feature',
            title: 'Setelah kelas ini Anda bisa',
            items: benefits(
              [
                'cari',
                'Menulis judul dari kata pembeli',
                'Mengambil kata yang sungguh diketik orang, lalu menyusunnya tanpa mengulang.',
              ],
              ['kamera', 'Memotret delapan foto sendiri', 'Dengan ponsel, jendela, dan selembar karton.'],
              ['kalkulator', 'Menyebut laba tiap produk', 'Setelah potongan, kemasan, dan voucher.'],
              ['sasaran', 'Menjalankan iklan berbatas', 'Tahu kapan berhenti sebelum uangnya habis.'],
              ['hati', 'Mengundang pembeli kembali', 'Lewat isi paket dan balasan ulasan, bukan diskon.'],
            ),
          },
          on('paper'),
        ),
        section(
          'testimonial_4',
          {
            layout: 'climb',
            title: 'Contoh perbaikan yang dikerjakan di kelas',
            intro: 'Diambil dari lembar latihan. Tokonya rekaan, caranya sama dengan yang Anda kerjakan.',
            items: changes(
              {
                measure: 'Kata pembeli di judul',
                before: '1',
                after: '6',
                period: 'Bab 1',
                name: 'Toko tas kanvas',
                role: 'Latihan judul',
              },
              {
                measure: 'Foto yang menjawab ukuran',
                before: '0',
                after: '3',
                period: 'Bab 2',
                name: 'Toko rak bambu',
                role: 'Latihan foto',
              },
              {
                measure: 'Biaya yang dihitung',
                before: '2',
                after: '7',
                period: 'Bab 3',
                name: 'Toko keripik',
                role: 'Latihan harga',
              },
            ),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Diajarkan oleh orang yang memegang toko',
            people: people({
              name: 'Tim pengajar Shopee',
              role: 'Penjual, fotografer produk, dan pengelola iklan',
              bio: 'Tiga orang dengan tiga pekerjaan. Penjual mengajarkan urutan kerja, fotografer mengajarkan cahaya, pengelola iklan mengajarkan kapan berhenti. Tugas Anda dibaca oleh salah satu dari mereka.',
              image: drawing('potret-dinda', 'Ilustrasi pengajar Kelas Shopee'),
            }),
          },
          on('paper'),
        ),
        outline,
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Semua yang Anda terima',
            plans: plans({
              name: 'Kelas Shopee',
              per: 'sekali bayar',
              points: points(
                '16 pelajaran video dan lembar latihan',
                'Lembar hitung laba siap pakai',
                'Tugas setiap bab dibaca pengajar',
                'Ruang tanya jawab',
                'Akses dan pembaruan 12 bulan',
                'Sertifikat setelah semua tugas selesai',
              ),
              cta: toOffer('Daftar Kelas Shopee'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital, kartu kredit, gerai ritel',
          },
          climbing('soft'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Tenang sebelum mendaftar',
            items: assurances(
              ['putar', 'Satu pelajaran terbuka', 'Pelajaran pertama bisa ditonton sebelum membayar.'],
              ['perisai', 'Tanpa cara yang melanggar', 'Tidak ada ulasan palsu atau pesanan fiktif di kelas ini.'],
              ['nota', 'Ada buktinya', 'Setiap pembayaran mendapat nota.'],
            ),
          },
          on('white'),
        ),
        section(
          'suitable_for',
          {
            layout: 'sides',
            title: 'Cocok bila tokonya Anda pegang sendiri',
            yes: points(
              'Toko sudah buka atau akan buka bulan ini',
              'Barangnya ada, atau Anda reseller dengan stok jelas',
              'Bersedia mengubah lima produk pertama minggu ini',
            ),
            no: points('Mencari cara menaikkan toko tanpa menyentuh produk', 'Ingin tokonya dikerjakan orang lain'),
            closing: 'Ingin dikerjakan? Lihat jasa kelola marketplace kami.',
            cta: button('Lihat jasa kelola', url('/jasa-kami/management-marketplace'), 'secondary'),
          },
          on('paper'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Sebelum Anda mendaftar kelas ini',
            contact: { name: 'Admin kelas', hours: 'Senin–Jumat, 09.00–17.00 WIB', number: '' },
            portrait: drawing('potret-nindya', 'Ilustrasi admin kelas'),
            items: questions(
              [
                'Saya belum punya toko. Bisa ikut?',
                'Bisa. Bab pertama dimulai dari memilih lima barang yang akan dijual. Bila ragu, coba kelas gratisnya dahulu.',
              ],
              [
                'Berapa lama sampai selesai?',
                'Kebanyakan orang perlu empat minggu dengan satu jam sehari. Akses Anda 12 bulan, jadi tidak perlu terburu-buru.',
              ],
              [
                'Apakah ada jaminan penjualan naik?',
                'Tidak. Kami menjanjikan toko yang lebih mudah ditemukan dan angka yang bisa dibaca. Penjualan bergantung pada banyak hal.',
              ],
              [
                'Apakah perlu laptop?',
                'Tidak wajib. Semua latihan bisa dikerjakan dari ponsel, kecuali lembar hitung yang lebih nyaman di laptop.',
              ],
            ),
          },
          on('white'),
        ),
        form,
        section('sticky_cta', {
          layout: 'two',
          cta: toOffer('Daftar'),
          secondCta: button('Tanya dahulu', chat, 'secondary'),
        }),
      ],
    })
  },
}
