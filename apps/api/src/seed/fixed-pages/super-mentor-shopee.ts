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
  questions,
  section,
  stages,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { assurances, button, chatOr, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** Twelve weeks beside a Shopee shop that is seen and not bought from. */
export const superMentorShopee: FixedPage = {
  path: '/super-mentor-shopee',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Minta toko Anda dibaca',
        text: 'Dua hari kerja kemudian Anda menerima tiga catatan, juga bila tidak jadi didampingi.',
        cohort: { name: 'Super Mentor Shopee, 12 pekan', start: null, until: null, seats: '' },
        fields: list(
          askName,
          askNumber,
          askText('Alamat toko Shopee'),
          askChoice('Kunjungan sebulan', 'Di bawah 500', '500–5.000', 'Di atas 5.000', 'Belum tahu'),
        ),
        cta: toOffer('Minta dibaca'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('bata', 'montserrat', 'none'),
      seo: {
        title: 'Super Mentor Shopee: dilihat ribuan, dibeli berapa?',
        description:
          'Dua belas pekan bersama seorang mentor untuk toko Shopee yang sudah dikunjungi, tetapi jarang dibeli. Satu perubahan setiap pekan.',
      },
      offer: offering(brand, {
        name: 'Super Mentor Shopee',
        price: prices.superMentorShopee,
        coach: 'Mentor Shopee',
        label: 'Minta toko dibaca',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Pendampingan toko Shopee',
            title: 'Dilihat ribuan orang, dibeli segelintir',
            highlight: 'dibeli segelintir',
            text: 'Toko seperti ini tidak kekurangan pengunjung. Ada satu keraguan yang belum dijawab, dan mentor mencarinya bersama Anda.',
            cta: toOffer('Minta toko saya dibaca'),
            secondCta: button(
              'Tanya mentornya',
              chatOr(brand, 'Halo, saya ingin bertanya tentang Super Mentor Shopee.', form),
              'secondary',
            ),
            image: drawing('layar-pesanan', 'Ilustrasi layar pesanan toko'),
          },
          on('soft'),
        ),
        section(
          'problem_2',
          {
            layout: 'columns',
            title: 'Yang biasanya tersembunyi di halaman produk',
            slip: '',
            beforeLabel: 'Pembeli bertanya',
            afterLabel: 'Toko menjawab',
            items: list(
              { label: 'Sebesar apa sebenarnya?', amount: 0, text: 'Foto dipegang tangan' },
              { label: 'Kalau pecah bagaimana?', amount: 0, text: 'Foto kemasan dan aturan ganti' },
              { label: 'Kenapa lebih mahal dari sebelah?', amount: 0, text: 'Satu kalimat bedanya' },
            ),
            totalLabel: '',
            totalText: '',
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'lesson_2',
          {
            layout: 'weeks',
            title: 'Dua belas pekan, empat putaran',
            items: stages(
              {
                label: 'Pekan 1–3',
                title: 'Satu produk, sampai tuntas',
                text: 'Foto, judul, keterangan, dan balasan chat untuk satu produk yang paling banyak dilihat.',
                result: 'Angka beli per seratus kunjungan',
              },
              {
                label: 'Pekan 4–6',
                title: 'Disalin ke sembilan lainnya',
                text: 'Pola yang berhasil dipindahkan, yang tidak dibuang.',
                result: 'Sepuluh produk rapi',
              },
              {
                label: 'Pekan 7–9',
                title: 'Harga dan paket',
                text: 'Paket dua, ambang ongkir, dan harga yang tidak membingungkan.',
                result: 'Nilai keranjang terhitung',
              },
              {
                label: 'Pekan 10–12',
                title: 'Iklan dengan batas',
                text: 'Hanya untuk produk yang sudah terbukti.',
                result: 'Batas rugi tertulis',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'coach',
          {
            layout: 'letter',
            title: 'Dari mentor Shopee',
            people: people({
              name: 'Mentor Shopee',
              role: 'Membaca toko sebagai pembeli',
              bio: 'Sebelum pertemuan pertama saya membeli satu barang Anda tanpa memberi tahu. Saya catat di mana saya ragu, berapa lama chat dijawab, dan bagaimana paketnya dibuka. Dari catatan itu kita mulai.',
              image: drawing('potret-dinda', 'Ilustrasi mentor Shopee'),
            }),
          },
          on('white'),
        ),
        section(
          'suitable_for',
          {
            layout: 'checklist',
            title: 'Centang yang sesuai',
            yes: points(
              'Toko saya dikunjungi, tetapi jarang dibeli',
              'Saya bisa mengubah produk sendiri',
              'Saya punya tiga jam setiap pekan',
              'Saya bersedia memperlihatkan angka toko',
            ),
            no: [],
            personas: [],
            closing: 'Kurang dari tiga? Kelas Shopee mungkin lebih pas.',
            cta: button('Lihat Kelas Shopee', url('/kelas-shopee'), 'secondary'),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya dua belas pekan',
            plans: plans({
              name: 'Super Mentor Shopee',
              per: '12 pekan',
              points: points(
                '12 pertemuan video, 45 menit',
                'Satu pembelian percobaan oleh mentor',
                'Catatan tertulis setiap pekan',
                'Tanya jawab lewat chat pada hari kerja',
                'Akses Kelas Shopee selama pendampingan',
              ),
              cta: toSection('Minta toko dibaca', form, 'primary'),
            }),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'Transfer bank, QRIS, kartu kredit',
          },
          on('brand'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Kesepakatan pendampingan',
            items: assurances(
              ['kunci', 'Angka toko rahasia', 'Tidak dipakai sebagai contoh tanpa izin Anda.'],
              ['kalender', 'Pertemuan yang batal diganti', 'Dalam pekan yang sama.'],
              ['orang', 'Satu mentor', 'Dari pekan pertama sampai kedua belas.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Sebelum minta dibaca',
            items: questions(
              ['Apakah pembelian percobaan saya yang bayar?', 'Tidak. Itu biaya kami, dan barangnya kami pakai.'],
              [
                'Toko saya baru 3 bulan. Boleh?',
                'Boleh bila sudah ada kunjungan. Tanpa kunjungan, angkanya belum bisa dibaca.',
              ],
              ['Apakah mentor dari Shopee?', 'Bukan. Kami penjual; nama Shopee milik pemiliknya.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
