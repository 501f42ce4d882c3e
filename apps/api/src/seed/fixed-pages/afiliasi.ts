import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  climbing,
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
import { assurances, button, comparedRows, composed, drawing, offering, statistics, wearing } from './parts.ts'

/** The affiliate programme by its rules: they are the argument. */
export const affiliates: FixedPage = {
  path: '/afiliasi',
  document(brand) {
    const guide = section(
      'rich_text',
      {
        layout: 'margin',
        title: 'Aturan main, ditulis utuh',
        intro: 'Dibaca lima menit, supaya tidak ada salah paham saat komisi dihitung.',
        hasContents: false,
        quote: '',
        parts: list(
          {
            title: 'Kapan sebuah penjualan menjadi milik Anda',
            body: richTextOf(
              'Seseorang menekan tautan Anda, lalu membeli dalam 30 hari di browser yang sama. Bila ia menekan tautan beberapa orang, tautan terakhir yang dihitung.',
            ),
            note: 'Membeli lewat tautan sendiri tidak menghasilkan komisi.',
          },
          {
            title: 'Dari angka berapa komisi dihitung',
            body: richTextOf(
              'Dari harga yang benar-benar dibayar, sesudah kupon, dikurangi pajak bila ada. Besarannya tertulis di setiap barang pada area afiliasi Anda.',
            ),
            note: 'Dibulatkan ke bawah sampai rupiah penuh.',
          },
          {
            title: 'Kapan bisa dicairkan',
            body: richTextOf(
              'Komisi berstatus tertunda selama 14 hari. Lewat dari itu, komisi menjadi bisa dicairkan. Bila pembeli mendapat pengembalian dana, komisinya ikut ditarik.',
            ),
            note: 'Tertunda, bisa dicairkan, dicairkan: tiga keadaan, selalu terlihat.',
          },
          {
            title: 'Cara menyebut bahwa Anda mendapat bagian',
            body: richTextOf(
              'Tulis satu kalimat pendek, misalnya: “Tautan ini tautan afiliasi; saya mendapat bagian bila Anda membeli.” Pengikut menghargainya, dan kami mewajibkannya.',
            ),
            note: 'Tautan yang disebar ke grup tanpa izin akan dinonaktifkan.',
          },
        ),
      },
      on('white'),
    )
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Daftar sebagai afiliasi',
        text: 'Kami baca akun Anda dan menjawab dalam tiga hari kerja. Gratis, tanpa target.',
        fields: list(
          askName,
          askNumber,
          askText('Akun atau situs utama'),
          askChoice(
            'Yang sering Anda bahas',
            'Jualan daring',
            'Keuangan rumah',
            'Resep dan dapur',
            'Gaya hidup',
            'Lainnya',
          ),
        ),
        cta: toOffer('Kirim pendaftaran'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('toska', 'poppins', 'none'),
      seo: {
        title: 'Program afiliasi: aturan jelas, komisi terlihat',
        description:
          'Sarankan kelas dan tools lewat tautan Anda. Berlaku 30 hari, klik terakhir yang dihitung, bisa dicairkan setelah 14 hari.',
      },
      offer: offering(brand, {
        name: 'Program afiliasi',
        label: 'Daftar afiliasi',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Program afiliasi, gratis',
            title: 'Sarankan yang Anda pakai. Lihat sendiri hitungannya.',
            highlight: 'Lihat sendiri hitungannya',
            text: 'Satu tautan untuk setiap kelas dan tools. Setiap klik, pembelian, dan komisi terlihat di area Anda, termasuk yang dibatalkan.',
            cta: toOffer('Daftar afiliasi'),
            secondCta: toSection('Baca aturannya', guide),
            image: drawing('buku-kas', 'Ilustrasi buku catatan pemasukan'),
          },
          on('paper'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Dari daftar sampai cair',
            items: stepList(
              { icon: 'pensil', title: 'Daftar', text: 'Isi empat hal, kami baca akun Anda.', note: '3 hari kerja' },
              { icon: 'tautan', title: 'Ambil tautan', text: 'Pilih barang yang sungguh Anda kenal.', note: '5 menit' },
              {
                icon: 'pengeras',
                title: 'Sarankan',
                text: 'Di unggahan, halaman tautan, atau tulisan.',
                note: 'Kapan saja',
              },
              { icon: 'uang', title: 'Cairkan', text: 'Ke rekening bank Anda.', note: 'Setelah 14 hari' },
            ),
          },
          on('white'),
        ),
        section(
          'stats',
          {
            layout: 'feature',
            title: 'Tiga angka yang perlu diingat',
            items: statistics(
              ['30 hari', 'tautan Anda berlaku setelah ditekan'],
              ['14 hari', 'komisi menunggu sebelum bisa dicairkan'],
              ['1', 'tautan terakhir yang dihitung'],
            ),
            source: 'Aturan program ini.',
          },
          on('paper'),
        ),
        guide,
        section(
          'comparison',
          {
            layout: 'table',
            title: 'Afiliasi atau mitra?',
            first: { name: 'Afiliasi', note: 'Menyarankan' },
            second: { name: 'Mitra', note: 'Menjual kelas sendiri' },
            third: { name: '', note: '' },
            rows: comparedRows(
              ['Perlu punya kelas', false, true],
              ['Biaya bergabung', 'Tidak ada', 'Bagi hasil atau langganan'],
              ['Halaman sendiri', false, true],
              ['Dibayar dari', 'Komisi tiap pembelian', 'Penjualan kelas'],
            ),
            cta: button('Lihat jalur mitra', url('/partner-marketing-page'), 'secondary'),
          },
          on('paper'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Yang kami jaga',
            items: assurances(
              ['mata', 'Semua terlihat', 'Klik, pembelian, dan pembatalan ada di area Anda.'],
              ['perisai', 'Tidak ada target', 'Tidak menjual sebulan pun tidak apa-apa.'],
              ['info', 'Bukan bertingkat', 'Tidak ada komisi dari mengajak orang mendaftar.'],
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Sebelum mendaftar afiliasi',
            contact: { name: 'Tim afiliasi', hours: 'Senin–Jumat, 09.00–17.00 WIB', number: '' },
            portrait: drawing('potret-mira', 'Ilustrasi pengelola program afiliasi'),
            items: questions(
              ['Berapa besar komisinya?', 'Berbeda untuk setiap barang dan tertulis sebelum Anda mengambil tautannya.'],
              [
                'Harus punya banyak pengikut?',
                'Tidak. Kami lebih melihat apakah Anda mengenal barang yang disarankan.',
              ],
              ['Di mana bahan kampanye?', 'Di halaman kampanye afiliasi, termasuk kalimat yang boleh disalin.'],
              ['Bolehkah beriklan?', 'Boleh, asal tidak memakai nama kami sebagai nama akun atau kata kunci.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
