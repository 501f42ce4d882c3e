import { on, section, stepList } from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, offering, wearing } from './parts.ts'
import { help, orderLines, toOrder } from './thank-you-parts.ts'

/** After a seat at an event was taken. */
export const thankYouEvent: FixedPage = {
  path: '/thank-you-event',
  document(brand) {
    return composed({
      theme: wearing('#8a3d8f', 'montserrat', 'medium'),
      seo: {
        title: 'Terima kasih, kursi Anda tercatat',
        description: 'Kursi Anda sudah tercatat. Simpan jadwalnya sekarang.',
      },
      isIndexed: false,
      offer: offering(brand, { name: 'Tiket Anda', label: 'Buka tiket saya', target: toOrder }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Kursi Anda sudah tercatat',
            title: 'Sampai bertemu, {nama_depan}!',
            highlight: 'Sampai bertemu',
            text: '{yang_dibeli} menunggu Anda. Jadwal, tempat, dan tautan masuknya ada di tiket.',
            cta: button('Buka tiket saya', toOrder),
          },
          on('board'),
        ),
        section(
          'trust',
          { layout: 'strip', title: 'Tiket {kode_pesanan}', items: orderLines('karcis', 'Acara Anda') },
          on('white'),
        ),
        section(
          'steps',
          {
            layout: 'checklist',
            title: 'Sebelum hari acaranya',
            items: stepList(
              {
                icon: 'kalender',
                title: 'Simpan ke kalender',
                text: 'Tekan “Simpan ke kalender” di atas supaya ponsel Anda yang mengingatkan.',
              },
              {
                icon: 'tanya',
                title: 'Siapkan satu pertanyaan',
                text: 'Pilih masalah yang paling mengganggu minggu ini.',
              },
              {
                icon: 'ponsel',
                title: 'Datang sepuluh menit lebih awal',
                text: 'Cukup untuk memeriksa suara, atau mencari tempat duduk.',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'cta_button',
          {
            layout: 'single',
            title: 'Ada halangan untuk datang?',
            text: 'Kabari kami secepatnya. Kami bantu cari jalan keluarnya.',
            cta: button('Hubungi kami', help(brand), 'secondary'),
          },
          on('white'),
        ),
      ],
    })
  },
}
