import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  benefits,
  changes,
  climbing,
  list,
  on,
  plans,
  points,
  problems,
  questions,
  section,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, chatOr, composed, drawing, offering, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** A marketplace shop looked after every day. */
export const marketplaceManagement: FixedPage = {
  path: '/jasa-kami/management-marketplace',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Kirim alamat toko, terima tiga catatan',
        text: 'Kami baca toko Anda dan menulis tiga hal yang akan kami kerjakan lebih dahulu. Tanpa biaya, tanpa kewajiban.',
        fields: list(
          askName,
          askNumber,
          askText('Alamat toko'),
          askChoice('Pesanan sehari', 'Di bawah 5', '5–20', 'Di atas 20'),
        ),
        cta: toOffer('Minta tiga catatan'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('pandan', 'montserrat', 'none'),
      seo: {
        title: 'Jasa kelola marketplace harian untuk toko kecil',
        description:
          'Chat dibalas, produk diunggah, iklan diberi batas, laporan setiap Senin. Anda tinggal menyiapkan barang dan menyetujui harga.',
      },
      offer: offering(brand, {
        name: 'Kelola Marketplace',
        price: prices.marketplaceManagement,
        label: 'Minta tiga catatan',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelola harian, per bulan',
            title: 'Toko tetap buka saat Anda belanja bahan',
            highlight: 'tetap buka',
            text: 'Kami membalas chat, mengunggah produk, dan menjaga iklan setiap hari kerja. Harga dan stok tetap keputusan Anda.',
            cta: toOffer('Mulai {harga} per bulan'),
            secondCta: button(
              'Tanya lewat chat',
              chatOr(brand, 'Halo, saya ingin bertanya tentang jasa kelola marketplace.', form),
              'secondary',
            ),
            image: drawing('layar-pesanan', 'Ilustrasi daftar pesanan di ponsel'),
          },
          on('paper'),
        ),
        section(
          'problem',
          {
            layout: 'thoughts',
            title: 'Yang terlintas saat tangan masih bau bumbu',
            items: problems(
              ['Tadi ada chat, sudah dibalas belum?', 'obrolan', 'chat'],
              ['Produk baru difoto dua minggu lalu, belum diunggah.', 'kamera', 'orders'],
              ['Saldo iklan kok cepat habis?', 'grafik', 'chart'],
            ),
            closing: 'Tiga pertanyaan itu pindah ke meja kami.',
          },
          on('board'),
        ),
        section(
          'benefits',
          {
            layout: 'feature',
            title: 'Yang kami kerjakan setiap hari',
            items: benefits(
              [
                'obrolan',
                'Chat dijawab',
                'Senin sampai Sabtu, 08.00–20.00 WIB, memakai daftar jawaban yang Anda setujui.',
              ],
              ['keranjang', 'Produk diunggah', 'Sampai dua puluh produk baru sebulan.'],
              ['sasaran', 'Iklan dijaga', 'Batas harian tidak pernah dilewati.'],
              ['bintang', 'Ulasan dibalas', 'Yang kecewa diteruskan kepada Anda hari itu.'],
              ['truk', 'Batas kirim diingatkan', 'Dua kali sehari, sebelum terlambat.'],
            ),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'right',
            title: 'Laporan Senin, satu halaman',
            body: richTextOf(
              'Berapa pesanan, dari mana, apa yang ditanya, berapa biaya iklan, dan satu keputusan yang kami minta dari Anda. Tidak lebih dari satu halaman, supaya sungguh dibaca.',
            ),
            points: points('Dikirim setiap Senin pagi', 'Satu keputusan seminggu', 'Angka mentahnya terlampir'),
            image: drawing('layar-laporan', 'Ilustrasi laporan mingguan toko'),
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'testimonial_4',
          {
            layout: 'figures',
            title: 'Yang kami ukur pada bulan pertama',
            intro: 'Contoh sasaran kerja. Angka awalnya diambil dari toko Anda.',
            items: changes(
              {
                measure: 'Waktu balas chat',
                before: '3 jam',
                after: '15 menit',
                period: 'Bulan 1',
                name: 'Sasaran kerja',
                role: 'Pada jam jaga',
              },
              {
                measure: 'Produk tanpa foto kedua',
                before: '18',
                after: '0',
                period: 'Bulan 1',
                name: 'Sasaran kerja',
                role: 'Toko dengan 40 produk',
              },
              {
                measure: 'Ulasan belum dibalas',
                before: '26',
                after: '0',
                period: 'Pekan 2',
                name: 'Sasaran kerja',
                role: 'Ulasan tiga bulan',
              },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Menurut ramainya toko',
            plans: plans(
              {
                name: 'Rintis',
                priceText: priced('marketplaceManagement'),
                per: 'per bulan',
                points: points(
                  'Satu toko, sampai 10 pesanan sehari',
                  '20 produk baru',
                  'Chat 08.00–20.00',
                  'Laporan Senin',
                ),
                cta: toOffer('Pilih Rintis'),
              },
              {
                name: 'Jalan',
                priceText: 'Rp2.100.000',
                per: 'per bulan',
                isBest: true,
                points: points(
                  'Dua toko, sampai 30 pesanan sehari',
                  '40 produk baru',
                  'Iklan dan kampanye',
                  'Obrolan bulanan',
                ),
                cta: toSection('Pilih Jalan', form, 'primary'),
              },
              {
                name: 'Ramai',
                priceText: 'Rp3.600.000',
                per: 'per bulan',
                points: points(
                  'Tiga toko, sampai 80 pesanan sehari',
                  'Penjaga chat khusus',
                  'Hitungan kampanye',
                  'Obrolan dua mingguan',
                ),
                cta: toSection('Pilih Ramai', form, 'primary'),
              },
            ),
            guarantee: 'Berhenti di akhir bulan mana pun. Minggu yang belum dikerjakan dikembalikan.',
            payments: 'Transfer bank atau QRIS. Biaya iklan dibayar langsung oleh toko.',
          },
          on('soft'),
        ),
        section(
          'suitable_for',
          {
            layout: 'sides',
            title: 'Supaya sama-sama enak',
            yes: points(
              'Barangnya sudah pernah laku',
              'Ada orang yang bisa mengemas setiap hari',
              'Anda membaca laporan Senin',
            ),
            no: points('Tokonya belum punya produk', 'Ingin harga ditentukan pihak lain'),
            personas: [],
            closing: 'Toko belum ada? Mulai dari jasa buka toko.',
            cta: button('Lihat jasa buka toko', url('/jasa-kami/marketplace'), 'secondary'),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Tentang akses dan tanggung jawab',
            contact: { name: 'Tim kelola toko', hours: 'Senin–Sabtu, 08.00–20.00 WIB', number: '' },
            portrait: drawing('potret-novi', 'Ilustrasi pengelola toko'),
            items: questions(
              [
                'Apakah Anda bisa menarik saldo toko?',
                'Tidak, dan kami tidak memintanya. Akses kami sebatas produk, chat, dan iklan.',
              ],
              [
                'Kalau salah menjawab pembeli?',
                'Kami akui kepada pembeli dan kepada Anda hari itu juga, lalu menulis cara mencegahnya di laporan Senin.',
              ],
              ['Berapa lama sampai mulai?', 'Empat hari kerja sejak akses diberikan.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
