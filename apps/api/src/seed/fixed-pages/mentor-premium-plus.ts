import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import {
  askChoice,
  askName,
  askNumber,
  askText,
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
  stages,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** Three months beside a teacher who has pupils already; by application. */
export const mentorPremium: FixedPage = {
  path: '/mentor-premium-plus',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Ajukan kelas Anda untuk dibaca',
        text: 'Jawaban kami kirim tertulis dalam lima hari kerja, juga bila belum cocok.',
        fields: list(
          askName,
          askNumber,
          askText('Alamat kelas atau contoh pelajaran'),
          askChoice('Murid sejauh ini', 'Kurang dari 20', '20–100', 'Lebih dari 100'),
        ),
        cohort: { name: 'Pendampingan tiga bulan', start: null, until: null, seats: '' },
        cta: toOffer('Kirim pengajuan'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('toska', 'montserrat', 'medium', 'dark'),
      seo: {
        title: 'Mentor Premium Plus: pendampingan untuk pengajar',
        description:
          'Tiga bulan membenahi kelas yang sudah berjalan: murid yang berhenti, tugas yang tidak dikumpulkan, dan harga yang tidak berubah.',
      },
      offer: offering(brand, {
        name: 'Mentor Premium Plus',
        price: prices.mentorPremium,
        coach: 'Tim pengajar mentor',
        label: 'Ajukan kelas Anda',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Pendampingan tiga bulan',
            title: 'Muridnya mendaftar, lalu menghilang di bab tiga',
            highlight: 'menghilang di bab tiga',
            text: 'Untuk pengajar yang kelasnya sudah dibeli orang, tetapi jarang diselesaikan. Kami membaca kelas Anda dari sisi murid, bab demi bab.',
            cta: toSection('Ajukan kelas Anda', form, 'primary'),
            secondCta: button('Belum punya kelas?', url('/kelas-mentor'), 'secondary'),
          },
          on('board'),
        ),
        section(
          'paragraph',
          {
            layout: 'pull',
            title: 'Mengapa bab tiga?',
            body: richTextOf(
              'Bab pertama ditonton karena penasaran. Bab kedua karena sudah terlanjur. Bab ketiga adalah saat murid harus mengerjakan sesuatu sendiri, dan di situlah kelas yang disusun untuk ditonton berhenti bekerja.',
              'Pendampingan ini tidak menambah bab. Biasanya kita justru membuang sepertiganya, lalu memperbaiki tugas dan cara Anda menjawabnya.',
            ),
            quote: 'Kelas yang baik diukur dari tugas yang dikumpulkan.',
          },
          on('white'),
        ),
        section(
          'testimonial_4',
          {
            layout: 'climb',
            title: 'Yang kita ukur bersama',
            intro: 'Contoh target dari lembar kerja pendampingan. Angka awal Anda sendiri yang dipakai.',
            items: changes(
              {
                measure: 'Murid sampai bab 3',
                before: '4 dari 10',
                after: '7 dari 10',
                period: '3 bulan',
                name: 'Contoh target',
                role: 'Kelas dengan 12 bab',
              },
              {
                measure: 'Tugas dijawab dalam',
                before: '6 hari',
                after: '2 hari',
                period: '1 bulan',
                name: 'Contoh target',
                role: 'Kelas dengan 40 murid',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'grid_card',
          {
            layout: 'numbered',
            title: 'Empat hal yang kita kerjakan',
            items: cards(
              { title: 'Membuang', text: 'Pelajaran yang tidak membantu murid mengerjakan apa pun.' },
              { title: 'Menugaskan', text: 'Satu tugas yang bisa selesai dalam dua puluh menit.' },
              { title: 'Menjawab', text: 'Tiga pola balasan, supaya menilai tidak menghabiskan malam.' },
              { title: 'Menaikkan harga', text: 'Sesudah kelas memang lebih baik, dengan alasan yang bisa disebut.' },
            ),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'letter',
            title: 'Yang akan duduk di bangku murid',
            people: people({
              name: 'Tim pengajar mentor',
              role: 'Pembaca kelas',
              bio: 'Kami mendaftar ke kelas Anda seperti murid biasa, mengerjakan tugasnya, dan mencatat menit ke berapa kami ingin menutup layar. Catatan itu yang kita bahas pada pertemuan pertama.',
              image: drawing('potret-endang', 'Ilustrasi pembaca kelas'),
            }),
          },
          on('paper'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Bulan demi bulan',
            items: stages(
              {
                label: 'Bulan 1',
                title: 'Dibaca',
                text: 'Dua pembaca mengikuti kelas Anda sampai selesai atau sampai menyerah.',
                result: 'Catatan menit demi menit',
              },
              {
                label: 'Bulan 2',
                title: 'Disusun ulang',
                text: 'Empat pertemuan, satu bab setiap pertemuan, langsung diubah.',
                result: 'Empat bab baru',
              },
              {
                label: 'Bulan 3',
                title: 'Diuji lagi',
                text: 'Murid baru mengikuti versi baru, angkanya dibandingkan.',
                result: 'Perbandingan tertulis',
              },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya pendampingan',
            plans: plans({
              name: 'Mentor Premium Plus',
              per: '3 bulan',
              points: points(
                'Kelas dibaca dua orang sampai selesai',
                'Delapan pertemuan 60 menit',
                'Empat bab disusun ulang bersama',
                'Murid penguji untuk versi baru',
                'Halaman kelas ditulis ulang',
              ),
              cta: toSection('Ajukan dahulu', form, 'primary'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'Transfer bank, bisa dua tahap',
          },
          climbing('soft'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Perjanjian sebelum mulai',
            items: assurances(
              ['kunci', 'Kelas Anda rahasia', 'Isi kelas Anda tidak kami bagikan kepada siapa pun.'],
              ['perisai', 'Hak tetap pada Anda', 'Semua hasil tulisan dan rekaman milik Anda.'],
              ['silang', 'Boleh ditolak', 'Saran yang tidak cocok tidak wajib dipakai.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'categories',
            title: 'Sebelum mengajukan',
            items: questions(
              ['Kelas saya tidak dijual di sini. Boleh?', 'Boleh. Kami perlu akses sebagai murid, itu saja.', 'Syarat'],
              ['Minimal berapa murid?', 'Dua puluh murid sudah cukup untuk membaca polanya.', 'Syarat'],
              [
                'Apakah ada jaminan murid bertambah?',
                'Tidak. Yang kami kerjakan adalah murid yang sudah ada menyelesaikan kelasnya.',
                'Hasil',
              ],
              [
                'Bagaimana kalau saya sibuk sebulan?',
                'Pendampingan bisa dijeda satu kali, paling lama empat pekan.',
                'Hasil',
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
