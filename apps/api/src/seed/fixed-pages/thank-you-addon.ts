import { cards, on, section } from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, offering, wearing } from './parts.ts'
import { help, orderLines, toOrder } from './thank-you-parts.ts'

/** After sessions with a mentor were bought. */
export const thankYouMentor: FixedPage = {
  path: '/thank-you-addon',
  document(brand) {
    return composed({
      theme: wearing('manggis', 'roboto', 'full', 'dark'),
      seo: {
        title: 'Terima kasih, mentor Anda menunggu',
        description: 'Sesi Anda sudah dipesan. Mentor menghubungi Anda untuk mengatur jadwal.',
      },
      isIndexed: false,
      offer: offering(brand, { name: 'Sesi Anda', label: 'Lihat sesi saya', target: toOrder }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Sesi Anda sudah dipesan',
            title: '{nama_depan}, mentor Anda menunggu',
            highlight: 'mentor Anda',
            text: '{yang_dibeli} sudah dicatat. Mentor menghubungi Anda untuk memilih jadwal bersama.',
            cta: button('Lihat sesi saya', toOrder),
          },
          on('board'),
        ),
        section(
          'trust',
          { layout: 'strip', title: 'Sesi {kode_pesanan}', items: orderLines('orang', 'Yang Anda pesan') },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'numbered',
            title: 'Datang dengan tiga catatan',
            items: cards(
              { title: 'Satu angka', text: 'Penjualan bulan lalu, atau biaya iklan minggu ini.' },
              { title: 'Satu hambatan', text: 'Yang sudah Anda coba, dan di mana berhentinya.' },
              { title: 'Satu target', text: 'Yang ingin terlihat berbeda dalam tiga puluh hari.' },
            ),
          },
          on('paper'),
        ),
        section(
          'cta_button',
          {
            layout: 'single',
            title: 'Jadwal Anda sempit?',
            text: 'Kabari kami, kami carikan waktu yang pas.',
            cta: button('Atur jadwal', help(brand)),
          },
          on('white'),
        ),
      ],
    })
  },
}
