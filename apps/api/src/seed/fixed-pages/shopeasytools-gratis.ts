import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import {
  askName,
  askNumber,
  askText,
  benefits,
  list,
  on,
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

/** A week of the tool for nothing, for sellers who have never used one. */
export const shopeasytoolsFree: FixedPage = {
  path: '/shopeasytools-gratis',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        eyebrow: 'Uji coba 7 hari',
        title: 'Kirim saya tautan uji cobanya',
        text: 'Tautan dan kode uji coba kami kirim ke nomor ini. Tidak ada kartu, tidak ada tagihan setelahnya.',
        points: points('Tiga pekerjaan pilihan Anda', 'Berhenti sendiri pada hari ketujuh'),
        image: drawing('layar-rak', 'Ilustrasi rak barang yang tersusun rapi'),
        fields: list(askName, askNumber, askText('Nama toko Anda', false)),
        cta: toOffer('Kirim tautannya'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('bata', 'poppins', 'full'),
      seo: {
        title: 'Coba Shopeasytools gratis selama 7 hari',
        description:
          'Pilih tiga pekerjaan toko Shopee yang paling melelahkan, lalu biarkan Shopeasytools mengerjakannya seminggu. Tanpa kartu.',
      },
      offer: offering(brand, {
        name: 'Uji coba Shopeasytools',
        price: 0,
        label: 'Coba gratis',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Gratis, tanpa kartu',
            title: 'Seminggu tanpa klik yang itu-itu lagi',
            highlight: 'Seminggu',
            text: 'Pilih tiga pekerjaan yang paling sering Anda tunda. Shopeasytools mengerjakannya tujuh hari, lalu berhenti sendiri.',
            cta: toOffer('Minta tautan uji coba'),
            secondCta: button('Lihat lisensi penuh', url('/shopeasytools'), 'secondary'),
            image: drawing('layar-stok', 'Ilustrasi layar laptop dan ponsel toko daring'),
          },
          on('paper'),
        ),
        section(
          'problem',
          {
            layout: 'thoughts',
            title: 'Kalimat yang biasa terdengar pukul sebelas malam',
            items: problems(
              ['Tadi sudah menaikkan produk belum, ya?', 'jam', 'orders'],
              ['Ada dua puluh chat, isinya mirip semua.', 'obrolan', 'chat'],
              ['Ulasan bulan lalu belum saya balas.', 'bintang', 'sheet'],
            ),
            closing: 'Ketiganya bisa dicoba gratis minggu ini.',
          },
          on('board'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Aman dicoba di toko yang sedang ramai',
            items: assurances(
              ['kunci', 'Tanpa kata sandi toko', 'Alat bekerja di browser tempat Anda sudah masuk.'],
              ['perisai', 'Batas harian kecil', 'Uji coba memakai setengah dari batas lisensi penuh.'],
              ['silang', 'Mudah dihapus', 'Satu halaman panduan, dua menit, tidak berbekas.'],
            ),
          },
          on('white'),
        ),
        section(
          'benefits',
          {
            layout: 'stairs',
            title: 'Yang Anda ketahui setelah tujuh hari',
            items: benefits(
              ['jam', 'Berapa menit yang kembali', 'Catatan harian menghitung klik yang tidak Anda lakukan.'],
              ['obrolan', 'Kalimat sapaan yang cocok', 'Tiga contoh sapaan bisa Anda ubah dan bandingkan.'],
              [
                'centang',
                'Perlu berbayar atau tidak',
                'Bila pekerjaan Anda sedikit, uji coba ini saja sudah cukup menjawab.',
              ],
            ),
          },
          on('paper'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'right',
            title: 'Mulai dari satu, lihat besok pagi',
            body: richTextOf(
              'Nyalakan satu pekerjaan sebelum menutup laptop. Besok pagi buka catatannya: berapa klik yang tidak perlu Anda lakukan, dan apakah ada yang perlu dibetulkan.',
            ),
            points: points('Menaikkan produk bergiliran', 'Menyapa pembeli baru', 'Membalas ulasan tanpa keluhan'),
            image: drawing('meja-kemasan', 'Ilustrasi meja kemas dengan kotak dan laptop'),
            cta: toSection('Pilih tiga pekerjaan', form, 'primary'),
          },
          on('white'),
        ),
        section(
          'steps',
          {
            layout: 'pictures',
            title: 'Hari pertama Anda',
            items: stepList(
              {
                title: 'Terima tautan di WhatsApp',
                image: drawing('kelas-surat', 'Ilustrasi pesan masuk di ponsel'),
                text: 'Kami kirim bersama kode uji coba atas nama Anda.',
                note: 'Hari kerja yang sama',
              },
              {
                title: 'Pasang di laptop',
                image: drawing('lembar-kerja', 'Ilustrasi panduan pemasangan'),
                text: 'Ikuti panduan bergambar sampai ikonnya muncul di browser.',
                note: '5 menit',
                target: url('/tutorial/shopeasytools/install'),
              },
              {
                title: 'Nyalakan satu pekerjaan',
                image: drawing('layar-laporan', 'Ilustrasi catatan hasil harian'),
                text: 'Jangan tiga sekaligus. Lihat hasilnya besok pagi.',
                note: '1 menit',
              },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'free',
            title: 'Biayanya selama seminggu',
            plans: plans({
              name: 'Uji coba 7 hari',
              points: points('Satu akun toko', 'Tiga pekerjaan pilihan', 'Panduan pasang lengkap', 'Berhenti sendiri'),
              cta: toOffer('Minta tautan uji coba'),
            }),
          },
          on('soft'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Tanya sebentar',
            items: questions(
              [
                'Setelah tujuh hari apa yang terjadi?',
                'Alat berhenti bekerja. Tidak ada penagihan, karena kami tidak meminta data kartu.',
              ],
              [
                'Bisa dari ponsel saja?',
                'Sebagian bisa, lewat setelan ponsel. Pemasangan pertama lebih mudah dari laptop.',
              ],
              ['Boleh mencoba dua kali?', 'Satu akun toko satu kali. Setelah itu tersedia lisensi bulanan.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
