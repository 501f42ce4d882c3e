import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askName,
  askNumber,
  askText,
  cards,
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
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, chapters, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The class about a channel that works for a shop for years; dark and red. */
export const courseYoutube: FixedPage = {
  path: '/youtube-mastery',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Video pertama yang dicari orang',
        text: 'Tulis satu pertanyaan pembeli. Itu calon judul video pertama Anda.',
        cohort: { name: 'YouTube Mastery', start: null, until: null, seats: '' },
        fields: list(askName, askNumber, askText('Pertanyaan pembeli yang paling sering', false)),
        cta: toOffer('Daftar YouTube Mastery'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('#b3261e', 'roboto', 'medium', 'dark'),
      seo: {
        title: 'YouTube Mastery: kanal yang bekerja untuk toko Anda',
        description:
          'Delapan pekan membuat video yang dicari, bukan sekadar ditonton: judul, naskah, rekaman, sampul, dan tautan ke toko.',
      },
      offer: offering(brand, {
        name: 'YouTube Mastery',
        price: prices.courseYoutube,
        coach: 'Tim pengajar YouTube',
        label: 'Daftar YouTube Mastery',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelas kanal, delapan pekan',
            title: 'Video tahun lalu yang masih mengirim pembeli',
            highlight: 'masih mengirim pembeli',
            text: 'Unggahan harian hilang dalam dua hari. Video yang menjawab pertanyaan dicari terus, dan tautan tokonya ikut dibuka.',
            cta: toOffer('Daftar dengan {harga}'),
            image: drawing('video-nasi', 'Ilustrasi video memasak dilihat dari atas'),
          },
          on('board'),
        ),
        section(
          'grid_card',
          {
            layout: 'slide',
            title: 'Empat jenis video untuk sebuah toko',
            items: cards(
              { icon: 'tanya', title: 'Cara memilih', text: 'Ukuran, bahan, rasa. Dicari orang sebelum membeli.' },
              { icon: 'papan-tulis', title: 'Cara memakai', text: 'Dicari orang sesudah membeli, dari toko mana pun.' },
              { icon: 'cari', title: 'Perbandingan', text: 'Dua barang Anda sendiri, dengan kekurangan yang disebut.' },
              { icon: 'rumah', title: 'Di balik dapur', text: 'Sebulan sekali, untuk pembeli yang sudah percaya.' },
            ),
          },
          on('paper'),
        ),
        section(
          'lesson_2',
          {
            layout: 'projects',
            title: 'Delapan pekan, empat video selesai',
            items: stages(
              {
                label: 'Pekan 1–2',
                title: 'Pertanyaan menjadi judul',
                text: 'Mengumpulkan tiga puluh pertanyaan pembeli, memilih empat.',
                result: 'Empat judul dan naskah',
                image: drawing('kelas-naskah', 'Ilustrasi naskah video'),
              },
              {
                label: 'Pekan 3–4',
                title: 'Merekam di rumah',
                text: 'Satu meja, satu jendela, satu suara yang jelas.',
                result: 'Rekaman pertama',
                image: drawing('kelas-siaran', 'Ilustrasi merekam dengan ponsel'),
              },
              {
                label: 'Pekan 5–6',
                title: 'Sampul dan sunting',
                text: 'Memotong jeda, menulis sampul yang terbaca di layar kecil.',
                result: 'Dua video terunggah',
                image: drawing('kelas-katalog', 'Ilustrasi susunan sampul'),
              },
              {
                label: 'Pekan 7–8',
                title: 'Jadwal dan tautan',
                text: 'Menyambungkan video ke toko dan menetapkan jadwal bulanan.',
                result: 'Kalender enam bulan',
                image: drawing('kelas-jadwal', 'Ilustrasi kalender unggahan'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'number',
            value: '2',
            title: 'video sebulan, sudah cukup',
            text: 'Kami lebih suka Anda bertahan dua tahun daripada mengunggah setiap hari selama dua minggu.',
          },
          on('brand'),
        ),
        section(
          'lesson_material',
          {
            layout: 'compact',
            title: 'Isi pelajaran',
            chapters: chapters(
              [
                'Judul',
                '1',
                ['Tiga puluh pertanyaan pembeli', 14],
                ['Memilih yang dicari', 12],
                ['Judul yang tidak menipu', 10],
              ],
              [
                'Naskah dan rekaman',
                '2',
                ['Pembuka 15 detik', 12],
                ['Suara lebih dahulu', 14],
                ['Gambar pendukung', 12],
                ['Merekam tiga kali, bukan tiga puluh', 10],
              ],
              ['Sunting dan sampul', '2', ['Memotong jeda', 16], ['Sampul untuk layar kecil', 14]],
              [
                'Kanal',
                '3',
                ['Keterangan dan tautan toko', 10],
                ['Membaca grafik bertahan', 15],
                ['Kalender enam bulan', 12],
              ],
            ),
            hasTotals: true,
          },
          on('paper'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Pengajar kanal',
            people: people({
              name: 'Tim pengajar YouTube',
              role: 'Penulis naskah, juru rekam, penyunting',
              bio: 'Kami mengajar dengan peralatan yang biasanya sudah ada di rumah: ponsel, lampu belajar, dan selimut tebal untuk meredam suara. Alat lain baru dibahas bila video keempat sudah jadi.',
              image: drawing('potret-galih', 'Ilustrasi pengajar YouTube'),
            }),
          },
          on('white'),
        ),
        section(
          'suitable_for',
          {
            layout: 'checklist',
            title: 'Kelas ini untuk Anda bila',
            yes: points(
              'Barang Anda sering ditanya sebelum dibeli',
              'Anda sabar menunggu hasil beberapa bulan',
              'Anda punya tiga jam seminggu',
              'Anda tidak mengejar terkenal',
            ),
            no: [],
            personas: [],
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya delapan pekan',
            plans: plans({
              name: 'YouTube Mastery',
              per: 'sekali bayar',
              points: points(
                '12 pelajaran',
                'Empat naskah dan satu video dikomentari',
                'Kerangka sampul siap ubah',
                'Kalender enam bulan',
                'Akses 12 bulan',
              ),
              cta: toOffer('Daftar YouTube Mastery'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, kartu kredit',
          },
          climbing('soft'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Yang tidak kami ajarkan',
            items: assurances(
              ['silang', 'Membeli penonton', 'Melanggar aturan, dan angkanya tidak berarti.'],
              ['silang', 'Judul yang menipu', 'Penonton pergi pada detik kesepuluh.'],
              ['silang', 'Mengejar uang iklan', 'Kanal ini bekerja untuk toko Anda.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Sebelum membuat kanal',
            items: questions(
              ['Kanal saya sudah ada tetapi sepi. Mulai lagi?', 'Tidak perlu. Kanal lama dirapikan di pekan pertama.'],
              ['Harus memperlihatkan wajah?', 'Tidak. Tiga dari empat jenis video bisa tanpa wajah.'],
              [
                'Kapan hasilnya terasa?',
                'Video yang dicari biasanya perlu beberapa bulan. Kami tidak menjanjikan jumlah penonton.',
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
