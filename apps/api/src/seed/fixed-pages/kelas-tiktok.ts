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
  url,
} from '@naikkelas/page/compose'
import { noCta } from '@naikkelas/ui/sections/registry'
import type { FixedPage } from './fixed-page.ts'
import { button, chapters, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The class about selling by video and live broadcast, arranged as a month of work. */
export const courseTiktok: FixedPage = {
  path: '/kelas-tiktok',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Rekam video pertama minggu ini',
        text: 'Sebutkan apa yang Anda jual. Kami sarankan bab mana yang dikerjakan lebih dahulu.',
        cohort: { name: 'Kelas terbuka setiap hari', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askChoice('Yang Anda jual', 'Pakaian', 'Makanan', 'Perawatan diri', 'Perlengkapan rumah', 'Lainnya'),
        ),
        cta: toOffer('Daftar Kelas TikTok'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('jambu', 'poppins', 'none'),
      seo: {
        title: 'Kelas TikTok: jualan lewat video dan siaran langsung',
        description:
          'Naskah, rekaman, siaran langsung, dan keranjang: sebulan latihan terarah untuk penjual yang canggung di depan kamera.',
      },
      offer: offering(brand, {
        name: 'Kelas TikTok',
        price: prices.courseTiktok,
        coach: 'Tim pengajar TikTok',
        label: 'Daftar Kelas TikTok',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'receipt',
            eyebrow: 'Kelas video dan siaran langsung',
            title: 'Canggung di depan kamera? Mulai dari tangan Anda',
            highlight: 'Mulai dari tangan Anda',
            text: 'Video pertama di kelas ini tidak memperlihatkan wajah. Tangan, barang, dan satu kalimat pembuka sudah cukup.',
            cta: toOffer('Daftar sekarang'),
            secondCta: button('Coba kelas gratisnya', url('/kelas-tiktok-gratis'), 'secondary'),
          },
          on('brand'),
        ),
        section(
          'gallery',
          {
            layout: 'strip',
            title: 'Empat benda yang akan Anda pakai',
            isEnlargeable: false,
            items: list(
              {
                image: drawing('kelas-naskah', 'Ilustrasi naskah dengan jeda yang ditandai'),
                caption: 'Naskah 90 kata dengan jeda',
              },
              { image: drawing('kelas-siaran', 'Ilustrasi ponsel dan lampu cincin'), caption: 'Ponsel dan satu lampu' },
              { image: drawing('kelas-jadwal', 'Ilustrasi kalender siaran sebulan'), caption: 'Kalender siaran' },
              {
                image: drawing('foto-produk-jendela', 'Ilustrasi produk di dekat jendela'),
                caption: 'Barang dan cahaya jendela',
              },
            ),
          },
          on('white'),
        ),
        section(
          'problem',
          {
            layout: 'thoughts',
            title: 'Yang berputar di kepala sebelum menekan rekam',
            items: problems(
              ['Suara saya aneh di video.', 'mikrofon', 'chat'],
              ['Sudah siaran dua jam, penontonnya empat.', 'video', 'chart'],
              ['Besok mau bikin video apa lagi?', 'kalender', 'sheet'],
            ),
            closing: 'Tiga-tiganya soal persiapan, bukan soal bakat.',
          },
          on('paper'),
        ),
        section(
          'coach',
          {
            layout: 'letter',
            title: 'Surat dari pengajar',
            people: people({
              name: 'Tim pengajar TikTok',
              role: 'Penyiar toko dan penulis naskah',
              bio: 'Kami pernah siaran tiga jam untuk dua penonton, dan salah satunya saudara sendiri. Yang menolong bukan lampu mahal, tetapi naskah yang ditempel di belakang ponsel dan jadwal yang tidak berubah. Itu yang kami ajarkan di sini.',
              image: drawing('potret-tyas', 'Ilustrasi pengajar Kelas TikTok'),
            }),
          },
          on('white'),
        ),
        section(
          'lesson_material',
          {
            layout: 'timeline',
            title: 'Empat minggu, dua belas rekaman',
            intro: 'Anda merekam sejak minggu pertama.',
            hasTotals: true,
            chapters: chapters(
              [
                'Minggu 1: tanpa wajah',
                '1',
                ['Kalimat pembuka tiga detik', 12, { isFree: true }],
                ['Merekam tangan dan barang', 15],
                ['Menyunting di ponsel', 18],
              ],
              [
                'Minggu 2: dengan suara',
                '1',
                ['Menulis naskah 90 kata', 15],
                ['Melatih jeda', 10],
                ['Tiga video dalam satu rekaman', 20],
              ],
              [
                'Minggu 3: siaran pertama',
                '2',
                ['Susunan siaran 45 menit', 16],
                ['Menjawab penonton yang sedikit', 12],
                ['Menata keranjang', 14],
              ],
              [
                'Minggu 4: jadwal tetap',
                '3',
                ['Membaca angka siaran', 15],
                ['Kalender sebulan', 12],
                ['Memilih yang diulang', 10],
              ],
            ),
          },
          on('paper'),
        ),
        section(
          'suitable_for',
          {
            layout: 'personas',
            title: 'Teman sekelas Anda kira-kira begini',
            yes: [],
            no: [],
            personas: list(
              {
                title: 'Penjual pakaian rumahan',
                text: 'Barang bagus, selalu difoto di lantai. Ingin pembeli melihat jatuhnya kain.',
                image: drawing('potret-yuliana', 'Ilustrasi penjual pakaian'),
              },
              {
                title: 'Pemilik warung makan',
                text: 'Ramai di tempat, belum pernah muncul di layar. Waktunya hanya setelah pukul tiga.',
                image: drawing('potret-bambang', 'Ilustrasi pemilik warung'),
              },
              {
                title: 'Pegawai toko',
                text: 'Diminta siaran oleh atasan, belum pernah dilatih.',
                image: drawing('potret-reza', 'Ilustrasi pegawai toko'),
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
            title: 'Isi kelas dan harganya',
            plans: plans({
              name: 'Kelas TikTok',
              per: 'sekali bayar',
              points: points(
                '12 pelajaran dan 12 tugas rekaman',
                'Komentar pengajar untuk setiap tugas',
                '30 kalimat pembuka siap ubah',
                'Lembar susunan siaran',
                'Akses 12 bulan',
              ),
              cta: toOffer('Daftar Kelas TikTok'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital, kartu kredit',
          },
          climbing('soft'),
        ),
        section(
          'stats',
          {
            layout: 'sentence',
            title: 'Ukuran kelas ini',
            items: statistics(
              ['12', 'rekaman yang Anda buat'],
              ['90', 'kata paling panjang satu naskah'],
              ['45 menit', 'lama siaran pertama'],
            ),
            source: 'Dari susunan pelajaran di atas.',
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'categories',
            title: 'Tanya jawab Kelas TikTok',
            items: questions(
              [
                'Harus memperlihatkan wajah?',
                'Tidak. Minggu pertama tanpa wajah, dan banyak toko tetap begitu seterusnya.',
                'Merekam',
              ],
              [
                'Alat apa yang perlu dibeli?',
                'Belum ada. Penyangga ponsel bisa dari tumpukan buku. Lampu baru dibahas di minggu ketiga.',
                'Merekam',
              ],
              [
                'Apakah saya pasti ramai penonton?',
                'Tidak ada yang bisa menjanjikan itu. Yang kami latih adalah hal yang Anda kendalikan: isi, jadwal, dan cara menjawab.',
                'Hasil',
              ],
              [
                'Bagaimana tugas saya dinilai?',
                'Pengajar menulis tiga hal: yang sudah baik, satu yang diubah, dan contoh kalimatnya.',
                'Hasil',
              ],
            ),
          },
          on('paper'),
        ),
        form,
        section('sticky_cta', { layout: 'slip', cta: toSection('Daftar', form, 'primary') }),
      ],
    })
  },
}
