import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta, noImage, noLink } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  climbing,
  links,
  list,
  on,
  questions,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, chatOr, composed, drawing, offering, wearing } from './parts.ts'
import { priced } from './prices.ts'

/** The door to all services: which one fits which trouble. */
export const services: FixedPage = {
  path: '/jasa-kami',
  document(brand) {
    const form = section(
      'contact',
      {
        layout: 'form',
        title: 'Ceritakan dahulu, baru memilih jasa',
        intro:
          'Tulis satu hal yang paling menyita waktu Anda. Kami balas dengan satu saran jasa, perkiraan biaya, atau “belum perlu”.',
        name: 'Tim jasa',
        role: 'Membalas pada hari kerja',
        hours: 'Senin–Jumat, 09.00–17.00 WIB',
        fields: list(
          askName,
          askNumber,
          askChoice('Yang menyita waktu', 'Toko marketplace', 'Media sosial', 'Siaran dan video', 'Melatih karyawan'),
          askText('Alamat toko atau akun', false),
        ),
        cta: toOffer('Kirim cerita'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('laut', 'roboto', 'medium'),
      seo: {
        title: 'Jasa kelola toko, media sosial, dan pelatihan',
        description:
          'Enam jasa untuk usaha kecil: membuka toko, mengelola marketplace, media sosial, TikTok Shop, dan pelatihan tim. Lingkup dan biaya tertulis.',
      },
      offer: offering(brand, {
        name: 'Jasa kami',
        label: 'Tanya jasa',
        target: chatOr(brand, 'Halo, saya ingin bertanya tentang jasa yang cocok untuk usaha saya.', form),
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Enam jasa, satu cara kerja',
            title: 'Anda membuat barangnya. Kami menjaga tokonya.',
            highlight: 'Kami menjaga tokonya',
            text: 'Pekerjaan harian yang bisa diserahkan, diserahkan. Yang hanya bisa Anda lakukan, tetap Anda yang memutuskan.',
            cta: toSection('Ceritakan kebutuhan Anda', form, 'primary'),
            secondCta: toOffer('Tanya lewat chat'),
            image: drawing('layar-stok', 'Ilustrasi layar stok toko di laptop dan ponsel'),
          },
          on('paper'),
        ),
        section(
          'link_list',
          {
            layout: 'cards',
            title: 'Pilih menurut pekerjaan yang ingin dilepas',
            items: links(
              {
                label: 'Kelola marketplace',
                note: 'Toko dijaga setiap hari',
                target: url('/jasa-kami/management-marketplace'),
                icon: 'toko',
                price: `${priced('marketplaceManagement')}/bulan`,
              },
              {
                label: 'Buka toko marketplace',
                note: 'Sekali kerja, sepuluh hari',
                target: url('/jasa-kami/marketplace'),
                icon: 'keranjang',
                price: priced('marketplaceSetup'),
              },
              {
                label: 'Kelola media sosial',
                note: 'Unggahan, komentar, laporan',
                target: url('/jasa-kami/management-sosmed'),
                icon: 'obrolan',
                price: `${priced('socialManagement')}/bulan`,
              },
              {
                label: 'Isi media sosial',
                note: 'Foto dan video untuk sebulan',
                target: url('/jasa-kami/social-media'),
                icon: 'kamera',
                price: priced('socialContent'),
              },
              {
                label: 'TikTok Shop',
                note: 'Siaran, keranjang, video',
                target: url('/jasa-kami/tiktok-shop'),
                icon: 'video',
                price: `${priced('tiktokShop')}/bulan`,
              },
              {
                label: 'Pelatihan dan coaching',
                note: 'Untuk tim, di tempat atau daring',
                target: url('/jasa-kami/training-coaching'),
                icon: 'papan-tulis',
                price: priced('training'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Cara kami mulai, jasa apa pun',
            items: stepList(
              {
                icon: 'obrolan',
                title: 'Dengar',
                text: 'Tiga puluh menit lewat telepon atau chat, tanpa biaya.',
                note: 'Hari 1',
              },
              {
                icon: 'berkas',
                title: 'Tulis',
                text: 'Lingkup, jadwal, dan biaya di satu halaman yang bisa Anda coret.',
                note: 'Hari 2–3',
              },
              {
                icon: 'kunci',
                title: 'Serah akses',
                text: 'Akses terbatas, tanpa kata sandi utama bila tokonya mendukung.',
                note: 'Hari 4',
              },
              {
                icon: 'grafik',
                title: 'Kerja dan lapor',
                text: 'Laporan satu halaman setiap Senin.',
                note: 'Setiap minggu',
              },
            ),
          },
          on('board'),
        ),
        section(
          'logos',
          {
            layout: 'plates',
            title: 'Tempat jualan yang kami kelola',
            intro: 'Kami bekerja di tempat-tempat ini sebagai pengelola toko Anda, bukan sebagai mitra resminya.',
            items: list(
              { name: 'Shopee', logo: noImage, note: 'Toko, iklan, chat', target: noLink },
              { name: 'Tokopedia', logo: noImage, note: 'Toko, stok, kiriman', target: noLink },
              { name: 'TikTok Shop', logo: noImage, note: 'Siaran dan keranjang', target: noLink },
              { name: 'Lazada', logo: noImage, note: 'Toko dan kampanye', target: noLink },
              { name: 'Instagram', logo: noImage, note: 'Unggahan dan pesan', target: noLink },
            ),
          },
          on('white'),
        ),
        section(
          'problem_2',
          {
            layout: 'columns',
            title: 'Seminggu sebelum dan sesudah menyerahkan',
            slip: '',
            beforeLabel: 'Dikerjakan sendiri',
            afterLabel: 'Diserahkan',
            items: list(
              { label: 'Balas chat sampai pukul 23.00', amount: 0, text: 'Chat dijaga bergantian' },
              { label: 'Unggah produk saat sempat', amount: 0, text: 'Jadwal unggah tetap' },
              { label: 'Iklan dinyalakan lalu lupa', amount: 0, text: 'Batas harian dan laporan Senin' },
              { label: 'Foto menumpuk di ponsel', amount: 0, text: 'Foto tersusun per produk' },
            ),
            totalLabel: '',
            totalText: '',
            closing: 'Keputusan harga dan stok tetap di tangan Anda.',
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'paragraph',
          {
            layout: 'letter',
            title: 'Kapan sebaiknya jangan memakai jasa kami',
            body: richTextOf(
              'Bila barang Anda belum pernah laku satu pun, jasa pengelolaan tidak akan menolong. Jual dahulu sepuluh buah kepada orang yang Anda kenal, dengar keluhannya, baru kembali.',
              'Bila Anda ingin belajar mengerjakannya sendiri, ambil kelas. Biayanya lebih kecil dan kemampuannya tinggal bersama Anda.',
            ),
            signature: {
              name: 'Tim jasa',
              role: 'Pengelola toko dan media sosial',
              image: drawing('potret-haris', 'Ilustrasi pengelola jasa'),
            },
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Pertanyaan sebelum menyerahkan toko',
            items: questions(
              [
                'Apakah ada kontrak panjang?',
                'Tidak. Jasa bulanan berjalan per bulan dan bisa dihentikan di akhir bulan mana pun.',
              ],
              ['Siapa yang memegang uang toko?', 'Anda. Kami tidak meminta akses penarikan dana.'],
              [
                'Bisakah dua jasa digabung?',
                'Bisa, dan biayanya ditulis sebagai satu lingkup supaya tidak dibayar dua kali.',
              ],
            ),
          },
          on('paper'),
        ),
        form,
        section('sticky_cta', {
          layout: 'bar',
          text: 'Belum tahu jasa mana yang cocok?',
          hasPrice: false,
          cta: button('Tanya kami', { kind: 'offer' }),
        }),
      ],
    })
  },
}
