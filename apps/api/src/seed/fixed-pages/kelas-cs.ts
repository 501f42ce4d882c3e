import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
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
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, chapters, comparedRows, composed, costs, drawing, offering, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** The class for those who answer buyers; the argument is made in chats. */
export const courseCs: FixedPage = {
  path: '/kelas-cs',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Daftarkan diri atau karyawan Anda',
        text: 'Kami kirim tautan kelas untuk setiap nama yang Anda daftarkan.',
        cohort: { name: 'Kelas CS, mulai kapan saja', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askChoice('Untuk siapa', 'Saya sendiri', 'Tim 2–3 orang', 'Tim lebih dari 3 orang'),
        ),
        cta: toOffer('Daftar Kelas CS'),
      },
      climbing('turmeric'),
    )
    const blank = { mediaId: '' as const, alt: '', isDecorative: false }
    return composed({
      theme: wearing('laut', 'poppins', 'full'),
      seo: {
        title: 'Kelas CS: membalas chat sampai pembeli yakin',
        description:
          'Latihan membalas tanya harga, tanya stok, dan marah-marah dengan sopan dan cepat. Untuk pemilik toko dan karyawan penjawab chat.',
      },
      offer: offering(brand, {
        name: 'Kelas CS',
        price: prices.courseCs,
        coach: 'Tim pengajar CS',
        label: 'Daftar Kelas CS',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelas untuk penjawab chat',
            title: '“Ready, Kak” belum menjawab apa-apa',
            highlight: 'belum menjawab',
            text: 'Pembeli bertanya karena ragu. Kelas ini melatih balasan yang menjawab ragunya, dalam dua kalimat, tanpa terdengar seperti mesin.',
            cta: toOffer('Daftar dengan {harga}', 'Untuk satu orang'),
            image: drawing('kelas-surat', 'Ilustrasi pesan pembeli dan balasannya'),
          },
          on('soft'),
        ),
        section(
          'testimonial_3',
          {
            layout: 'chat',
            title: 'Pertanyaan sama, dua balasan',
            intro: 'Contoh latihan di bab pertama. Toko dan pembelinya rekaan.',
            items: list(
              {
                name: 'Sebelum dilatih',
                role: 'Toko sepatu anak',
                image: blank,
                screenshot: blank,
                messages: list(
                  { from: 'person' as const, text: 'Kak ukuran 28 muat untuk anak 5 tahun?', time: '10.12' },
                  { from: 'us' as const, text: 'Ready kak silakan diorder', time: '11.40' },
                ),
              },
              {
                name: 'Sesudah dilatih',
                role: 'Toko sepatu anak',
                image: blank,
                screenshot: blank,
                messages: list(
                  { from: 'person' as const, text: 'Kak ukuran 28 muat untuk anak 5 tahun?', time: '10.12' },
                  {
                    from: 'us' as const,
                    text: 'Nomor 28 panjang dalamnya 17,5 cm. Boleh diukur telapaknya, Kak? Kalau 16,5–17 cm, nomor ini pas.',
                    time: '10.15',
                  },
                ),
              },
            ),
          },
          on('white'),
        ),
        section(
          'problem_2',
          {
            layout: 'receipt',
            title: 'Berapa harga satu chat yang terlambat?',
            intro:
              'Hitungan untuk toko dengan 20 chat sehari dan keranjang Rp80.000. Ganti angkanya dengan angka Anda.',
            slip: 'Chat yang tidak terjawab',
            period: 'satu hari',
            items: costs(
              ['2 pembeli pindah toko karena menunggu', 160_000],
              ['1 pembeli salah ukuran, barang kembali', 25_000],
              ['1 ulasan “admin judes”', 'Tidak ternilai'],
            ),
            totalLabel: 'Hilang sehari',
            totalText: '',
            closing: 'Waktu balas bisa dilatih, seperti mengetik.',
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'lesson',
          {
            layout: 'chapters',
            title: 'Empat belas pelajaran, delapan puluh contoh balasan',
            chapters: chapters(
              [
                'Menjawab yang ditanya',
                '1',
                ['Membaca ragu di balik pertanyaan', 10, { isFree: true }],
                ['Balasan dua kalimat', 12],
                ['Tanya stok, ukuran, bahan', 14],
                ['Latihan: 20 chat', 25, { kind: 'quiz' }],
              ],
              [
                'Menawar dan menutup',
                '2',
                ['Menjawab “bisa kurang?”', 12],
                ['Mengajak tanpa memaksa', 10],
                ['Menyapa keranjang yang ditinggal', 12],
                ['Latihan: 20 chat', 25, { kind: 'quiz' }],
              ],
              [
                'Keluhan dan marah',
                '3',
                ['Tiga kalimat pertama saat pembeli marah', 14],
                ['Barang rusak, salah, hilang', 16],
                ['Kapan memanggil pemilik toko', 8],
                ['Latihan: 20 chat', 25, { kind: 'quiz' }],
              ],
              [
                'Bekerja rapi',
                '2',
                ['Balasan cepat yang tetap manusiawi', 12, { kind: 'article' }],
                ['Serah terima antarjaga', 10, { kind: 'article' }],
              ],
            ),
            hasTotals: true,
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'team',
            title: 'Yang memeriksa latihan Anda',
            people: people(
              {
                name: 'Pengajar materi',
                role: 'Menyusun contoh balasan',
                bio: 'Bertahun-tahun menjawab chat toko, dari pakaian sampai suku cadang.',
                image: drawing('potret-novi', 'Ilustrasi pengajar materi'),
              },
              {
                name: 'Pemeriksa latihan',
                role: 'Membaca balasan Anda',
                bio: 'Memberi tanda pada kalimat yang menjawab dan yang hanya basa-basi.',
                image: drawing('potret-galih', 'Ilustrasi pemeriksa latihan'),
              },
              {
                name: 'Pemeran pembeli',
                role: 'Menguji kesabaran Anda',
                bio: 'Berperan sebagai pembeli yang bertanya sama tiga kali.',
                image: drawing('potret-endang', 'Ilustrasi pemeran pembeli'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'comparison',
          {
            layout: 'table',
            title: 'Tiga cara melatih penjawab chat',
            first: { name: 'Kelas CS', note: 'Belajar dan dilatih' },
            second: { name: 'Belajar sambil jalan', note: 'Dari chat sungguhan' },
            third: { name: 'Pelatihan di tempat', note: 'Jasa kami, untuk tim' },
            rows: comparedRows(
              ['Latihan dengan pembeli rekaan', true, false, true],
              ['Kesalahan ditanggung pembeli sungguhan', false, true, false],
              ['Disesuaikan dengan barang Anda', 'Sebagian', true, true],
              ['Biaya', '{harga}', 'Ulasan buruk', `Mulai ${priced('training')}`],
            ),
            cta: button('Lihat pelatihan tim', url('/jasa-kami/training-coaching'), 'secondary'),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Untuk satu orang atau satu tim',
            plans: plans(
              {
                name: 'Satu orang',
                per: 'sekali bayar',
                points: points(
                  '14 pelajaran dan 60 latihan',
                  '80 contoh balasan siap ubah',
                  'Latihan diperiksa',
                  'Akses 12 bulan',
                ),
                cta: toOffer('Daftar satu orang'),
              },
              {
                name: 'Tim tiga orang',
                priceText: 'Rp599.000',
                per: 'sekali bayar',
                isBest: true,
                points: points(
                  'Semua isi satu orang, untuk tiga nama',
                  'Lembar serah terima jaga',
                  'Laporan latihan untuk pemilik toko',
                ),
                cta: toSection('Daftarkan tim', form, 'primary'),
              },
            ),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital, gerai ritel',
          },
          on('soft'),
        ),
        section(
          'trust',
          {
            layout: 'payments',
            title: 'Bayar dengan yang biasa Anda pakai',
            items: [],
            payments: list(
              { name: 'QRIS' },
              { name: 'Transfer bank' },
              { name: 'Dompet digital' },
              { name: 'Kartu kredit' },
              { name: 'Gerai ritel' },
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Yang ditanyakan pemilik toko',
            items: questions(
              [
                'Karyawan saya lulusan SMP. Bisa mengikuti?',
                'Bisa. Bahasanya sehari-hari dan kebanyakan pelajaran di bawah seperempat jam.',
              ],
              [
                'Bolehkah contoh balasannya dipakai langsung?',
                'Boleh, dan lebih baik diubah sedikit supaya terdengar seperti toko Anda.',
              ],
              [
                'Bagaimana saya tahu karyawan sudah selesai?',
                'Paket tim mendapat laporan: pelajaran yang ditonton dan nilai latihannya.',
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
