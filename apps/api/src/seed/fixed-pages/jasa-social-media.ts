import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  climbing,
  list,
  on,
  plans,
  points,
  questions,
  section,
  stages,
  toOffer,
  toSection,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { composed, drawing, offering, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** A month of pictures and films, made in one day. */
export const socialContent: FixedPage = {
  path: '/jasa-kami/social-media',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Pilih tanggal pemotretan',
        text: 'Sebutkan barang dan kota Anda. Kami kirim tiga pilihan tanggal dan daftar yang perlu disiapkan.',
        fields: list(
          askName,
          askNumber,
          askChoice('Jenis barang', 'Makanan dan minuman', 'Pakaian', 'Kerajinan', 'Jasa', 'Lainnya'),
        ),
        cta: toOffer('Kirim permintaan'),
      },
      climbing('turmeric'),
    )
    const shown = { priceText: '', strikeText: '', cta: noCta }
    return composed({
      theme: wearing('manggis', 'poppins', 'full'),
      seo: {
        title: 'Jasa isi media sosial: foto dan video sebulan',
        description:
          'Satu hari pemotretan, 12 foto dan 4 video pendek dengan keterangannya. Siap diunggah sendiri sepanjang bulan.',
      },
      offer: offering(brand, {
        name: 'Isi media sosial satu bulan',
        price: prices.socialContent,
        label: 'Pilih tanggal',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Foto, video, keterangan',
            title: 'Satu hari memotret, sebulan tidak kehabisan bahan',
            highlight: 'sebulan',
            text: 'Anda membawa barang dan ceritanya. Kami pulang dengan dua belas foto, empat video, dan kalimat untuk setiap unggahan.',
            cta: toOffer('Pilih tanggal, mulai {harga}'),
            image: drawing('foto-produk-meja', 'Ilustrasi pemotretan produk di meja'),
          },
          on('paper'),
        ),
        section(
          'gallery',
          {
            layout: 'wall',
            title: 'Suasana yang bisa kami buat',
            intro: 'Ilustrasi suasana. Hasil Anda memakai barang dan tempat Anda.',
            isEnlargeable: false,
            items: list(
              { image: drawing('dapur-sambal', 'Ilustrasi juru masak di dapur'), caption: 'Di balik dapur' },
              { image: drawing('selendang-lurik', 'Ilustrasi selendang tergantung'), caption: 'Kain dan gerak' },
              {
                image: drawing('foto-produk-jendela', 'Ilustrasi produk di cahaya jendela'),
                caption: 'Cahaya jendela',
              },
              { image: drawing('kain-lurik', 'Ilustrasi lipatan kain'), caption: 'Dekat dan rapi' },
              { image: drawing('video-nasi', 'Ilustrasi masakan dari atas'), caption: 'Dari atas' },
            ),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Keterangan yang berbunyi seperti Anda',
            body: richTextOf(
              'Kami mewawancarai Anda dua puluh menit, lalu menulis keterangan dengan kata-kata yang Anda pakai kepada pembeli. Anda membaca semuanya sebelum menerima.',
            ),
            points: points('16 keterangan', 'Ajakan yang tidak memaksa'),
            image: drawing('kelas-surat', 'Ilustrasi tulisan dan balasan di ponsel'),
          },
          on('paper'),
        ),
        section(
          'image_paragraph',
          {
            ...shown,
            layout: 'auto',
            title: 'Kalender, bukan tumpukan berkas',
            body: richTextOf(
              'Setiap foto dan video sudah punya tanggal. Anda tinggal membuka kalender, menyalin keterangan, dan mengunggah.',
            ),
            points: points('Kalender 30 hari', 'Nama berkas per tanggal'),
            image: drawing('kelas-jadwal', 'Ilustrasi kalender unggahan'),
          },
          on('paper'),
        ),
        section(
          'lesson_2',
          {
            layout: 'weeks',
            title: 'Dari obrolan sampai kalender',
            items: stages(
              {
                label: 'Hari 1',
                title: 'Wawancara',
                text: 'Dua puluh menit tentang barang, pembeli, dan hal yang tidak Anda suka.',
                result: 'Daftar adegan',
              },
              {
                label: 'Hari 5',
                title: 'Pemotretan',
                text: 'Enam jam di tempat Anda atau di studio kecil kami.',
                result: 'Bahan mentah',
              },
              {
                label: 'Hari 9',
                title: 'Pilihan pertama',
                text: 'Anda menandai yang disukai dan yang diulang.',
                result: 'Satu putaran perbaikan',
              },
              {
                label: 'Hari 12',
                title: 'Serah terima',
                text: 'Berkas, keterangan, dan kalender dalam satu map.',
                result: 'Siap diunggah',
              },
            ),
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Tiga ukuran bulan',
            plans: plans(
              {
                name: 'Cukup',
                priceText: priced('socialContent'),
                per: 'satu bulan',
                points: points('12 foto', '4 video pendek', '16 keterangan', 'Kalender 30 hari'),
                cta: toOffer('Pilih Cukup'),
              },
              {
                name: 'Ramai',
                priceText: 'Rp2.300.000',
                per: 'satu bulan',
                isBest: true,
                points: points('20 foto', '8 video pendek', '28 keterangan', 'Dua putaran perbaikan'),
                cta: toSection('Pilih Ramai', form, 'primary'),
              },
              {
                name: 'Hari besar',
                priceText: 'Rp3.400.000',
                per: 'satu musim',
                points: points('30 foto', '10 video', 'Tema hari raya', 'Dua hari pemotretan'),
                cta: toSection('Pilih Hari besar', form, 'primary'),
              },
            ),
            guarantee: 'Batal sebelum hari pemotretan: uang muka kembali. Hak pakai foto sepenuhnya milik Anda.',
            payments: 'Uang muka separuh, sisanya saat serah terima',
          },
          on('soft'),
        ),
        section(
          'testimonial_1',
          {
            layout: 'story',
            title: 'Cara kami memilih foto',
            quote:
              'Kami membuang foto yang bagus bila barangnya tidak terlihat jelas. Pembeli Anda membeli barang, bukan lampu kami.',
            result: 'Barang dahulu',
            name: 'Juru foto kami',
            role: 'Memilih dua belas dari tiga ratus',
            image: drawing('potret-nindya', 'Ilustrasi juru foto'),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'open',
            title: 'Tiga hal soal pemotretan',
            items: questions(
              ['Saya harus tampil?', 'Tidak harus. Tangan Anda sudah cukup untuk banyak adegan.'],
              [
                'Siapa yang mengunggah?',
                'Anda. Bila ingin kami yang mengunggah dan membalas, lihat jasa kelola media sosial.',
              ],
              ['Boleh dipakai untuk iklan?', 'Boleh, di mana saja dan selamanya.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
