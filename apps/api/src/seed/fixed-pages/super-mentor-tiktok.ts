import {
  askChoice,
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
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** Twelve weeks in which a mentor watches each broadcast to its end; dark. */
export const superMentorTiktok: FixedPage = {
  path: '/super-mentor-tiktok',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Kirim satu siaran untuk ditonton',
        text: 'Kami tonton sampai habis, lalu menulis di menit ke berapa penonton pergi dan dugaan sebabnya.',
        cohort: { name: 'Super Mentor TikTok, 12 pekan', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askText('Nama akun TikTok'),
          askChoice('Siaran seminggu', 'Belum pernah', '1–2 kali', '3 kali atau lebih'),
        ),
        cta: toOffer('Kirim untuk ditonton'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('jambu', 'roboto', 'full', 'dark'),
      seo: {
        title: 'Super Mentor TikTok: siaran Anda ditonton sampai habis',
        description:
          'Dua belas pekan bersama mentor yang menonton setiap siaran, menandai menit penonton pergi, dan melatih bagian itu bersama Anda.',
      },
      offer: offering(brand, {
        name: 'Super Mentor TikTok',
        price: prices.superMentorTiktok,
        coach: 'Mentor TikTok',
        label: 'Kirim satu siaran',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Pendampingan siaran dan video',
            title: 'Menit keberapa penonton Anda pergi?',
            highlight: 'Menit keberapa',
            text: 'Mentor menonton siaran Anda sampai habis, menandai menitnya, lalu melatih bagian itu saja. Pekan depan ditonton lagi.',
            cta: toSection('Kirim satu siaran', form, 'primary'),
            secondCta: button('Masih belajar dasar?', url('/kelas-tiktok'), 'secondary'),
          },
          on('board'),
        ),
        section(
          'stats',
          {
            layout: 'feature',
            title: 'Selama dua belas pekan',
            items: statistics(
              ['24', 'siaran ditonton mentor', 'Dua setiap pekan.'],
              ['12', 'pertemuan', 'Empat puluh lima menit.'],
              ['12', 'lembar catatan menit', 'Milik Anda.'],
            ),
            source: 'Lingkup pendampingan ini.',
          },
          on('white'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Satu pekan bersama mentor',
            items: stages(
              { label: 'Senin', title: 'Catatan menit', text: 'Anda menerima daftar: menit, kejadian, saran.' },
              { label: 'Selasa', title: 'Pertemuan', text: 'Satu bagian dilatih ulang di depan kamera, tiga kali.' },
              {
                label: 'Rabu–Sabtu',
                title: 'Dua siaran',
                text: 'Anda siaran seperti biasa, dengan satu hal yang diubah.',
              },
              { label: 'Minggu', title: 'Libur', text: 'Tidak ada tugas. Ini bagian dari rencana.' },
            ),
          },
          on('paper'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Orang yang menonton sampai habis',
            people: people({
              name: 'Mentor TikTok',
              role: 'Penyiar toko dan penulis naskah',
              bio: 'Penonton pergi diam-diam, jadi penyiar jarang tahu sebabnya. Pekerjaan saya menjadi penonton yang bicara: di sini saya bosan, di sini saya ingin membeli, di sini saya tidak mendengar harganya.',
              image: drawing('potret-tyas', 'Ilustrasi mentor TikTok'),
            }),
          },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'numbered',
            title: 'Empat bagian yang dilatih',
            items: cards(
              { title: 'Sepuluh detik pertama', text: 'Untuk orang yang baru lewat.' },
              { title: 'Menyebut harga', text: 'Kapan, berapa kali, dengan nada apa.' },
              { title: 'Menjawab satu penonton', text: 'Tanpa melupakan yang lain.' },
              { title: 'Saat sepi', text: 'Apa yang dikatakan ketika tidak ada yang bertanya.' },
            ),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya pendampingan',
            plans: plans({
              name: 'Super Mentor TikTok',
              per: '12 pekan',
              points: points(
                '24 siaran ditonton dan dicatat',
                '12 pertemuan latihan',
                'Susunan keranjang diperiksa',
                'Dua video dikomentari setiap pekan',
                'Akses Kelas TikTok selama pendampingan',
              ),
              cta: toSection('Kirim satu siaran', form, 'primary'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'Transfer bank, QRIS, kartu kredit',
          },
          on('soft'),
        ),
        section(
          'background_full',
          {
            layout: 'quote',
            title: 'Penyiar yang baik terdengar seperti sedang menjawab, bukan berpidato.',
            text: 'Catatan yang paling sering kami tulis',
          },
          on('white'),
        ),
        section(
          'accordion_list',
          {
            layout: 'lines',
            title: 'Sebelum mengirim siaran',
            items: questions(
              [
                'Saya belum pernah siaran. Bisa?',
                'Mulailah dari Kelas TikTok atau kelas gratisnya. Pendampingan ini memerlukan siaran untuk ditonton.',
              ],
              ['Apakah rekaman saya dibagikan?', 'Tidak. Hanya mentor Anda yang menontonnya.'],
              ['Bisakah dua penyiar didampingi?', 'Bisa bergantian untuk satu akun yang sama.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
