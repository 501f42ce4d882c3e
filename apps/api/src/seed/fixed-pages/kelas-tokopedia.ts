import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askName,
  askNumber,
  askText,
  climbing,
  list,
  on,
  people,
  plans,
  points,
  questions,
  section,
  stages,
  toOffer,
  toSection,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, chapters, chatOr, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The class about Tokopedia: a shop as a shelf that is kept in order. */
export const courseTokopedia: FixedPage = {
  path: '/kelas-tokopedia',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Rapikan raknya minggu ini',
        text: 'Tulis alamat toko bila sudah ada, supaya saran kami tepat.',
        cohort: { name: 'Kelas Tokopedia', start: null, until: null, seats: '' },
        fields: list(askName, askNumber, askText('Alamat toko Anda', false)),
        cta: toOffer('Daftar Kelas Tokopedia'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('pandan', 'arial', 'medium'),
      seo: {
        title: 'Kelas Tokopedia: toko rapi, pesanan tidak tercecer',
        description:
          'Menata etalase, foto, stok, dan pengiriman toko Tokopedia dalam empat pekan. Cocok untuk toko dengan 20 sampai 300 produk.',
      },
      offer: offering(brand, {
        name: 'Kelas Tokopedia',
        price: prices.courseTokopedia,
        coach: 'Tim pengajar Tokopedia',
        label: 'Daftar Kelas Tokopedia',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Kelas praktik, empat pekan',
            title: 'Dua ratus produk, dan Anda tahu letak semuanya',
            highlight: 'letak semuanya',
            text: 'Kelas untuk toko yang barangnya sudah banyak, tetapi etalase, stok, dan kirimannya masih di kepala satu orang.',
            cta: toOffer('Daftar dengan {harga}'),
            secondCta: toSection('Langsung ke formulir', form),
            image: drawing('layar-rak', 'Ilustrasi rak gudang dengan nama di tiap papan'),
          },
          on('paper'),
        ),
        section(
          'stats',
          {
            layout: 'feature',
            title: 'Yang Anda bereskan',
            items: statistics(
              ['4', 'pekan, satu pekerjaan setiap pekan'],
              ['18', 'pelajaran', 'Rata-rata tiga belas menit.'],
              ['6', 'lembar kerja siap pakai', 'Stok, etalase, ongkir, kemasan, retur, jadwal.'],
            ),
            source: 'Dari susunan kelas ini.',
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'board',
            title: 'Toko besar bukan yang barangnya banyak',
            highlight: 'bukan yang barangnya banyak',
            text: 'Toko besar adalah toko yang tetap jalan saat pemiliknya sakit dua hari. Itu yang kita susun di sini.',
          },
          climbing('board'),
        ),
        section(
          'lesson_2',
          {
            layout: 'weeks',
            title: 'Satu pekan, satu rak',
            items: stages(
              {
                label: 'Pekan 1',
                title: 'Etalase',
                text: 'Menyusun ulang kategori menurut cara pembeli mencari, bukan menurut pemasok.',
                result: 'Etalase baru yang terisi',
              },
              {
                label: 'Pekan 2',
                title: 'Foto dan keterangan',
                text: 'Menetapkan satu gaya foto dan satu kerangka keterangan untuk semua barang.',
                result: '20 produk dengan gaya sama',
              },
              {
                label: 'Pekan 3',
                title: 'Stok',
                text: 'Memberi kode, menghitung, dan mencatat barang masuk keluar.',
                result: 'Selisih stok di bawah lima',
              },
              {
                label: 'Pekan 4',
                title: 'Kiriman dan retur',
                text: 'Urutan kemas, batas waktu, dan kalimat saat barang kembali.',
                result: 'Papan kerja harian',
              },
            ),
          },
          on('white'),
        ),
        section(
          'title_media',
          {
            layout: 'pair',
            title: 'Barang sama, cahaya berbeda',
            text: 'Latihan pekan kedua: foto yang membuat orang ragu, dan foto yang menjawab.',
            image: drawing('foto-produk-jendela', 'Ilustrasi stoples difoto di ruang gelap'),
            secondImage: drawing('foto-produk-meja', 'Ilustrasi stoples difoto dekat jendela terang'),
            caption: 'Tanpa alat baru. Hanya pindah meja dua meter.',
          },
          on('paper'),
        ),
        section(
          'lesson_material',
          {
            layout: 'accordion',
            title: 'Daftar pelajaran lengkap',
            chapters: chapters(
              [
                'Etalase',
                '1',
                ['Mencari seperti pembeli', 10, { isFree: true }],
                ['Nama etalase yang jelas', 12],
                ['Produk pemandu dan pelengkap', 14],
                ['Latihan etalase', 15],
              ],
              [
                'Foto dan keterangan',
                '1',
                ['Satu gaya foto', 14],
                ['Keterangan dengan kerangka tetap', 12],
                ['Varian tanpa membingungkan', 12],
                ['Latihan 20 produk', 20],
              ],
              [
                'Stok',
                '2',
                ['Memberi kode barang', 12],
                ['Menghitung tanpa menutup toko', 14],
                ['Mencatat di ponsel', 10],
                ['Menyamakan dua marketplace', 15],
                ['Latihan hitung ulang', 20],
              ],
              [
                'Kiriman dan retur',
                '2',
                ['Urutan meja kemas', 12],
                ['Batas waktu kirim', 10],
                ['Retur tanpa ribut', 12],
                ['Papan kerja harian', 10],
                ['Serah terima kepada karyawan', 12],
              ],
            ),
            hasTotals: true,
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Pengajar yang pernah kehilangan stok',
            people: people({
              name: 'Tim pengajar Tokopedia',
              role: 'Pengelola gudang kecil dan etalase',
              bio: 'Cara menyusun rak di kelas ini lahir dari gudang berukuran tiga kali empat meter: barang yang paling sering diambil setinggi dada, yang berat di bawah, dan tidak ada yang disimpan tanpa nama.',
              image: drawing('potret-haris', 'Ilustrasi pengajar Kelas Tokopedia'),
            }),
          },
          on('paper'),
        ),
        section(
          'suitable_for',
          {
            layout: 'personas',
            title: 'Dibuat untuk tiga keadaan ini',
            yes: [],
            no: [],
            personas: list(
              {
                title: 'Toko keluarga',
                text: 'Barang ratusan, yang hafal letaknya hanya Ibu.',
                image: { mediaId: '' as const, alt: '', isDecorative: false },
              },
              {
                title: 'Toko dua marketplace',
                text: 'Terjual di satu tempat, lupa mengurangi di tempat lain.',
                image: { mediaId: '' as const, alt: '', isDecorative: false },
              },
              {
                title: 'Toko dengan karyawan baru',
                text: 'Pesanan sering tertukar pada minggu pertama kerja.',
                image: { mediaId: '' as const, alt: '', isDecorative: false },
              },
            ),
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Harga dan isinya',
            plans: plans({
              name: 'Kelas Tokopedia',
              per: 'sekali bayar',
              points: points(
                '18 pelajaran',
                '6 lembar kerja',
                'Etalase Anda dibaca satu kali',
                'Ruang tanya jawab',
                'Akses 12 bulan',
              ),
              cta: toOffer('Daftar Kelas Tokopedia'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital',
          },
          on('soft'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Sebelum mulai pekan pertama',
            contact: { name: 'Admin kelas', hours: 'Senin–Jumat, 09.00–17.00 WIB', number: '' },
            portrait: drawing('potret-novi', 'Ilustrasi admin kelas'),
            items: questions(
              [
                'Produk saya baru sepuluh. Terlalu sedikit?',
                'Kelas ini paling berguna mulai dua puluh produk. Di bawah itu, mulailah dari Kelas Shopee Gratis; caranya sama.',
              ],
              [
                'Apakah kodenya bisa dipakai di marketplace lain?',
                'Bisa. Kode barang dan lembar stok dibuat untuk semua tempat jualan.',
              ],
              ['Perlu aplikasi stok?', 'Tidak. Lembar kerja di ponsel cukup sampai sekitar tiga ratus produk.'],
            ),
          },
          on('white'),
        ),
        form,
        section('sticky_cta', {
          layout: 'bar',
          cta: button('Tanya kelas ini', chatOr(brand, 'Halo, saya ingin bertanya tentang Kelas Tokopedia.', form)),
        }),
      ],
    })
  },
}
