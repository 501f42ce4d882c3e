import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noImage } from '@naikkelas/ui/sections/registry'
import {
  askName,
  askNumber,
  askText,
  cards,
  climbing,
  links,
  list,
  on,
  section,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { chatOr, composed, drawing, offering, shortName, wearing } from './parts.ts'

/** Who the site is, by what it does and does not do. */
export const about: FixedPage = {
  path: '/tentang-kami',
  document(brand) {
    const form = section(
      'contact',
      {
        layout: 'form',
        title: 'Ada yang ingin ditanyakan?',
        intro: 'Saran, keluhan, atau ajakan kerja sama. Semuanya dibaca orang.',
        name: 'Tim kami',
        role: '',
        hours: 'Senin–Jumat, 09.00–17.00 WIB',
        fields: list(askName, askNumber, askText('Yang ingin Anda sampaikan')),
        cta: toOffer('Kirim pesan'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('toska', 'poppins', 'medium'),
      seo: {
        title: 'Tentang kami: teman belajar penjual kecil',
        description:
          'Kami membuat kelas, tools, dan jasa untuk penjual daring kecil di Indonesia: praktik, bertahap, dan tanpa janji yang berlebihan.',
      },
      offer: offering(brand, {
        name: '',
        label: 'Hubungi kami',
        target: chatOr(brand, 'Halo, saya ingin bertanya.', form),
      }),
      sections: [
        section(
          'profile_header',
          {
            layout: 'cover',
            title: shortName(brand),
            role: 'Kelas, tools, dan jasa untuk penjual daring',
            bio: 'Untuk usaha yang pemiliknya masih ikut membungkus paket.',
            image: noImage,
            cover: drawing('meja-kemasan', 'Ilustrasi meja kerja penjual dengan kotak kiriman'),
            facts: [],
            cta: toSection('Hubungi kami', form, 'primary'),
          },
          on('brand'),
        ),
        section(
          'paragraph',
          {
            layout: 'columns',
            title: 'Mengapa kami ada',
            body: richTextOf(
              'Penjual kecil jarang kekurangan semangat. Yang kurang adalah waktu untuk mencoba sepuluh cara, dan orang yang berkata cara mana yang boleh dilewatkan.',
              'Karena itu semua yang kami buat punya bentuk sama: satu langkah, dikerjakan di toko sendiri, lalu dilihat angkanya. Kelas untuk yang ingin bisa sendiri. Tools untuk pekerjaan yang berulang. Jasa untuk yang tangannya sudah penuh.',
            ),
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'photo',
            title: 'Naik satu anak tangga setiap kali',
            highlight: 'satu anak tangga',
            text: 'Tidak ada usaha yang berubah dalam semalam. Ada yang berubah karena satu hal diperbaiki setiap pekan.',
            image: drawing('layar-rak', 'Ilustrasi rak yang tersusun rapi'),
          },
          on('board'),
        ),
        section(
          'grid_card',
          {
            layout: 'even',
            title: 'Cara kami bekerja',
            items: cards(
              {
                icon: 'pensil',
                title: 'Dikerjakan, bukan ditonton',
                text: 'Setiap pelajaran berakhir dengan sesuatu yang berubah di toko Anda.',
              },
              {
                icon: 'kalkulator',
                title: 'Angka Anda sendiri',
                text: 'Kami memakai hitungan toko Anda, bukan cerita orang lain.',
              },
              {
                icon: 'perisai',
                title: 'Tidak menjanjikan omzet',
                text: 'Kami menjanjikan pekerjaan kami, bukan keputusan pembeli.',
              },
              {
                icon: 'obrolan',
                title: 'Dijawab orang',
                text: 'Pertanyaan Anda dibaca dan dijawab manusia pada hari kerja.',
              },
            ),
          },
          on('white'),
        ),
        section(
          'logos',
          {
            layout: 'register',
            title: 'Tempat jualan yang kami ajarkan',
            intro: 'Nama-nama ini milik pemiliknya. Kami mengajarkan pemakaiannya dan bukan bagian dari mereka.',
            items: list(
              { name: 'Shopee', logo: noImage, note: 'Kelas, mentor, tools', target: url('/kelas-shopee') },
              { name: 'TikTok', logo: noImage, note: 'Kelas, mentor, tools, jasa', target: url('/kelas-tiktok') },
              { name: 'Tokopedia', logo: noImage, note: 'Kelas dan mentor', target: url('/kelas-tokopedia') },
              { name: 'Lazada', logo: noImage, note: 'Kelas lanjutan', target: url('/lazada-expert-plus') },
              {
                name: 'Facebook dan Instagram',
                logo: noImage,
                note: 'Kelas iklan',
                target: url('/gampang-ngiklan-di-fb-ig'),
              },
              { name: 'YouTube', logo: noImage, note: 'Kelas kanal', target: url('/youtube-mastery') },
            ),
          },
          on('paper'),
        ),
        section(
          'newsletter',
          {
            layout: 'letter',
            title: 'Satu surat setiap dua pekan',
            text: 'Satu kiat yang bisa dikerjakan dalam dua puluh menit. Tanpa iklan di dalamnya.',
            via: 'email',
            sample: {
              sender: shortName(brand),
              subject: 'Foto kedua yang jarang dipasang',
              body: 'Pasang foto barang yang sedang dipegang tangan. Pembeli langsung tahu ukurannya, dan satu pertanyaan di chat hilang. Coba pada satu produk hari ini, lihat chat minggu depan.',
            },
            cta: { label: 'Kirimi saya', target: { kind: 'offer' }, style: 'primary', note: '' },
          },
          on('soft'),
        ),
        section(
          'link_list',
          {
            layout: 'grid',
            title: 'Mulai dari mana?',
            items: links(
              {
                label: 'Belajar sendiri',
                note: 'Kelas praktik bertahap',
                target: url('/daftar-kelas-premium'),
                icon: 'buku',
                image: drawing('kelas-naskah', 'Ilustrasi bahan pelajaran'),
              },
              {
                label: 'Ditemani mentor',
                note: 'Tiga bulan, satu toko',
                target: url('/super-mentor'),
                icon: 'orang',
                image: drawing('potret-haris', 'Ilustrasi mentor'),
              },
              {
                label: 'Dikerjakan untuk Anda',
                note: 'Jasa dengan lingkup tertulis',
                target: url('/jasa-kami'),
                icon: 'toko',
                image: drawing('layar-pesanan', 'Ilustrasi daftar pesanan'),
              },
            ),
          },
          on('white'),
        ),
        form,
      ],
    })
  },
}
