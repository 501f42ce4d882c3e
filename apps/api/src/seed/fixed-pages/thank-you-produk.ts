import { on, questions, section, stepList } from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, offering, wearing } from './parts.ts'
import { help, orderLines, toOrder } from './thank-you-parts.ts'

/** After a tool was bought. */
export const thankYouProduct: FixedPage = {
  path: '/thank-you-produk',
  document(brand) {
    return composed({
      theme: wearing('pandan', 'roboto', 'full'),
      seo: {
        title: 'Terima kasih, produk Anda sudah aktif',
        description: 'Produk Anda sudah aktif. Ini cara memulainya.',
      },
      isIndexed: false,
      offer: offering(brand, { name: 'Produk Anda', label: 'Buka produk saya', target: toOrder }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Produk Anda sudah aktif',
            title: 'Siap dipakai, {nama_depan}',
            highlight: 'Siap dipakai',
            text: '{yang_dibeli} sudah terhubung dengan akun Anda. Buka dari pesanan Anda kapan saja.',
            cta: button('Buka produk saya', toOrder),
          },
          on('soft'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Tiga langkah pertama',
            items: stepList(
              { icon: 'kunci', title: 'Buka pesanan Anda', text: 'Di sana ada cara masuk dan masa berlakunya.' },
              { icon: 'toko', title: 'Hubungkan satu toko', text: 'Mulai dari toko yang paling sering Anda buka.' },
              { icon: 'grafik', title: 'Lihat hasilnya besok', text: 'Catat satu angka hari ini, lalu bandingkan.' },
            ),
          },
          on('white'),
        ),
        section('trust', { layout: 'strip', title: 'Pesanan Anda', items: orderLines('paket', 'Produk') }, on('paper')),
        section(
          'faq',
          {
            layout: 'open',
            title: 'Kalau ada yang tersendat',
            items: questions(
              [
                'Belum bisa masuk?',
                'Tunggu lima menit, lalu muat ulang. Kalau masih sama, kirim kode {kode_pesanan} kepada kami.',
              ],
              ['Bisa dipakai di beberapa toko?', 'Tergantung paketnya. Batasnya tertulis di pesanan Anda.'],
            ),
          },
          on('white'),
        ),
        section(
          'cta_button',
          {
            layout: 'twoPaths',
            title: 'Butuh ditemani memasangnya?',
            text: 'Balasan kami tulis oleh orang, bukan mesin.',
            cta: button('Buka produk saya', toOrder),
            secondCta: button('Tanya tim kami', help(brand), 'secondary'),
          },
          on('paper'),
        ),
      ],
    })
  },
}
