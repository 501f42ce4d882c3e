import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta, noLink } from '@naikkelas/ui/sections/registry'
import {
  askName,
  askNumber,
  benefits,
  list,
  on,
  points,
  questions,
  section,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, chapters, composed, drawing, offering, wearing } from './parts.ts'

/** Three videos in one evening, for nothing; dark, like the room in which they are watched. */
export const courseTiktokFree: FixedPage = {
  path: '/kelas-tiktok-gratis',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        title: 'Ambil naskah pertamanya',
        text: 'Kami kirim tautan kelas dan berkas 10 kalimat pembuka ke WhatsApp Anda.',
        points: points('Empat pelajaran', '10 kalimat pembuka', 'Satu tugas yang kami komentari'),
        image: drawing('kelas-naskah', 'Ilustrasi naskah dengan bagian yang ditandai'),
        fields: list(askName, askNumber),
        cta: toOffer('Kirim ke WhatsApp saya'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('arang', 'montserrat', 'full', 'dark'),
      seo: {
        title: 'Kelas TikTok gratis: tiga video dalam satu malam',
        description:
          'Empat pelajaran pendek dan satu tugas yang dikomentari pengajar. Untuk penjual yang belum pernah merekam barangnya.',
      },
      offer: offering(brand, {
        name: 'Kelas TikTok Gratis',
        price: 0,
        label: 'Ambil kelas gratis',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'announcement_bar',
          {
            layout: 'link',
            icon: 'info',
            text: 'Sudah rutin merekam? Langsung ke kelas lengkapnya.',
            label: 'Buka Kelas TikTok',
            target: url('/kelas-tiktok'),
          },
          on('board'),
        ),
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Kelas gratis, satu malam',
            title: 'Tiga video, satu malam, tanpa wajah',
            highlight: 'Tiga video',
            text: 'Matikan televisi, ambil ponsel dan satu barang jualan. Dua jam lagi Anda punya tiga video yang siap diunggah.',
            cta: toOffer('Ambil kelas gratis'),
            image: drawing('kelas-siaran', 'Ilustrasi merekam video dengan ponsel'),
          },
          on('white'),
        ),
        section(
          'lesson',
          {
            layout: 'sample',
            title: 'Susunan malam ini',
            intro: 'Pelajaran pertama boleh langsung dibuka setelah mendaftar.',
            chapters: chapters([
              '',
              '1',
              ['Tiga detik yang menahan jempol', 9, { isFree: true }],
              ['Merekam tangan dan barang', 12, { isFree: true }],
              ['Menyambung tiga potongan', 15, { isFree: true }],
              ['Mengunggah dan menulis keterangan', 10, { isFree: true }],
            ]),
            hasTotals: true,
            image: drawing('video-nasi', 'Ilustrasi video masakan dari atas'),
          },
          on('paper'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'overlap',
            title: 'Tugas pertama dikomentari orang',
            body: richTextOf(
              'Kirim satu video. Dalam dua hari kerja pengajar menulis satu hal yang sudah baik dan satu hal yang diubah. Bukan balasan otomatis.',
            ),
            points: points('Satu tugas per peserta', 'Komentar tertulis'),
            image: drawing('kelas-surat', 'Ilustrasi surat dan balasan di ponsel'),
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'benefits',
          {
            layout: 'stairs',
            title: 'Dari layar kosong ke unggahan ketiga',
            items: benefits(
              ['video', 'Video 1: barang berputar', 'Sepuluh detik, satu kalimat, tanpa suara Anda.'],
              ['pensil', 'Video 2: satu masalah pembeli', 'Lima belas detik, kalimatnya dari chat pembeli.'],
              ['mikrofon', 'Video 3: dengan suara', 'Dua puluh detik, dibaca dari naskah.'],
            ),
          },
          on('paper'),
        ),
        section(
          'event_details',
          {
            layout: 'poster',
            title: 'Nonton bareng tugas peserta',
            intro: 'Sebulan sekali kami membedah tiga tugas yang diizinkan pemiliknya.',
            isOnline: true,
            place: 'Siaran tertutup untuk peserta',
            note: 'Tanggal berikutnya dikirim lewat WhatsApp.',
            hasPrice: false,
            hasCalendar: false,
            cta: noCta,
            map: noLink,
          },
          on('board'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Kesepakatan kecil',
            items: assurances(
              ['kunci', 'Video Anda milik Anda', 'Tidak kami pakai sebagai contoh tanpa izin.'],
              ['surat', 'Tidak dibanjiri pesan', 'Paling banyak dua pesan seminggu, bisa berhenti kapan saja.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'open',
            title: 'Dua hal yang selalu ditanyakan',
            items: questions(
              [
                'Akun saya baru dan kosong. Tidak apa-apa?',
                'Justru pas. Tugas malam ini mengisi tiga unggahan pertamanya.',
              ],
              [
                'Apakah nanti dipaksa membeli?',
                'Tidak. Kelas lengkapnya kami sebut satu kali di akhir, lalu terserah Anda.',
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
