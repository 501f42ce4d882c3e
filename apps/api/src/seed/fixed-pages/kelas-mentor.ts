import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  list,
  on,
  people,
  plans,
  points,
  questions,
  section,
  stages,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, chapters, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The class that turns a seller with experience into a teacher. */
export const courseMentor: FixedPage = {
  path: '/kelas-mentor',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Apa yang bisa Anda ajarkan?',
        text: 'Tulis satu hal saja. Kami balas apakah hal itu cukup untuk satu kelas.',
        fields: list(
          askName,
          askNumber,
          askText('Pertanyaan yang sering Anda jawab'),
          askChoice('Pernah mengajar?', 'Belum', 'Sesekali', 'Rutin'),
        ),
        cohort: { name: 'Kelas Mentor', start: null, until: null, seats: '' },
        cta: toOffer('Kirim dan daftar'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('toska', 'arial', 'none'),
      seo: {
        title: 'Kelas Mentor: mengajarkan yang sudah Anda kerjakan',
        description:
          'Enam pekan menyusun, merekam, dan menguji kelas pertama Anda bersama lima murid percobaan. Untuk penjual yang ingin mengajar.',
      },
      offer: offering(brand, {
        name: 'Kelas Mentor',
        price: prices.courseMentor,
        coach: 'Tim pengajar mentor',
        label: 'Daftar Kelas Mentor',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Kelas untuk calon pengajar',
            title: 'Anda sudah menjawabnya ratusan kali lewat chat',
            highlight: 'ratusan kali',
            text: 'Pertanyaan yang terus berulang itu adalah kelas yang belum disusun. Enam pekan cukup untuk membuatnya rapi.',
            cta: toOffer('Daftar Kelas Mentor'),
            secondCta: toSection('Ceritakan bahan Anda', form),
            image: drawing('kelas-naskah', 'Ilustrasi naskah pelajaran dengan bagian yang ditandai'),
          },
          on('paper'),
        ),
        section(
          'suitable_for',
          {
            layout: 'sides',
            title: 'Pengalaman lebih penting daripada gelar',
            yes: points(
              'Sudah menjalankan usaha sendiri paling sedikit dua tahun',
              'Pernah gagal di bagian yang ingin diajarkan',
              'Mau memperlihatkan angka dan kesalahan sendiri',
              'Bisa ditemui setiap pekan',
            ),
            no: points('Ingin mengajarkan hal yang belum pernah dikerjakan', 'Mencari cara cepat menjual kelas'),
            personas: [],
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'lesson_2',
          {
            layout: 'weeks',
            title: 'Enam pekan, satu kelas yang jadi',
            items: stages(
              {
                label: 'Pekan 1',
                title: 'Memilih satu perubahan',
                text: 'Bukan topik, melainkan apa yang berubah pada murid.',
                result: 'Satu kalimat janji',
              },
              {
                label: 'Pekan 2',
                title: 'Menyusun urutan',
                text: 'Memotong yang menarik tetapi tidak perlu.',
                result: 'Kerangka sepuluh pelajaran',
              },
              {
                label: 'Pekan 3',
                title: 'Latihan dan lembar kerja',
                text: 'Setiap pelajaran punya sesuatu yang dikerjakan.',
                result: 'Lima lembar kerja',
              },
              {
                label: 'Pekan 4',
                title: 'Merekam',
                text: 'Suara yang jelas lebih dahulu, gambar belakangan.',
                result: 'Empat rekaman',
              },
              {
                label: 'Pekan 5',
                title: 'Murid percobaan',
                text: 'Lima orang mengikuti, Anda mencatat di mana mereka berhenti.',
                result: 'Daftar perbaikan',
              },
              {
                label: 'Pekan 6',
                title: 'Halaman dan harga',
                text: 'Menulis halaman kelas dan menentukan harga tanpa mengarang.',
                result: 'Kelas siap dibuka',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'background_full',
          {
            layout: 'quote',
            title: 'Murid tidak membayar pengetahuan. Murid membayar urutan.',
            text: 'Kalimat pembuka pekan kedua',
          },
          on('board'),
        ),
        section(
          'lesson',
          {
            layout: 'sample',
            title: 'Coba pelajaran pertamanya',
            intro: 'Sebelas pelajaran inti, ditambah pertemuan setiap pekan.',
            chapters: chapters(
              [
                'Menyusun',
                '2',
                ['Topik atau perubahan?', 12, { isFree: true }],
                ['Memotong bahan', 14],
                ['Kerangka sepuluh pelajaran', 16],
                ['Lembar kerja yang dipakai', 12],
              ],
              [
                'Merekam',
                '1',
                ['Suara di kamar biasa', 14],
                ['Membaca naskah tanpa kaku', 12],
                ['Menyunting secukupnya', 16],
              ],
              [
                'Menguji dan membuka',
                '3',
                ['Mencari lima murid percobaan', 10],
                ['Membaca tempat murid berhenti', 14],
                ['Halaman kelas yang jujur', 16],
                ['Menentukan harga', 15],
              ],
            ),
            hasTotals: true,
            image: drawing('kelas-siaran', 'Ilustrasi pengajar merekam pelajaran'),
            video: { kind: 'none' },
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'team',
            title: 'Tiga orang membaca kelas Anda',
            people: people(
              {
                name: 'Penyusun pelajaran',
                role: 'Urutan dan lembar kerja',
                bio: 'Menandai bagian yang membuat murid tersesat.',
                image: drawing('potret-nindya', 'Ilustrasi penyusun pelajaran'),
              },
              {
                name: 'Penyunting rekaman',
                role: 'Suara dan gambar',
                bio: 'Membantu merekam dengan alat yang sudah ada.',
                image: drawing('potret-galih', 'Ilustrasi penyunting rekaman'),
              },
              {
                name: 'Wakil murid',
                role: 'Bertanya yang tidak Anda duga',
                bio: 'Mengikuti kelas Anda dari awal sebagai orang yang belum tahu apa-apa.',
                image: drawing('potret-wati', 'Ilustrasi wakil murid'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'steps',
          {
            layout: 'checklist',
            title: 'Sesudah kelas, Anda bisa',
            items: stepList(
              {
                title: 'Membuka kelas sebagai mitra',
                text: 'Kelas Anda dijual di sini dengan bagi hasil.',
                target: url('/daftar-partner'),
              },
              {
                title: 'Naik ke pendampingan',
                text: 'Untuk pengajar yang sudah punya murid.',
                target: url('/mentor-premium-plus'),
              },
              { title: 'Mengajar di tempat sendiri', text: 'Bahannya milik Anda sepenuhnya.' },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya enam pekan',
            plans: plans({
              name: 'Kelas Mentor',
              per: 'sekali bayar',
              points: points(
                '11 pelajaran inti',
                'Enam pertemuan daring kelompok kecil',
                'Kelas Anda dibaca tiga orang',
                'Lima murid percobaan dicarikan bersama',
                'Akses bahan 12 bulan',
              ),
              cta: toOffer('Daftar Kelas Mentor'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'Transfer bank, QRIS, kartu kredit',
          },
          on('soft'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Milik siapa bahannya?',
            items: assurances(
              ['kunci', 'Milik Anda', 'Naskah dan rekaman tetap hak Anda, juga bila tidak jadi bermitra.'],
              ['info', 'Tanpa janji penghasilan', 'Kami tidak bisa memastikan berapa murid yang datang.'],
              ['perisai', 'Bebas berhenti', 'Aturan pengembalian ditulis di bawah harga.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Yang ditanyakan calon mentor',
            items: questions(
              ['Saya gugup bicara. Bisa?', 'Bisa. Setengah pelajaran hanya memperlihatkan layar dan tangan Anda.'],
              [
                'Apakah kelas saya pasti dibuka di sini?',
                'Tidak otomatis. Setelah pekan keenam kami baca bersama, lalu memberi jawaban tertulis.',
              ],
              ['Berapa jam seminggu?', 'Empat sampai lima jam, termasuk satu pertemuan.'],
            ),
          },
          on('paper'),
        ),
        form,
        section('sticky_cta', { layout: 'bar', cta: button('Daftar Kelas Mentor', { kind: 'offer' }) }),
      ],
    })
  },
}
