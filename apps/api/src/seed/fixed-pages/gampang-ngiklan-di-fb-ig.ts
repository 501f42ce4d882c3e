import { richTextOf } from '@naikkelas/ui/rich-text/schema'
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
  problems,
  questions,
  section,
  toOffer,
  toSection,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, chapters, chatOr, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The class about small advertisements, counted in plates of fried rice. */
export const courseAds: FixedPage = {
  path: '/gampang-ngiklan-di-fb-ig',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Iklan pertama, pekan ini juga',
        text: 'Sebutkan anggaran yang sanggup hilang. Dari situ kami sarankan bab pertama Anda.',
        cohort: { name: 'Gampang Ngiklan di FB & IG', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askChoice('Anggaran iklan sehari', 'Belum ada', 'Sampai Rp25.000', 'Rp25.000–Rp100.000', 'Di atas Rp100.000'),
        ),
        cta: toOffer('Daftar kelas iklan'),
      },
      climbing('turmeric'),
    )
    const shown = { priceText: '', strikeText: '', cta: noCta }
    return composed({
      theme: wearing('laut', 'poppins', 'none'),
      seo: {
        title: 'Gampang Ngiklan di FB & IG: iklan kecil yang terukur',
        description:
          'Mulai dari Rp25.000 sehari: memilih tujuan, membuat satu gambar, membaca angka, dan menghentikan iklan sebelum merugi.',
      },
      offer: offering(brand, {
        name: 'Gampang Ngiklan di FB & IG',
        price: prices.courseAds,
        coach: 'Tim pengajar iklan',
        label: 'Daftar kelas iklan',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelas iklan untuk usaha kecil',
            title: 'Iklan seharga dua piring nasi goreng',
            highlight: 'dua piring nasi goreng',
            text: 'Dua puluh lima ribu sehari cukup untuk belajar, asal Anda tahu apa yang dibaca besok pagi. Kelas ini mulai dari sana.',
            cta: toOffer('Daftar dengan {harga}'),
            image: drawing('lembar-kerja', 'Ilustrasi lembar hitung biaya iklan'),
          },
          on('soft'),
        ),
        section(
          'problem',
          {
            layout: 'board',
            title: 'Tombol “Promosikan” terlalu mudah ditekan',
            items: problems(
              ['Uang terpotong, yang datang hanya tanda suka', 'jempol', 'chart'],
              ['Gambarnya penuh tulisan, tidak ada yang membaca', 'gambar', 'orders'],
              ['Iklan dihentikan terlalu cepat, atau terlalu lambat', 'jam', 'chart'],
              ['Chat yang masuk bertanya hal yang sudah ada di iklan', 'obrolan', 'chat'],
            ),
            closing: 'Semuanya bisa dihindari dengan tiga keputusan sebelum menekan.',
          },
          on('white'),
        ),
        section(
          'stats',
          {
            layout: 'feature',
            title: 'Tiga keputusan, tiga angka',
            intro: 'Angka awal yang dipakai di kelas. Anda menggantinya setelah tujuh hari.',
            items: statistics(
              ['Rp25.000', 'batas sehari untuk belajar'],
              ['3 hari', 'sebelum boleh menilai'],
              ['1', 'gambar yang diuji lebih dahulu'],
            ),
            source: 'Setelan awal kelas ini, bukan patokan untuk setiap usaha.',
          },
          on('paper'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Satu gambar, satu kalimat',
            body: richTextOf(
              'Anda memotret ulang produk dengan latar polos, lalu menulis satu kalimat yang menjawab pertanyaan paling sering di chat. Tidak perlu aplikasi desain.',
            ),
            points: points('Kerangka kalimat iklan', 'Contoh sebelum dan sesudah'),
            image: drawing('foto-produk-meja', 'Ilustrasi memotret produk dengan ponsel'),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Empat angka di pagi hari',
            body: richTextOf(
              'Biaya per chat, chat yang menjadi pesanan, laba per pesanan, dan sisa anggaran. Dari empat angka itu keputusan hari ini jelas: teruskan, ubah, atau hentikan.',
            ),
            points: points('Lembar baca lima menit', 'Tabel keputusan'),
            image: drawing('layar-laporan', 'Ilustrasi laporan harian iklan'),
          },
          on('white'),
        ),
        section(
          'lesson',
          {
            layout: 'chapters',
            title: 'Susunan kelas',
            chapters: chapters(
              [
                'Sebelum menekan',
                '1',
                ['Berapa yang sanggup hilang', 10, { isFree: true }],
                ['Tujuan: chat atau kunjungan', 12],
                ['Menyiapkan akun iklan', 16],
              ],
              [
                'Gambar dan kalimat',
                '1',
                ['Foto untuk iklan', 14],
                ['Kalimat dari chat pembeli', 12],
                ['Latihan: tiga iklan', 25],
              ],
              [
                'Menjalankan',
                '2',
                ['Memilih daerah dan umur', 12],
                ['Tiga hari pertama', 14],
                ['Mengganti satu hal saja', 12],
              ],
              [
                'Membaca dan memutuskan',
                '3',
                ['Lembar empat angka', 15],
                ['Menghentikan', 10],
                ['Menaikkan pelan-pelan', 14],
              ],
            ),
            hasTotals: true,
          },
          on('paper'),
        ),
        section(
          'coach',
          {
            layout: 'team',
            title: 'Pengajar dan pembaca iklan',
            people: people(
              {
                name: 'Pengajar',
                role: 'Pengelola iklan usaha kecil',
                bio: 'Mengajar dari iklan beranggaran puluhan ribu, bukan jutaan.',
                image: drawing('potret-rahmat', 'Ilustrasi pengajar iklan'),
              },
              {
                name: 'Pembaca tugas',
                role: 'Melihat tiga iklan Anda',
                bio: 'Menandai kata yang tidak menjawab apa-apa.',
                image: drawing('potret-yuliana', 'Ilustrasi pembaca tugas iklan'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Lebih murah daripada dua pekan salah iklan',
            plans: plans({
              name: 'Kelas iklan FB & IG',
              per: 'sekali bayar',
              points: points(
                '12 pelajaran',
                'Tiga iklan Anda dibaca',
                'Lembar empat angka dan tabel keputusan',
                '40 kalimat iklan untuk diubah',
                'Akses 12 bulan',
              ),
              cta: toOffer('Daftar kelas iklan'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital',
          },
          on('brand'),
        ),
        section(
          'accordion_list',
          {
            layout: 'categories',
            title: 'Jawaban sebelum Anda bertanya',
            items: questions(
              [
                'Apakah biaya iklan sudah termasuk?',
                'Belum. Biaya iklan dibayar langsung ke Meta, mulai dari yang Anda sanggupi.',
                'Biaya',
              ],
              ['Perlu kartu kredit?', 'Tidak selalu. Ada pembayaran lain yang dibahas di bab pertama.', 'Biaya'],
              [
                'Produk saya makanan basah. Cocok?',
                'Cocok bila daerah kirimnya jelas. Pelajaran ketujuh membahas memilih daerah.',
                'Isi kelas',
              ],
              [
                'Apakah pasti balik modal?',
                'Tidak ada yang bisa memastikan. Kelas ini membuat Anda tahu lebih cepat kapan harus berhenti.',
                'Isi kelas',
              ],
            ),
          },
          on('white'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Catatan jujur',
            items: assurances(
              ['info', 'Bukan kelas resmi Meta', 'Facebook dan Instagram milik pemiliknya.'],
              ['muat-ulang', 'Layar sering berubah', 'Rekaman yang berubah kami ganti selama akses Anda berlaku.'],
            ),
          },
          on('paper'),
        ),
        form,
        section('sticky_cta', {
          layout: 'two',
          cta: toSection('Daftar', form, 'primary'),
          secondCta: button(
            'Tanya',
            chatOr(brand, 'Halo, saya ingin bertanya tentang kelas iklan FB dan IG.', form),
            'secondary',
          ),
        }),
      ],
    })
  },
}
