import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
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
  stepList,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, chatOr, composed, drawing, offering, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** The paid tool for short videos: finding ideas and answering people, on a dark page. */
export const robotok: FixedPage = {
  path: '/robotok',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Pasang Robotok di akun Anda',
        text: 'Kami balas dengan cara membayar, tautan pasang, dan saran setelan pertama untuk jenis akun Anda.',
        fields: list(
          askName,
          askNumber,
          askChoice('Jenis akun', 'Toko dengan keranjang', 'Kreator afiliasi', 'Jasa atau kelas', 'Belum aktif'),
        ),
        cta: toOffer('Kirim ke tim Robotok'),
      },
      on('soft'),
    )
    const chat = chatOr(brand, 'Halo, saya ingin bertanya tentang Robotok.', form)
    const shown = { priceText: '', strikeText: '', cta: noCta }
    return composed({
      theme: wearing('jambu', 'montserrat', 'none', 'dark'),
      seo: {
        title: 'Robotok, riset dan balasan untuk akun TikTok',
        description:
          'Cari tagar, lagu, dan ide video, lalu balas komentar dan chat tanpa menatap layar semalaman. Batas harian menjaga akun Anda.',
      },
      offer: offering(brand, {
        name: 'Robotok',
        price: prices.robotok,
        label: 'Pasang Robotok',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Ekstensi untuk akun TikTok',
            title: 'Ide habis? Komentar menumpuk?',
            highlight: 'Komentar menumpuk?',
            text: 'Robotok mengumpulkan tagar, lagu, dan video yang sedang dibicarakan di bidang Anda, lalu membantu membalas orang yang sudah menyapa.',
            cta: toOffer('Pasang mulai {harga}', 'Satu akun, satu bulan'),
            secondCta: button('Coba seminggu', url('/robotok-gratis'), 'secondary'),
          },
          on('board'),
        ),
        section(
          'title_media',
          {
            layout: 'wide',
            title: 'Riset pagi, rekam siang, balas malam',
            text: 'Satu hari kerja kreator kecil, dengan bagian yang membosankan dikerjakan alat.',
            image: drawing('kelas-siaran', 'Ilustrasi penjual merekam video di depan lampu cincin'),
            caption: 'Merekam tetap pekerjaan Anda. Robotok tidak membuat video.',
          },
          on('paper'),
        ),
        section(
          'grid_card',
          {
            layout: 'slide',
            title: 'Yang dicari Robotok untuk Anda',
            items: cards(
              {
                icon: 'cari',
                badge: 'Riset',
                title: 'Tagar di bidang Anda',
                text: 'Tagar dengan jumlah video dan tontonan, diurutkan dari yang masih bisa dimasuki akun kecil.',
                target: url('/tutorial/robotok/research-hashtag'),
              },
              {
                icon: 'mikrofon',
                badge: 'Riset',
                title: 'Lagu yang mulai naik',
                text: 'Daftar suara yang dipakai makin banyak orang minggu ini.',
                target: url('/tutorial/robotok/research-sound-viral'),
              },
              {
                icon: 'video',
                badge: 'Riset',
                title: 'Video pesaing',
                text: 'Video yang paling banyak ditonton dari akun yang Anda pilih.',
                target: url('/tutorial/robotok/research-content'),
              },
              {
                icon: 'obrolan',
                badge: 'Balas',
                title: 'Balasan komentar',
                text: 'Kalimat Anda, berganti-ganti, dengan jeda yang wajar.',
                target: url('/tutorial/robotok/auto-comment-reply'),
              },
              {
                icon: 'surat',
                badge: 'Balas',
                title: 'Chat kepada pengikut',
                text: 'Pesan terima kasih kepada pengikut baru, dengan batas harian.',
                target: url('/tutorial/robotok/auto-chat'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Dari seratus video menjadi tiga ide',
            body: richTextOf(
              'Hasil riset tersimpan sebagai tabel. Anda menandai tiga yang cocok, lalu merekamnya dengan gaya Anda sendiri.',
            ),
            points: points('Unduh sebagai lembar kerja', 'Simpan daftar akun acuan'),
            image: drawing('kelas-naskah', 'Ilustrasi naskah video dengan bagian yang ditandai'),
          },
          on('paper'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Orang yang menyapa tidak menunggu',
            body: richTextOf(
              'Komentar yang sama dijawab dengan beberapa pilihan kalimat. Pertanyaan soal harga dan keluhan dikumpulkan agar Anda jawab sendiri.',
            ),
            points: points('Sampai enam variasi kalimat', 'Kata tertentu dilewati'),
            image: drawing('kelas-surat', 'Ilustrasi pesan masuk dan balasannya di ponsel'),
          },
          on('paper'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Rem yang tidak bisa dilepas',
            items: assurances(
              ['jam', 'Jeda acak', 'Antara dua tindakan selalu ada jeda 30 sampai 90 detik.'],
              ['perisai', 'Batas 40 balasan sehari', 'Untuk akun di bawah tiga bulan, batasnya setengah.'],
              [
                'peringatan',
                'Berhenti bila ditegur',
                'Begitu ada peringatan dari aplikasi, semua pekerjaan dihentikan.',
              ],
              ['kunci', 'Tanpa kata sandi', 'Alat memakai browser tempat Anda sudah masuk.'],
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Satu akun, satu harga',
            intro: `Ambil tiga bulan sekaligus dengan ${priced('robotokQuarter')}, tinggal sebutkan saat memesan.`,
            plans: plans({
              name: 'Robotok satu bulan',
              per: 'per bulan',
              points: points(
                'Semua riset tanpa batas jumlah',
                'Balasan komentar dan chat',
                'Tujuh belas halaman panduan',
                'Bantuan pasang lewat chat',
              ),
              cta: toOffer('Pasang Robotok'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital',
          },
          climbing('brand'),
        ),
        section(
          'steps',
          {
            layout: 'pictures',
            title: 'Tiga langkah pasang',
            items: stepList(
              {
                icon: 'unduh',
                title: 'Unduh dan pasang',
                image: drawing('lembar-kerja', 'Ilustrasi panduan pemasangan'),
                text: 'Dari laptop dengan browser Chrome.',
                note: '5 menit',
                target: url('/tutorial/robotok/install'),
              },
              {
                icon: 'ponsel',
                title: 'Sambungkan ponsel',
                image: drawing('layar-pesanan', 'Ilustrasi ponsel di meja kerja'),
                text: 'Bila Anda bekerja sepenuhnya dari ponsel.',
                note: '5 menit',
                target: url('/tutorial/robotok/setting-mobile'),
              },
              {
                icon: 'bel',
                title: 'Atur kabar',
                image: drawing('kelas-jadwal', 'Ilustrasi jadwal sebulan'),
                text: 'Pilih kapan Anda ingin diberi tahu.',
                note: '2 menit',
                target: url('/tutorial/robotok/setting-notification'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'categories',
            title: 'Pertanyaan tentang Robotok',
            items: questions(
              [
                'Apakah ini produk resmi TikTok?',
                'Bukan. Robotok alat mandiri. Nama TikTok milik pemiliknya.',
                'Keamanan',
              ],
              [
                'Bisakah akun saya dibatasi?',
                'Risiko selalu ada pada alat otomatis. Batas harian dan jeda acak memperkecilnya, tetapi tidak menghapusnya.',
                'Keamanan',
              ],
              [
                'Apakah Robotok menambah pengikut?',
                'Tidak secara langsung. Ia membantu riset dan membalas orang yang sudah ada.',
                'Pemakaian',
              ],
              [
                'Berapa akun untuk satu lisensi?',
                'Satu akun. Ganti akun boleh sekali sebulan, dengan bantuan kami.',
                'Pemakaian',
              ],
            ),
          },
          on('paper'),
        ),
        form,
        section('sticky_cta', { layout: 'bar', cta: button('Tanya Robotok', chat) }),
      ],
    })
  },
}
