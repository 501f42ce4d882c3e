import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  cards,
  list,
  on,
  plans,
  points,
  questions,
  section,
  stepList,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, chatOr, comparedRows, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** The paid tool for Shopee sellers: what it takes over, within which limits, and how it is installed. */
export const shopeasytools: FixedPage = {
  path: '/shopeasytools',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        eyebrow: 'Aktifkan Shopeasytools',
        title: 'Toko mana yang ingin Anda ringankan?',
        text: 'Isi tiga hal ini. Kami kirim cara membayar dan tautan pemasangan untuk satu akun toko.',
        points: points('Lisensi untuk satu akun toko', 'Dibantu sampai terpasang', 'Bisa berhenti setiap akhir masa'),
        fields: list(askName, askNumber, askChoice('Masa lisensi', 'Satu bulan', 'Tiga bulan', 'Masih bertanya')),
        cta: toOffer('Kirim permintaan'),
      },
      on('turmeric'),
    )
    const chat = chatOr(brand, 'Halo, saya ingin bertanya tentang Shopeasytools untuk toko saya.', form)
    return composed({
      theme: wearing('bata', 'roboto', 'medium'),
      seo: {
        title: 'Shopeasytools, otomasi harian untuk toko Shopee',
        description:
          'Sapa pembeli, naikkan produk, balas ulasan, dan jaga iklan dari browser Anda sendiri, dengan batas aman yang bisa diatur.',
      },
      offer: offering(brand, {
        name: 'Shopeasytools',
        price: prices.shopeasytools,
        label: 'Aktifkan sekarang',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Ekstensi browser, toko Shopee',
            title: 'Pekerjaan berulang di toko, selesai sebelum kopi dingin',
            highlight: 'sebelum kopi dingin',
            text: 'Shopeasytools mengerjakan klik yang sama setiap hari: menaikkan produk, menyapa pembeli, membalas ulasan. Anda memeriksa hasilnya.',
            cta: toOffer('Aktifkan mulai {harga}', 'Untuk satu toko, satu bulan'),
            secondCta: button('Coba yang gratis', url('/shopeasytools-gratis'), 'secondary'),
            image: drawing('layar-pesanan', 'Ilustrasi daftar pesanan toko di layar ponsel'),
          },
          on('paper'),
        ),
        section(
          'comparison',
          {
            layout: 'table',
            title: 'Dikerjakan sendiri, atau dibantu?',
            intro: 'Kami tulis juga yang tidak bisa dilakukan, supaya Anda tidak kecewa.',
            first: { name: 'Shopeasytools', note: 'Anda memeriksa' },
            second: { name: 'Klik manual', note: 'Anda mengerjakan' },
            third: { name: '', note: '' },
            rows: comparedRows(
              ['Menaikkan produk setiap jam', 'Bergiliran sendiri', 'Ingat sendiri'],
              ['Menyapa pembeli baru', 'Dengan jeda aman', 'Satu per satu'],
              ['Kata sandi toko dibagikan', 'Tidak', 'Tidak'],
              ['Bekerja saat laptop mati', false, false],
              ['Keluhan pembeli', 'Tetap Anda jawab', 'Anda jawab'],
            ),
          },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'feature',
            title: 'Enam pekerjaan yang tidak perlu Anda ulang',
            intro: 'Setiap pekerjaan bisa dinyalakan sendiri-sendiri. Mulailah dari satu.',
            items: cards(
              {
                icon: 'obrolan',
                title: 'Menyapa lewat chat',
                text: 'Kirim ucapan terima kasih atau pengingat bayar dengan kalimat Anda sendiri, lengkap dengan jeda antarpesan.',
                target: url('/tutorial/shopeasytools/auto-chat'),
              },
              {
                icon: 'grafik',
                title: 'Menaikkan produk',
                text: 'Produk pilihan dinaikkan bergiliran, jadi tidak ada jam yang terlewat.',
                target: url('/tutorial/shopeasytools/booster-product'),
              },
              {
                icon: 'bintang',
                title: 'Membalas ulasan',
                text: 'Ulasan tanpa keluhan dibalas dengan beberapa variasi kalimat. Yang bernada kecewa disisihkan untuk Anda.',
                target: url('/tutorial/shopeasytools/auto-reply-review'),
              },
              {
                icon: 'cari',
                title: 'Mencari kata kunci',
                text: 'Lihat kata yang dipakai pembeli di kategori Anda, lalu salin ke judul produk.',
                target: url('/tutorial/shopeasytools/research-keywords'),
              },
              {
                icon: 'label-harga',
                title: 'Membandingkan harga',
                text: 'Harga produk serupa dikumpulkan dalam satu tabel yang bisa diunduh.',
                target: url('/tutorial/shopeasytools/research-price'),
              },
              {
                icon: 'jam',
                title: 'Mengatur jam iklan',
                text: 'Iklan menyala pada jam pembeli Anda bangun, dan berhenti saat Anda tidur.',
                target: url('/tutorial/shopeasytools/ads-schedule'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'stats',
          {
            layout: 'rows',
            eyebrow: 'Batas bawaan',
            title: 'Pelan-pelan, supaya akun toko tetap aman',
            intro:
              'Angka ini berlaku sejak pertama dipasang. Anda boleh menurunkannya, tidak bisa menaikkannya tanpa batas.',
            items: statistics(
              ['60', 'sapaan paling banyak sehari', 'Berjarak acak, tidak pernah beruntun.'],
              ['5', 'produk dinaikkan bergiliran', 'Mengikuti jatah yang tersedia di toko Anda.'],
              ['20', 'balasan ulasan sehari', 'Setiap balasan memakai kalimat yang berganti.'],
              ['07–21', 'jam kerja alat', 'Di luar jam itu alat berhenti sendiri.'],
            ),
            source: 'Pengaturan bawaan Shopeasytools. Aturan marketplace tetap yang utama dan dapat berubah.',
          },
          on('paper'),
        ),
        section(
          'video',
          {
            layout: 'chapters',
            title: 'Dari unduh sampai jalan, begini urutannya',
            text: 'Panduan pemasangan terbuka untuk siapa saja. Lihat dahulu sebelum membayar.',
            image: drawing('lembar-kerja', 'Ilustrasi lembar kerja dan panduan pemasangan'),
            video: { kind: 'link', target: url('/tutorial/shopeasytools/install') },
            playLabel: 'Buka panduan pasang',
            chapters: list(
              { seconds: 0, title: 'Memasang ekstensi di browser' },
              { seconds: 90, title: 'Masuk dengan akun lisensi' },
              { seconds: 180, title: 'Menyalakan pekerjaan pertama' },
              { seconds: 300, title: 'Membaca catatan hasilnya' },
            ),
          },
          on('paper'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Terpasang dalam satu kali duduk',
            items: stepList(
              {
                icon: 'unduh',
                title: 'Pasang ekstensinya',
                text: 'Buka panduan dari laptop, lalu tambahkan ke browser Chrome.',
                note: '5 menit',
                target: url('/tutorial/shopeasytools/install'),
              },
              {
                icon: 'ponsel',
                title: 'Atur untuk ponsel',
                text: 'Bila Anda lebih sering memegang ponsel, ikuti setelan khusus ini.',
                note: '5 menit',
                target: url('/tutorial/shopeasytools/setting-mobile'),
              },
              {
                icon: 'bel',
                title: 'Nyalakan pemberitahuan',
                text: 'Alat memberi kabar saat selesai atau saat ada yang perlu Anda lihat.',
                note: '2 menit',
                target: url('/tutorial/shopeasytools/setting-notification'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Bayar sesuai lama pemakaian',
            intro: 'Semua masa berisi fitur yang sama untuk satu akun toko.',
            plans: plans(
              {
                name: 'Satu bulan',
                per: 'per bulan',
                points: points('Semua pekerjaan otomatis', 'Pembaruan selama masa aktif', 'Bantuan lewat chat'),
                cta: toOffer('Pilih satu bulan'),
              },
              {
                name: 'Tiga bulan',
                priceText: priced('shopeasytoolsQuarter'),
                per: 'per 3 bulan',
                isBest: true,
                points: points(
                  'Semua isi satu bulan',
                  'Lebih hemat daripada tiga kali bayar',
                  'Sesi pasang bersama 30 menit',
                ),
                cta: toOffer('Pilih tiga bulan'),
              },
              {
                name: 'Uji coba',
                priceText: 'Gratis',
                per: '7 hari',
                points: points('Tiga pekerjaan pilihan', 'Batas harian lebih kecil', 'Tanpa kartu'),
                cta: button('Coba dahulu', url('/shopeasytools-gratis'), 'secondary'),
              },
            ),
            guarantee: 'Tidak cocok? Ajukan pengembalian dana dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital, dan gerai ritel',
          },
          on('soft'),
        ),
        section(
          'testimonial_1',
          {
            layout: 'story',
            title: 'Yang kami janjikan, dan yang tidak',
            quote:
              'Alat ini tidak menambah pembeli. Ia mengembalikan satu jam dari hari Anda. Pakailah jam itu untuk memotret produk atau menjawab pembeli yang ragu.',
            result: 'Satu jam kembali',
            name: 'Tim Shopeasytools',
            role: 'Pembuat dan pemakai harian alat ini',
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Yang perlu Anda tahu sebelum memasang',
            contact: { name: '', hours: '', number: '' },
            items: questions(
              [
                'Apakah ini produk resmi Shopee?',
                'Bukan. Shopeasytools alat mandiri yang bekerja di browser Anda. Nama Shopee milik pemiliknya.',
              ],
              [
                'Apakah akun saya bisa terkena pembatasan?',
                'Tidak ada alat otomatis yang bebas risiko. Karena itu ada batas harian dan jeda acak, dan kami menyarankan mulai dari angka paling kecil.',
              ],
              [
                'Apakah kata sandi toko saya disimpan?',
                'Tidak. Alat bekerja di browser tempat Anda sudah masuk, dan tidak meminta kata sandi toko.',
              ],
              ['Bisa untuk dua toko?', 'Satu lisensi untuk satu akun toko. Untuk toko kedua, ambil lisensi kedua.'],
              [
                'Bagaimana cara menghapusnya?',
                'Ikuti panduan hapus manual di halaman tutorial. Tidak ada yang tertinggal di toko Anda.',
              ],
            ),
          },
          on('paper'),
        ),
        form,
        section('sticky_cta', {
          layout: 'two',
          cta: { ...noCta, label: 'Aktifkan' },
          secondCta: button('Tanya dahulu', chat, 'secondary'),
        }),
      ],
    })
  },
}
