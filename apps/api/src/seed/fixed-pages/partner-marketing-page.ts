import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  benefits,
  list,
  on,
  points,
  questions,
  saying,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, comparedRows, composed, drawing, offering, wearing } from './parts.ts'

/** Two ways to sell one's own classes here, side by side; with a menu of its own. */
export const partnerMarketing: FixedPage = {
  path: '/partner-marketing-page',
  document(brand) {
    const ways = section(
      'comparison',
      {
        layout: 'table',
        title: 'Dua jalur menjadi mitra',
        first: { name: 'Bagi hasil', note: 'Tanpa biaya di depan' },
        second: { name: 'Langganan', note: 'Biaya tetap' },
        third: { name: '', note: '' },
        rows: comparedRows(
          ['Biaya bergabung', 'Tidak ada', 'Per 1, 3, atau 6 bulan'],
          ['Potongan setiap penjualan', 'Persentase tertulis', false],
          ['Halaman kelas sendiri', true, true],
          ['Dibantu dipasarkan', true, 'Anda memasarkan sendiri'],
          ['Cocok bila', 'Murid masih sedikit', 'Murid sudah rutin'],
        ),
        cta: button('Lihat biaya langganan', url('/skilskul-subscription'), 'secondary'),
      },
      on('paper'),
    )
    const faq = section(
      'faq',
      {
        layout: 'categories',
        title: 'Pertanyaan calon mitra',
        items: questions(
          ['Siapa pemilik bahan kelas?', 'Anda. Kami hanya menampilkannya selama Anda bermitra.', 'Hak'],
          ['Bolehkah kelas yang sama dijual di tempat lain?', 'Boleh. Kami tidak meminta hak tunggal.', 'Hak'],
          [
            'Kapan hasil penjualan dibayarkan?',
            'Jadwal dan rinciannya tertulis di perjanjian mitra sebelum Anda menyetujui apa pun.',
            'Uang',
          ],
          ['Bisakah pindah jalur?', 'Bisa, pada akhir masa yang sedang berjalan.', 'Uang'],
        ),
      },
      on('paper'),
    )
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        title: 'Obrolan dua puluh menit dahulu',
        text: 'Kami tanyakan apa yang Anda ajarkan dan kepada siapa, lalu menyarankan jalur yang lebih masuk akal.',
        points: points('Tanpa kewajiban', 'Contoh perjanjian dikirim lebih dahulu'),
        image: drawing('kelas-katalog', 'Ilustrasi katalog kelas'),
        fields: list(
          askName,
          askNumber,
          askText('Yang ingin Anda ajarkan'),
          askChoice('Murid sekarang', 'Belum ada', '1–50', 'Lebih dari 50'),
        ),
        cta: toOffer('Atur obrolan'),
      },
      on('turmeric'),
    )
    const entry = (label: string, { id }: { id: string }) => ({
      label,
      target: { kind: 'section' as const, sectionId: id },
    })
    return composed({
      theme: wearing('kopi', 'montserrat', 'medium'),
      seo: {
        title: 'Jadi mitra pengajar: bagi hasil atau langganan',
        description:
          'Jual kelas Anda sendiri dengan halaman, pembayaran, dan ruang belajar yang sudah siap. Bandingkan dua jalur kemitraan.',
      },
      offer: offering(brand, {
        name: 'Kemitraan pengajar',
        label: 'Atur obrolan',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'navbar',
          {
            layout: 'bar',
            // Under the bars of the site it is the menu of this page.
            name: 'Kemitraan pengajar',
            target: url('/partner-marketing-page'),
            links: list(entry('Dua jalur', ways), entry('Tanya jawab', faq)),
            cta: toSection('Atur obrolan', form, 'primary'),
          },
          { ...on('white'), spacing: 'tight' },
        ),
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Untuk pengajar dan komunitas',
            title: 'Anda mengajar. Pembayaran dan ruang kelasnya sudah ada.',
            highlight: 'sudah ada',
            text: 'Halaman penjualan, tagihan, ruang belajar, dan sertifikat tidak perlu dibuat lagi. Bawa bahan dan murid pertama Anda.',
            cta: toOffer('Atur obrolan 20 menit'),
            secondCta: toSection('Bandingkan dua jalur', ways),
            image: drawing('kelas-siaran', 'Ilustrasi pengajar merekam kelas'),
          },
          on('soft'),
        ),
        section(
          'testimonial_2',
          {
            layout: 'wall',
            title: 'Mungkin Anda pernah mengucapkan ini',
            intro: 'Bukan kutipan mitra. Ini kalimat yang membuat orang mulai mencari tempat mengajar.',
            items: list(
              {
                ...saying({
                  quote:
                    'Setiap kali ada yang daftar, saya harus mencatat transfer, mengirim tautan, dan mengingatkan satu per satu. Mengajarnya sebentar, mengurusnya semalaman.',
                  name: 'Pengajar lewat grup',
                  role: 'Kelas sepuluh orang',
                }),
                rating: 0,
              },
              {
                ...saying({
                  quote: 'Rekaman saya tersebar di mana-mana. Murid baru bertanya mulai dari yang mana.',
                  name: 'Pengajar dengan banyak rekaman',
                  role: 'Tanpa ruang kelas',
                }),
                rating: 0,
              },
              {
                ...saying({
                  quote: 'Anggota kami mau belajar, tapi saya tidak tahu siapa yang sudah selesai.',
                  name: 'Pengurus komunitas',
                  role: 'Seratus anggota',
                }),
                rating: 0,
              },
            ),
          },
          on('white'),
        ),
        ways,
        section(
          'steps',
          {
            layout: 'pictures',
            title: 'Sebelum kelas pertama Anda dibuka',
            items: stepList(
              {
                title: 'Bahan dibaca',
                text: 'Kami menandai yang kurang jelas, Anda yang memutuskan.',
                note: 'Pekan 1',
                image: drawing('kelas-naskah', 'Ilustrasi naskah kelas'),
              },
              {
                title: 'Halaman disusun',
                text: 'Dengan pembangun halaman yang sama seperti halaman ini.',
                note: 'Pekan 2',
                image: drawing('meja-label', 'Ilustrasi menyusun label di meja'),
              },
              {
                title: 'Murid percobaan',
                text: 'Tiga orang mencoba membayar dan belajar sampai selesai.',
                note: 'Pekan 3',
                image: drawing('kelas-jadwal', 'Ilustrasi jadwal murid percobaan'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'benefits',
          {
            layout: 'receipt',
            title: 'Yang sudah tersedia',
            items: benefits(
              ['bola-dunia', 'Halaman mitra dan halaman kelas', 'Dengan alamat Anda sendiri.'],
              ['kartu', 'Pembayaran', 'QRIS, transfer bank, dompet digital, kartu kredit, gerai ritel.'],
              ['topi-wisuda', 'Ruang belajar dan sertifikat', 'Kemajuan setiap murid terlihat.'],
              ['grafik', 'Laporan penjualan', 'Per kelas dan per tautan.'],
            ),
          },
          on('paper'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'left',
            title: 'Sudah yakin jalurnya?',
            body: richTextOf(
              'Bagi hasil didaftarkan lewat formulir singkat. Langganan bisa dipilih lama masanya sejak awal. Keduanya dibaca orang yang sama.',
            ),
            points: [],
            image: drawing('kelas-surat', 'Ilustrasi surat pendaftaran'),
            cta: button('Daftar bagi hasil', url('/daftar-partner')),
          },
          on('white'),
        ),
        faq,
        form,
      ],
    })
  },
}
