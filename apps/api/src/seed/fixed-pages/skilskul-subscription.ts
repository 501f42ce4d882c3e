import {
  askChoice,
  askName,
  askNumber,
  askText,
  list,
  on,
  plans,
  points,
  questions,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, comparedRows, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** Partnership by subscription: one, three or six months. */
export const partnerSubscription: FixedPage = {
  path: '/skilskul-subscription',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Belum siap memesan? Tanya dahulu',
        text: 'Sebutkan jumlah kelas dan murid. Kami hitungkan mana yang lebih hemat, dan menjawab apa adanya.',
        fields: list(
          askName,
          askNumber,
          askChoice('Jumlah kelas', '1', '2–5', 'Lebih dari 5'),
          askText('Perkiraan murid sebulan', false),
        ),
        cta: toOffer('Minta hitungan'),
      },
      on('turmeric'),
    )
    const order = section(
      'order_form',
      {
        layout: 'split',
        title: 'Pesan satu bulan pertama',
        text: 'Untuk masa tiga atau enam bulan, kirim formulir di bagian bawah.',
        hasCoupon: false,
        payments: 'QRIS, transfer bank, dompet digital, kartu kredit',
        cta: toOffer('Pesan langganan'),
      },
      on('paper'),
    )
    const asked = (label: string) => toSection(label, form, 'primary')
    return composed({
      theme: wearing('nila', 'poppins', 'medium'),
      seo: {
        title: 'Langganan mitra: 1, 3, atau 6 bulan',
        description:
          'Jual kelas sendiri tanpa potongan setiap penjualan. Bandingkan masa langganan mitra, masa tenggang, dan cara berhentinya.',
      },
      offer: offering(brand, {
        name: 'Langganan mitra 1 bulan',
        price: prices.subscriptionMonth,
        label: 'Pilih langganan',
        target: { kind: 'section', sectionId: order.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Langganan untuk mitra pengajar',
            title: 'Biaya tetap, hasil kelas sepenuhnya milik Anda',
            highlight: 'sepenuhnya milik Anda',
            text: 'Untuk pengajar yang muridnya sudah rutin datang. Bayar per masa, tanpa potongan di setiap penjualan.',
            cta: toOffer('Mulai {harga} per bulan'),
            secondCta: toSection('Minta hitungan', form),
            image: drawing('kelas-kapal', 'Ilustrasi kapal barang dengan muatan penuh'),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Tiga masa langganan',
            intro: 'Isinya sama. Yang berbeda hanya lamanya.',
            plans: plans(
              {
                name: '1 bulan',
                per: 'per bulan',
                points: points(
                  'Kelas tanpa batas jumlah',
                  'Halaman mitra dan halaman kelas',
                  'Ruang belajar dan sertifikat',
                  'Laporan penjualan',
                ),
                cta: toOffer('Pilih 1 bulan'),
              },
              {
                name: '3 bulan',
                priceText: priced('subscriptionQuarter'),
                per: 'per 3 bulan',
                isBest: true,
                points: points('Semua isi 1 bulan', 'Setara Rp135.000 sebulan', 'Dibantu memindahkan satu kelas'),
                cta: asked('Pilih 3 bulan'),
              },
              {
                name: '6 bulan',
                priceText: priced('subscriptionHalfYear'),
                per: 'per 6 bulan',
                points: points('Semua isi 3 bulan', 'Setara Rp125.000 sebulan', 'Dibantu memindahkan tiga kelas'),
                cta: asked('Pilih 6 bulan'),
              },
            ),
            guarantee: 'Pengembalian dana bisa diajukan dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital, kartu kredit, gerai ritel',
          },
          on('soft'),
        ),
        section(
          'stats',
          {
            layout: 'sentence',
            title: 'Bila terlambat memperpanjang',
            items: statistics(['7 hari', 'masa tenggang'], ['0', 'murid kehilangan kelas yang sudah dibeli']),
            source: 'Aturan langganan mitra. Sesudah tenggang, penjualan baru berhenti sampai diperpanjang.',
          },
          on('white'),
        ),
        section(
          'comparison',
          {
            layout: 'slips',
            title: 'Langganan atau bagi hasil?',
            first: { name: 'Langganan', note: 'Biaya tetap' },
            second: { name: 'Bagi hasil', note: 'Tanpa biaya di depan' },
            third: { name: '', note: '' },
            rows: comparedRows(
              ['Potongan tiap penjualan', false, true],
              ['Tetap membayar saat sepi', true, false],
              ['Dibantu dipasarkan', false, true],
              ['Lebih hemat bila', 'Murid rutin', 'Murid jarang'],
            ),
            cta: button('Lihat jalur bagi hasil', url('/daftar-partner'), 'secondary'),
          },
          on('paper'),
        ),
        order,
        section(
          'steps',
          {
            layout: 'pictures',
            title: 'Memindahkan kelas yang sudah ada',
            items: stepList(
              {
                title: 'Kirim daftar rekaman',
                text: 'Judul dan urutannya, dalam bentuk apa pun.',
                note: 'Hari 1',
                image: drawing('kelas-katalog', 'Ilustrasi daftar kelas'),
              },
              {
                title: 'Susun bab dan tugas',
                text: 'Dari akun Anda, atau dibantu kami.',
                note: 'Hari 2–5',
                image: drawing('kelas-naskah', 'Ilustrasi menyusun pelajaran'),
              },
              {
                title: 'Undang murid lama',
                text: 'Lewat tautan, tanpa membayar dua kali.',
                note: 'Hari 6',
                image: drawing('kelas-surat', 'Ilustrasi undangan kepada murid'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Tentang langganan',
            items: questions(
              ['Apakah diperpanjang otomatis?', 'Hanya bila Anda memilihnya. Kami ingatkan sebelum masa berakhir.'],
              ['Ada masa percobaan?', 'Satu kali untuk setiap mitra. Mintalah lewat formulir di bawah.'],
              [
                'Bagaimana bila saya berhenti?',
                'Penjualan baru berhenti. Murid yang sudah membeli tetap bisa belajar.',
              ],
              ['Apakah ada batas murid?', 'Tidak ada.'],
            ),
          },
          on('white'),
        ),
        form,
      ],
    })
  },
}
