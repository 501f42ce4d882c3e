import {
  askName,
  askNumber,
  cards,
  climbing,
  list,
  on,
  plans,
  points,
  questions,
  section,
  stages,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, drawing, offering, statistics, wearing } from './parts.ts'

/** A week of research with the tool for short videos: one task a day. */
export const robotokFree: FixedPage = {
  path: '/robotok-gratis',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Mulai tujuh hari Anda',
        text: 'Kode uji coba dikirim ke WhatsApp bersama tugas hari pertama.',
        cohort: { name: 'Uji coba Robotok, mulai kapan saja', start: null, until: null, seats: '' },
        fields: list(askName, askNumber),
        cta: toOffer('Kirim kode uji coba'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('manggis', 'montserrat', 'full'),
      seo: {
        title: 'Robotok gratis: tujuh hari mencari ide video',
        description:
          'Tujuh tugas kecil dalam tujuh hari: dari mencari tagar sampai tiga naskah siap rekam. Pakai Robotok tanpa biaya dan tanpa kartu.',
      },
      offer: offering(brand, {
        name: 'Uji coba Robotok',
        price: 0,
        label: 'Minta kode uji coba',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'receipt',
            eyebrow: 'Uji coba Robotok, 7 hari',
            title: 'Tujuh hari, tiga naskah siap rekam',
            highlight: 'tiga naskah',
            text: 'Bukan sekadar mencoba tombol. Setiap hari ada satu tugas sepuluh menit, dan pada hari ketujuh Anda memegang naskah.',
            cta: toOffer('Minta kode uji coba'),
            secondCta: button('Lihat versi penuh', url('/robotok'), 'secondary'),
          },
          on('soft'),
        ),
        section(
          'stats',
          {
            layout: 'sentence',
            title: 'Yang Anda keluarkan',
            intro: 'Tanpa kartu, tanpa penagihan setelah hari ketujuh.',
            items: statistics(
              ['Rp0', 'biaya uji coba'],
              ['10 menit', 'waktu setiap hari'],
              ['1 akun', 'yang dipasang'],
            ),
          },
          on('white'),
        ),
        section(
          'lesson_2',
          {
            layout: 'projects',
            title: 'Tugas kecil setiap hari',
            items: stages(
              {
                label: 'Hari 1',
                title: 'Pasang dan kenali',
                image: drawing('lembar-kerja', 'Ilustrasi lembar kerja di layar'),
                text: 'Pasang ekstensi, masuk, dan baca catatan hasil pertama.',
                result: 'Robotok menyala di browser',
              },
              {
                label: 'Hari 2–3',
                title: 'Kumpulkan tagar dan lagu',
                image: drawing('kelas-katalog', 'Ilustrasi katalog acuan'),
                text: 'Pilih sepuluh tagar dan lima lagu yang dekat dengan barang Anda.',
                result: 'Daftar acuan Anda sendiri',
              },
              {
                label: 'Hari 4–5',
                title: 'Lihat yang ditonton orang',
                image: drawing('video-nasi', 'Ilustrasi video masak dari atas'),
                text: 'Simpan dua puluh video dari akun sejenis, tandai kalimat pembukanya.',
                result: 'Dua puluh kalimat pembuka',
              },
              {
                label: 'Hari 6–7',
                title: 'Tulis tiga naskah',
                image: drawing('kelas-surat', 'Ilustrasi naskah dan balasan di ponsel'),
                text: 'Isi lembar naskah: pembuka, isi, ajakan. Tidak lebih dari 90 kata.',
                result: 'Tiga naskah siap rekam',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'grid_card',
          {
            layout: 'numbered',
            title: 'Yang terbuka selama uji coba',
            items: cards(
              {
                title: 'Riset tagar',
                text: 'Sampai lima puluh tagar sehari.',
                target: url('/tutorial/robotok/research-hashtag'),
              },
              {
                title: 'Riset video',
                text: 'Sampai dua puluh video sehari.',
                target: url('/tutorial/robotok/research-content'),
              },
              {
                title: 'Balasan komentar',
                text: 'Sepuluh balasan sehari, cukup untuk merasakan bedanya.',
                target: url('/tutorial/robotok/auto-comment-reply'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'free',
            title: 'Harga tujuh hari ini',
            plans: plans({
              name: 'Uji coba Robotok',
              points: points(
                'Riset tagar, lagu, dan video',
                'Balasan komentar terbatas',
                'Lembar naskah',
                'Satu kali tanya jawab lewat chat',
              ),
              cta: toOffer('Minta kode uji coba'),
            }),
          },
          on('white'),
        ),
        section(
          'title_media',
          {
            layout: 'wide',
            title: 'Naskah yang Anda bawa pulang',
            text: 'Lembar naskahnya milik Anda, juga bila setelah ini Anda berhenti memakai Robotok.',
            image: drawing('kelas-naskah', 'Ilustrasi lembar naskah dengan kalimat pembuka yang ditandai'),
          },
          on('white'),
        ),
        section(
          'accordion_list',
          {
            layout: 'numbered',
            title: 'Sebelum hari pertama',
            items: questions(
              [
                'Apakah saya harus sudah punya banyak pengikut?',
                'Tidak. Riset berguna juga untuk akun yang baru dibuat.',
              ],
              ['Laptop saya lambat. Bisa?', 'Selama browser Chrome terbuka lancar, bisa. Riset berjalan di satu tab.'],
              ['Sesudah tujuh hari?', 'Robotok berhenti. Naskah dan tabel yang sudah diunduh tetap milik Anda.'],
            ),
          },
          on('white'),
        ),
        form,
      ],
    })
  },
}
