import { on, section, stepList, url } from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, offering, wearing } from './parts.ts'
import { help, orderLines, toOrder, ways } from './thank-you-parts.ts'

/** After a course was bought. */
export const thankYouCourse: FixedPage = {
  path: '/thank-you',
  document(brand) {
    return composed({
      theme: wearing('toska', 'poppins', 'full'),
      seo: {
        title: 'Terima kasih, kelas Anda sudah siap',
        description: 'Kelas Anda sudah terbuka. Ini langkah pertamanya.',
      },
      isIndexed: false,
      offer: offering(brand, { name: 'Kelas Anda', label: 'Buka kelas saya', target: toOrder }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Kelas Anda sudah terbuka',
            title: 'Selamat belajar, {nama_depan}!',
            highlight: '{nama_depan}',
            text: '{yang_dibeli} sekarang milik Anda. Tidak perlu buru-buru, mulai dari satu pelajaran dulu.',
            cta: button('Buka kelas saya', toOrder),
          },
          on('soft'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Supaya kelasnya benar-benar jalan',
            items: stepList(
              {
                icon: 'putar',
                title: 'Ikuti satu pelajaran hari ini',
                text: 'Yang dimulai di hari pertama lebih sering selesai.',
                note: '15 menit',
              },
              {
                icon: 'kalender',
                title: 'Pilih jam belajar tetap',
                text: 'Dua kali seminggu sudah cukup, asal jamnya sama.',
                note: '2 menit',
              },
              {
                icon: 'pensil',
                title: 'Coba langsung di toko Anda',
                text: 'Setiap selesai satu pelajaran, ubah satu hal kecil.',
                note: 'Setiap pelajaran',
              },
            ),
          },
          on('white'),
        ),
        section(
          'trust',
          { layout: 'strip', title: 'Pesanan {kode_pesanan}', items: orderLines('buku', 'Kelas Anda') },
          on('paper'),
        ),
        section(
          'link_list',
          {
            layout: 'rows',
            title: 'Setelah ini',
            items: ways(
              ['nota', 'Semua pembelian saya', 'Invoice dan riwayat pesanan', url('/pembelian-saya')],
              ['buku', 'Lihat kelas lain', 'Kalau yang ini sudah jalan', url('/daftar-kelas-premium')],
              ['obrolan', 'Ada yang mau ditanyakan?', 'Kami bantu sampai kelasnya terbuka', help(brand)],
            ),
          },
          on('white'),
        ),
      ],
    })
  },
}
