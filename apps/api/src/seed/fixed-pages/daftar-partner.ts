import {
  askChoice,
  askName,
  askNumber,
  askText,
  list,
  on,
  points,
  questions,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import { noCta } from '@naikkelas/ui/sections/registry'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, costs, drawing, offering, statistics, wearing } from './parts.ts'

/** Partnership by commission, with one sale taken apart. */
export const partnerSignUp: FixedPage = {
  path: '/daftar-partner',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        title: 'Ajukan satu kelas',
        text: 'Mulai dari satu. Kami balas dengan persentase bagi hasil dan contoh perjanjiannya.',
        points: points('Tanpa biaya di depan', 'Jawaban dalam tiga hari kerja'),
        image: drawing('kelas-kapal', 'Ilustrasi kapal membawa peti kemas'),
        fields: list(
          askName,
          askNumber,
          askText('Nama kelas yang diajukan'),
          askChoice('Bahan yang sudah ada', 'Baru gagasan', 'Naskah', 'Rekaman'),
        ),
        cta: toOffer('Ajukan kelas'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('nila', 'arial', 'full'),
      seo: {
        title: 'Daftar jadi mitra bagi hasil tanpa biaya di depan',
        description:
          'Ajukan satu kelas, lihat cara satu penjualan dibagi, dan ketahui syarat bahan sebelum mendaftar sebagai mitra bagi hasil.',
      },
      offer: offering(brand, {
        name: 'Mitra bagi hasil',
        label: 'Ajukan kelas',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Mitra bagi hasil',
            title: 'Bayar kami hanya bila kelas Anda laku',
            highlight: 'hanya bila kelas Anda laku',
            text: 'Tidak ada biaya pendaftaran, tidak ada biaya bulanan. Satu kelas terjual, hasilnya dibagi menurut persentase yang Anda setujui di depan.',
            cta: toSection('Ajukan satu kelas', form, 'primary'),
          },
          on('board'),
        ),
        section(
          'stats',
          {
            layout: 'rows',
            title: 'Syarat yang bisa dihitung',
            items: statistics(
              ['5', 'pelajaran paling sedikit', 'Boleh pendek, asal ada tugasnya.'],
              ['60', 'menit bahan keseluruhan', 'Rekaman ponsel dengan suara jelas sudah cukup.'],
              ['1', 'tugas yang Anda periksa sendiri', 'Supaya murid tahu ada orang di balik kelas.'],
            ),
            source: 'Syarat penerimaan kelas mitra.',
          },
          on('white'),
        ),
        section(
          'problem_2',
          {
            layout: 'receipt',
            title: 'Satu penjualan, dibongkar',
            intro:
              'Contoh hitungan untuk kelas seharga Rp200.000 dengan bagian mitra 60 persen. Persentase Anda tertulis di perjanjian.',
            slip: 'Kelas terjual',
            period: 'satu murid',
            items: costs(['Bagian mitra', 120_000], ['Bagian platform, termasuk biaya bayar', 80_000]),
            totalLabel: 'Dibayar murid',
            totalText: '',
            closing: 'Bila datang lewat afiliasi, komisinya diambil dari bagian platform.',
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'steps',
          {
            layout: 'checklist',
            title: 'Dari pengajuan sampai terjual',
            items: stepList(
              {
                title: 'Pengajuan dibaca',
                text: 'Kami melihat apakah kelasnya bisa menolong murid kami.',
                note: '3 hari kerja',
              },
              { title: 'Persentase disepakati', text: 'Tertulis, sebelum Anda mengunggah apa pun.', note: 'Pekan 1' },
              { title: 'Bahan diperiksa', text: 'Suara, urutan, dan tugas. Dua putaran perbaikan.', note: 'Pekan 2–3' },
              { title: 'Kelas dibuka', text: 'Muncul di daftar kelas mitra dan halaman Anda.', note: 'Pekan 4' },
            ),
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'quote',
            title: 'Kami menolak kelas yang menjanjikan penghasilan.',
            text: 'Satu-satunya syarat yang tidak bisa ditawar',
          },
          on('paper'),
        ),
        section(
          'suitable_for',
          {
            layout: 'sides',
            title: 'Jalur ini pas bila',
            yes: points(
              'Murid Anda belum tetap setiap bulan',
              'Anda ingin dibantu dipasarkan',
              'Kelas pertama Anda belum pernah dijual',
            ),
            no: points('Anda sudah punya ratusan murid rutin', 'Anda ingin memasarkan sepenuhnya sendiri'),
            personas: [],
            closing: 'Murid sudah rutin? Langganan biasanya lebih hemat.',
            cta: button('Lihat langganan', url('/skilskul-subscription'), 'secondary'),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'open',
            title: 'Soal uang dan hak',
            items: questions(
              ['Siapa yang menentukan harga kelas?', 'Anda, setelah melihat harga kelas serupa yang kami perlihatkan.'],
              ['Bolehkah kami memberi kupon sendiri?', 'Boleh. Bagi hasil dihitung dari harga sesudah kupon.'],
              ['Bagaimana berhenti?', 'Beri tahu 30 hari sebelumnya. Murid yang sudah membeli tetap bisa belajar.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
