import { on, questions, section, stages } from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, offering, wearing } from './parts.ts'
import { help, orderLines, toOrder } from './thank-you-parts.ts'

/** After a service was bought. */
export const thankYouService: FixedPage = {
  path: '/thank-you-jasa',
  document(brand) {
    return composed({
      theme: wearing('#1f5f9e', 'roboto', 'medium'),
      seo: {
        title: 'Terima kasih, tim kami segera mulai',
        description: 'Pesanan jasa Anda sudah kami terima. Ini urutan kerjanya.',
      },
      isIndexed: false,
      offer: offering(brand, { name: 'Jasa Anda', label: 'Lihat pesanan saya', target: toOrder }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Pesanan sudah kami terima',
            title: 'Terima kasih sudah percaya, {nama_depan}',
            highlight: 'percaya',
            text: 'Tim kami menyiapkan {yang_dibeli} dan menghubungi Anda dalam satu hari kerja.',
            cta: button('Lihat pesanan saya', toOrder),
            secondCta: button('Hubungi tim kami', help(brand), 'secondary'),
          },
          on('soft'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Yang terjadi setelah ini',
            items: stages(
              {
                label: 'Hari ini',
                title: 'Pesanan dicatat',
                text: 'Satu orang dari tim kami bertanggung jawab atas pesanan Anda.',
                result: 'Kode {kode_pesanan}',
              },
              {
                label: 'Besok',
                title: 'Kami menghubungi Anda',
                text: 'Kami bertanya tentang toko, target, dan yang sudah pernah Anda coba.',
                result: 'Rencana kerja tertulis',
              },
              {
                label: 'Sesudahnya',
                title: 'Pekerjaan dimulai',
                text: 'Setelah Anda setuju. Kabarnya rutin, juga kalau ada yang belum beres.',
                result: 'Laporan berkala',
              },
            ),
          },
          on('white'),
        ),
        section(
          'trust',
          { layout: 'strip', title: 'Rincian pesanan', items: orderLines('kelompok', 'Jasa yang dipesan') },
          on('paper'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Sambil menunggu kabar kami',
            items: questions(
              [
                'Apa yang perlu saya siapkan?',
                'Cukup akses ke toko Anda dan contoh produk. Sisanya kami minta satu per satu.',
              ],
              [
                'Bagaimana kalau nomor saya salah?',
                'Perbarui di profil Anda, atau kabari kami dengan kode pesanan {kode_pesanan}.',
              ],
              ['Di mana invoice saya?', 'Tekan “Unduh invoice” di atas, atau buka pesanan Anda kapan saja.'],
            ),
          },
          on('white'),
        ),
      ],
    })
  },
}
