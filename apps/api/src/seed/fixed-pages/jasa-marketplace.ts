import {
  askChoice,
  askName,
  askNumber,
  list,
  on,
  plans,
  points,
  problems,
  questions,
  section,
  stepList,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** A shop opened once and handed over. */
export const marketplaceSetup: FixedPage = {
  path: '/jasa-kami/marketplace',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        title: 'Kirim daftar barang, kami balas jadwalnya',
        text: 'Cukup nama dan jumlah barang. Foto seadanya boleh menyusul lewat WhatsApp.',
        points: points('Jawaban dalam satu hari kerja', 'Tidak ada biaya untuk bertanya'),
        image: drawing('meja-kemasan', 'Ilustrasi kotak barang di meja kerja'),
        fields: list(askName, askNumber, askChoice('Jumlah barang', 'Sampai 20', '21–50', 'Lebih dari 50')),
        cta: toOffer('Kirim daftar barang'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('#1d6f8f', 'arial', 'medium'),
      seo: {
        title: 'Jasa buka toko marketplace, siap jual 10 hari',
        description:
          'Toko dibuka, 30 produk difoto dan diunggah, ongkir diatur, lalu diserahkan kepada Anda lengkap dengan catatan pemakaian.',
      },
      offer: offering(brand, {
        name: 'Buka toko marketplace',
        price: prices.marketplaceSetup,
        label: 'Buka toko saya',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'receipt',
            eyebrow: 'Sekali kerja, lalu diserahkan',
            title: 'Toko siap jual dalam sepuluh hari kerja',
            highlight: 'sepuluh hari kerja',
            text: 'Kirim barang contohnya kepada kami. Kembali bersama toko yang sudah terisi, difoto, dan diatur ongkirnya.',
            cta: toOffer('Buka toko saya'),
            secondCta: button('Ingin dikelola terus?', url('/jasa-kami/management-marketplace'), 'secondary'),
          },
          on('soft'),
        ),
        section(
          'stats',
          {
            layout: 'sentence',
            title: 'Lingkup kerjanya',
            items: statistics(
              ['30', 'produk diunggah'],
              ['4 foto', 'untuk setiap produk'],
              ['1 toko', 'di marketplace pilihan'],
              ['10 hari', 'kerja sampai serah terima'],
            ),
            source: 'Lingkup paket dasar. Tambahan ditulis terpisah sebelum dikerjakan.',
          },
          on('white'),
        ),
        section(
          'problem',
          {
            layout: 'screens',
            title: 'Mengapa toko baru sering berhenti di tengah',
            items: problems(
              ['Baru tujuh produk, sudah lelah mengisi ukuran dan berat', 'keranjang', 'orders'],
              ['Ongkir salah, pesanan pertama malah menombok', 'truk', 'sheet'],
              ['Chat pertama masuk, bingung menjawab apa', 'obrolan', 'chat'],
            ),
            closing: 'Bagian yang melelahkan itu pekerjaan kami selama sepuluh hari.',
          },
          on('board'),
        ),
        section(
          'steps',
          {
            layout: 'checklist',
            title: 'Hari demi hari',
            items: stepList(
              {
                title: 'Barang contoh kami terima',
                text: 'Difoto, diukur, ditimbang, lalu dicatat bersama Anda.',
                note: 'Hari 1–3',
              },
              {
                title: 'Judul dan keterangan ditulis',
                text: 'Anda membaca lima yang pertama sebelum kami lanjutkan.',
                note: 'Hari 3–5',
              },
              {
                title: 'Toko diisi dan ongkir diatur',
                text: 'Termasuk jam buka, kurir, dan kalimat sapaan.',
                note: 'Hari 5–8',
              },
              {
                title: 'Pesanan percobaan',
                text: 'Satu pesanan sungguhan dikirim supaya semua jalur teruji.',
                note: 'Hari 9',
              },
              {
                title: 'Serah terima',
                text: 'Panggilan video satu jam, dengan catatan pemakaian tertulis.',
                note: 'Hari 10',
              },
            ),
          },
          on('white'),
        ),
        section(
          'gallery',
          {
            layout: 'mosaic',
            title: 'Gaya foto yang bisa dipilih',
            intro: 'Gambar ilustrasi gaya. Foto toko Anda memakai barang Anda sendiri.',
            isEnlargeable: true,
            items: list(
              {
                image: drawing('botol-berjajar', 'Ilustrasi botol berjajar di rak'),
                caption: 'Berjajar, untuk varian rasa',
              },
              { image: drawing('hampers-rempah', 'Ilustrasi stoples dalam kotak kayu'), caption: 'Paket hadiah' },
              {
                image: drawing('kemeja-lurik', 'Ilustrasi kemeja dilihat dari depan'),
                caption: 'Pakaian, latar polos',
              },
              { image: drawing('tas-lurik', 'Ilustrasi tas tenun'), caption: 'Tas, dengan ukuran' },
            ),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Satu harga sampai serah terima',
            plans: plans({
              name: 'Buka toko marketplace',
              per: 'sekali kerja',
              points: points(
                '30 produk, 120 foto',
                'Judul, keterangan, berat, ukuran',
                'Ongkir, kurir, jam buka',
                'Pesanan percobaan',
                'Catatan pemakaian dan serah terima',
              ),
              cta: toOffer('Buka toko saya'),
            }),
            guarantee: 'Belum mulai difoto? Uang muka kembali penuh. Dua kali perbaikan termasuk.',
            payments: 'Uang muka separuh, sisanya saat serah terima',
          },
          on('white'),
        ),
        section(
          'accordion_list',
          {
            layout: 'numbered',
            title: 'Sebelum mengirim barang contoh',
            items: questions(
              [
                'Barang saya mudah basi. Bagaimana difoto?',
                'Anda memotret dengan panduan kami lewat panggilan video, kami menyuntingnya.',
              ],
              [
                'Ongkos kirim barang contoh siapa yang bayar?',
                'Pengiriman ke tempat kami ditanggung Anda, pengembaliannya kami.',
              ],
              ['Setelah serah terima kalau bingung?', 'Tiga puluh hari pertama boleh bertanya lewat chat tanpa biaya.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
