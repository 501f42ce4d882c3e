import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  climbing,
  list,
  on,
  people,
  plans,
  points,
  problems,
  questions,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** Twelve weeks of putting a large shop in order, a drawer at a time. */
export const superMentorTokopedia: FixedPage = {
  path: '/super-mentor-tokopedia',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Kirim foto gudang Anda',
        text: 'Ya, apa adanya. Mentor membalas dengan tiga hal yang dipindahkan lebih dahulu.',
        cohort: { name: 'Super Mentor Tokopedia, 12 pekan', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askText('Alamat toko', false),
          askChoice('Jumlah produk', '20–100', '101–300', 'Lebih dari 300'),
        ),
        cta: toOffer('Minta tiga saran'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('pandan', 'poppins', 'full'),
      seo: {
        title: 'Super Mentor Tokopedia: toko besar yang tidak ribut',
        description:
          'Dua belas pekan merapikan etalase, stok, kemasan, dan pembagian tugas bersama mentor, untuk toko dengan ratusan produk.',
      },
      offer: offering(brand, {
        name: 'Super Mentor Tokopedia',
        price: prices.superMentorTokopedia,
        coach: 'Mentor Tokopedia',
        label: 'Minta tiga saran',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'receipt',
            eyebrow: 'Pendampingan toko ratusan produk',
            title: 'Barangnya ada. Dicari setengah jam.',
            highlight: 'Dicari setengah jam',
            text: 'Mentor menemani Anda merapikan toko dan gudang laci demi laci, sampai orang lain bisa menemukan barang tanpa bertanya.',
            cta: toSection('Minta tiga saran', form, 'primary'),
            secondCta: button('Lihat kelasnya dahulu', url('/kelas-tokopedia'), 'secondary'),
          },
          on('paper'),
        ),
        section(
          'problem',
          {
            layout: 'board',
            title: 'Suara dari gudang yang belum punya nama',
            items: problems(
              ['“Bu, yang biru ukuran M di mana?” lima kali sehari', 'tanya', 'orders'],
              ['Stok di layar tiga, di rak kosong', 'paket', 'sheet'],
              ['Pesanan tertukar karena dua barang mirip', 'truk', 'orders'],
              ['Libur sehari, besoknya menumpuk', 'kalender', 'chart'],
            ),
            closing: 'Tidak satu pun diselesaikan dengan membeli rak baru.',
          },
          on('board'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Mentor yang mulai dari laci paling bawah',
            people: people({
              name: 'Mentor Tokopedia',
              role: 'Penata gudang dan etalase',
              bio: 'Kita mulai dari barang yang paling sering dicari, bukan yang paling mahal. Setiap pekan satu kelompok barang mendapat tempat, kode, dan orang yang bertanggung jawab. Setelah dua belas pekan, toko bisa Anda tinggal dua hari.',
              image: drawing('potret-bambang', 'Ilustrasi mentor Tokopedia'),
            }),
          },
          on('white'),
        ),
        section(
          'steps',
          {
            layout: 'checklist',
            title: 'Tiga bulan, tiga hasil',
            items: stepList(
              {
                title: 'Barang punya tempat',
                text: 'Kode, label, dan denah rak untuk seratus barang teratas.',
                note: 'Bulan pertama',
              },
              {
                title: 'Angka cocok',
                text: 'Hitung ulang bergilir, tanpa menutup toko.',
                note: 'Bulan kedua',
              },
              {
                title: 'Orang lain bisa',
                text: 'Papan kerja, serah terima, dan dua hari libur percobaan.',
                note: 'Bulan ketiga',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'suitable_for',
          {
            layout: 'personas',
            title: 'Toko yang biasanya kami dampingi',
            yes: [],
            no: [],
            personas: list(
              {
                title: 'Toko suku cadang',
                text: 'Ratusan barang mirip, beda satu angka.',
                image: drawing('potret-reza', 'Ilustrasi pemilik toko suku cadang'),
              },
              {
                title: 'Toko bahan kue',
                text: 'Kedaluwarsa dan ukuran yang bermacam-macam.',
                image: drawing('potret-murni', 'Ilustrasi pemilik toko bahan kue'),
              },
              {
                title: 'Toko kain',
                text: 'Warna yang disebut berbeda oleh setiap orang.',
                image: drawing('potret-wati', 'Ilustrasi pemilik toko kain'),
              },
            ),
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya tiga bulan',
            plans: plans({
              name: 'Super Mentor Tokopedia',
              per: '12 pekan',
              points: points(
                '12 pertemuan video dari gudang Anda',
                'Denah rak digambar bersama',
                'Lembar stok dan papan kerja',
                'Dua hari libur percobaan didampingi',
                'Akses Kelas Tokopedia selama pendampingan',
              ),
              cta: toSection('Minta tiga saran', form, 'primary'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'Transfer bank, QRIS, dompet digital',
          },
          on('soft'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Bila gudangnya masih kecil',
            items: assurances(
              ['info', 'Kami katakan lebih dahulu', 'Setelah melihat foto, mentor bisa menjawab “belum perlu”.'],
              ['hadiah', 'Tiga saran tetap milik Anda', 'Untuk dikerjakan sendiri, tanpa biaya.'],
              ['kunci', 'Foto gudang rahasia', 'Tidak dibagikan kepada siapa pun.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'categories',
            title: 'Pertanyaan pemilik gudang',
            items: questions(
              [
                'Apakah mentor datang ke tempat?',
                'Tidak. Pertemuan lewat video, kameranya Anda bawa berkeliling rak.',
                'Pertemuan',
              ],
              ['Karyawan boleh ikut?', 'Sebaiknya ikut, paling sedikit satu orang.', 'Pertemuan'],
              ['Perlu membeli aplikasi?', 'Tidak. Lembar kerja cukup; aplikasi dibahas bila memang perlu.', 'Alat'],
              ['Bagaimana dengan toko di marketplace lain?', 'Rak dan stoknya sama, jadi ikut rapi.', 'Alat'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
