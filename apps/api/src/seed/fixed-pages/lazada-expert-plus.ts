import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  cards,
  changes,
  climbing,
  list,
  on,
  people,
  plans,
  points,
  questions,
  section,
  toOffer,
  toSection,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { chapters, comparedRows, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The advanced class about Lazada, for shops that already sell. */
export const courseLazada: FixedPage = {
  path: '/lazada-expert-plus',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Ceritakan dahulu angkanya',
        text: 'Kami baca, lalu menyarankan paket mandiri atau paket dengan pendampingan.',
        cohort: { name: 'Lazada Expert Plus', start: null, until: null, seats: '' },
        fields: list(askName, askNumber, askChoice('Pesanan sebulan', 'Di bawah 50', '50–300', 'Di atas 300')),
        cta: toOffer('Kirim dan minta saran'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('nila', 'montserrat', 'medium'),
      seo: {
        title: 'Lazada Expert Plus: kelas lanjutan untuk toko berjalan',
        description:
          'Kampanye, iklan, harga grosir, dan gudang untuk toko Lazada yang sudah punya pesanan. Enam modul dengan lembar hitung.',
      },
      offer: offering(brand, {
        name: 'Lazada Expert Plus',
        price: prices.courseLazada,
        coach: 'Tim pengajar Lazada',
        label: 'Ikut Lazada Expert Plus',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Kelas lanjutan, enam modul',
            title: 'Pesanan sudah ada. Sekarang labanya.',
            highlight: 'Sekarang labanya',
            text: 'Untuk toko Lazada yang sudah menerima puluhan pesanan sebulan, tetapi setiap kampanye justru membuat pemiliknya lembur tanpa tahu untung berapa.',
            cta: toOffer('Ikut dengan {harga}'),
            image: drawing('layar-laporan', 'Ilustrasi laporan toko dengan grafik batang'),
          },
          on('board'),
        ),
        section(
          'comparison',
          {
            layout: 'slips',
            title: 'Bukan kelas untuk mulai dari nol',
            first: { name: 'Expert Plus', note: 'Toko sudah berjalan' },
            second: { name: 'Kelas dasar', note: 'Toko baru' },
            third: { name: '', note: '' },
            rows: comparedRows(
              ['Membuka toko dan mengisi produk', false, true],
              ['Menghitung laba per kampanye', true, false],
              ['Iklan dengan batas rugi', true, 'Pengenalan'],
              ['Harga grosir dan paket isi', true, false],
              ['Gudang dan jam sibuk', true, false],
            ),
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'feature',
            title: 'Yang bisa Anda putuskan sesudahnya',
            items: cards(
              {
                icon: 'kalender',
                title: 'Ikut kampanye, atau lewatkan',
                text: 'Satu lembar menghitung biaya, stok, dan tenaga sebelum Anda menekan daftar.',
              },
              { icon: 'sasaran', title: 'Iklan mana yang dimatikan', text: 'Batas rugi per produk, bukan perasaan.' },
              {
                icon: 'paket',
                title: 'Isi paket yang masuk akal',
                text: 'Menjual dua dan tiga tanpa memotong laba sendiri.',
              },
              {
                icon: 'kelompok',
                title: 'Kapan menambah orang',
                text: 'Dari jumlah pesanan per jam, bukan dari lelah.',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'testimonial_4',
          {
            layout: 'figures',
            title: 'Satu kampanye, dihitung ulang',
            intro: 'Contoh dari lembar kerja modul kedua, dengan toko rekaan.',
            items: changes(
              {
                measure: 'Laba per paket tiga',
                before: 'Rp2.100',
                after: 'Rp9.400',
                period: 'Modul 2',
                name: 'Toko perlengkapan dapur',
                role: 'Contoh hitungan',
              },
              {
                measure: 'Biaya iklan per pesanan',
                before: 'Rp11.800',
                after: 'Rp6.500',
                period: 'Modul 3',
                name: 'Toko perlengkapan dapur',
                role: 'Contoh hitungan',
              },
              {
                measure: 'Menit mengemas satu pesanan',
                before: '9',
                after: '4',
                period: 'Modul 5',
                name: 'Toko perlengkapan dapur',
                role: 'Contoh hitungan',
              },
            ),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'left',
            title: 'Lembar hitung yang Anda isi sendiri',
            body: richTextOf(
              'Setiap modul ditutup dengan satu lembar. Anda memasukkan angka toko sendiri, dan lembar itu menjawab satu keputusan: ikut, tunda, atau hentikan.',
            ),
            points: points('Enam lembar hitung', 'Bisa dipakai lagi tiap kampanye', 'Rumusnya terbuka, boleh diubah'),
            image: drawing('lembar-kerja', 'Ilustrasi lembar hitung biaya iklan'),
            cta: toSection('Ikut kelas ini', form),
          },
          on('paper'),
        ),
        section(
          'lesson_material',
          {
            layout: 'chapters',
            title: 'Enam modul',
            chapters: chapters(
              [
                'Membaca toko sendiri',
                '2',
                ['Empat angka yang dilihat tiap Senin', 18, { isFree: true }],
                ['Produk yang menyeret laba', 16],
              ],
              [
                'Kampanye',
                '3',
                ['Biaya yang lupa dihitung', 20],
                ['Lembar ikut atau lewatkan', 22],
                ['Stok menjelang hari ramai', 15],
              ],
              ['Iklan', '3', ['Batas rugi per produk', 20], ['Menghentikan tanpa menyesal', 14]],
              ['Harga dan paket', '3', ['Harga grosir', 16], ['Paket dua dan tiga', 18]],
              ['Gudang di hari sibuk', '2', ['Meja kemas dua orang', 14], ['Urutan kirim', 12]],
              ['Orang dan jadwal', '2', ['Menghitung kebutuhan tenaga', 16], ['Serah terima jaga', 12]],
            ),
            hasTotals: true,
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'letter',
            title: 'Dari pengajar modul kampanye',
            people: people({
              name: 'Tim pengajar Lazada',
              role: 'Pengelola toko dan gudang',
              bio: 'Kampanye besar pertama kami terjual habis dan rugi. Kami menemukan sebabnya tiga minggu kemudian, di kolom yang tidak pernah dijumlahkan. Kelas ini berisi kolom-kolom itu.',
              image: drawing('potret-reza', 'Ilustrasi pengajar kelas lanjutan'),
            }),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Mandiri, atau ditemani',
            plans: plans(
              {
                name: 'Mandiri',
                per: 'sekali bayar',
                points: points(
                  '13 pelajaran dalam enam modul',
                  'Enam lembar hitung',
                  'Ruang tanya jawab',
                  'Akses 12 bulan',
                ),
                cta: toOffer('Ambil mandiri'),
              },
              {
                name: 'Ditemani',
                priceText: 'Rp1.150.000',
                per: 'sekali bayar',
                isBest: true,
                points: points(
                  'Semua isi mandiri',
                  'Tiga panggilan video 45 menit',
                  'Satu kampanye dihitung bersama',
                  'Catatan tertulis tiap panggilan',
                ),
                cta: toSection('Ambil yang ditemani', form, 'primary'),
              },
            ),
            guarantee: 'Dana dapat diminta kembali dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, kartu kredit',
          },
          on('soft'),
        ),
        section(
          'trust',
          {
            layout: 'guarantee',
            title: 'Bila kelas ini terlalu jauh',
            guarantee: {
              title: 'Minta dana kembali, mulai dari kelas dasar',
              text: 'Ternyata toko Anda belum sampai di sini? Beri tahu kami dalam tujuh hari setelah membayar. Pengembalian dana bisa diajukan, dan kami sarankan kelas yang lebih pas.',
              stamp: '7 HARI',
              signer: 'Tim pengajar Lazada',
            },
            items: [],
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Sebelum mengirim angka Anda',
            items: questions(
              [
                'Siapa yang melihat angka toko saya?',
                'Hanya pengajar yang membalas. Angka tidak dipakai sebagai contoh di kelas.',
              ],
              ['Apakah isinya berlaku di marketplace lain?', 'Cara menghitungnya ya. Contoh layarnya memakai Lazada.'],
              ['Apakah kelas ini dari Lazada?', 'Bukan. Kelas ini kami susun sendiri; nama Lazada milik pemiliknya.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
