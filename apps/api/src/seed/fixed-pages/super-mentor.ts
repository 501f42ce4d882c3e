import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  climbing,
  links,
  list,
  on,
  people,
  questions,
  section,
  stepList,
  toOffer,
  toSection,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, comparedRows, composed, drawing, offering, wearing } from './parts.ts'
import { priced } from './prices.ts'

/** What a mentor is, against a class and a service; leads to the three. */
export const superMentor: FixedPage = {
  path: '/super-mentor',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Ceritakan di mana Anda tersangkut',
        text: 'Kami jawab dengan satu saran: mentor yang mana, atau cukup kelas, atau belum perlu keduanya.',
        fields: list(
          askName,
          askNumber,
          askChoice('Tempat jualan utama', 'Shopee', 'TikTok', 'Tokopedia', 'Lebih dari satu'),
          askText('Satu hal yang tersangkut'),
        ),
        cta: toOffer('Kirim cerita'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('arang', 'montserrat', 'medium'),
      seo: {
        title: 'Super Mentor: satu orang, tiga bulan, toko Anda',
        description:
          'Pendampingan pribadi untuk penjual Shopee, TikTok, dan Tokopedia: dua belas pertemuan, tugas mingguan, dan catatan tertulis.',
      },
      offer: offering(brand, {
        name: 'Super Mentor',
        label: 'Ceritakan keadaan Anda',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Pendampingan pribadi, tiga bulan',
            title: 'Bukan video lagi. Orang yang membuka toko Anda.',
            highlight: 'Orang',
            text: 'Seorang mentor membaca toko Anda setiap pekan, memilih satu hal untuk dibereskan, dan menanyakannya lagi pekan depan.',
            cta: toSection('Ceritakan keadaan Anda', form, 'primary'),
            image: drawing('buku-kas', 'Ilustrasi buku catatan usaha di meja'),
          },
          on('paper'),
        ),
        section(
          'link_list',
          {
            layout: 'grid',
            title: 'Pilih menurut tempat jualan Anda',
            items: links(
              {
                label: 'Super Mentor Shopee',
                note: 'Toko yang ramai dilihat, sepi dibeli',
                target: url('/super-mentor-shopee'),
                icon: 'keranjang',
                price: priced('superMentorShopee'),
              },
              {
                label: 'Super Mentor TikTok',
                note: 'Siaran dan video yang tidak menjual',
                target: url('/super-mentor-tiktok'),
                icon: 'video',
                price: priced('superMentorTiktok'),
              },
              {
                label: 'Super Mentor Tokopedia',
                note: 'Barang banyak, urusan tercecer',
                target: url('/super-mentor-tokopedia'),
                icon: 'paket',
                price: priced('superMentorTokopedia'),
              },
            ),
          },
          on('white'),
        ),
        section(
          'paragraph',
          {
            layout: 'letter',
            title: 'Mengapa satu hal setiap pekan',
            body: richTextOf(
              'Kebanyakan penjual tahu dua puluh hal yang harus diperbaiki. Karena itulah tidak satu pun selesai. Tugas mentor bukan menambah daftar, melainkan mencoret sembilan belas dari antaranya untuk pekan ini.',
              'Pekan depan kita buka toko yang sama, melihat angka yang sama, dan baru memilih hal berikutnya.',
            ),
            signature: {
              name: 'Tim Super Mentor',
              role: 'Penulis surat ini',
              image: drawing('potret-haris', 'Ilustrasi mentor'),
            },
          },
          on('paper'),
        ),
        section(
          'comparison',
          {
            layout: 'table',
            title: 'Kelas, mentor, atau jasa?',
            first: { name: 'Super Mentor', note: 'Anda mengerjakan, ditemani' },
            second: { name: 'Kelas', note: 'Anda belajar sendiri' },
            third: { name: 'Jasa', note: 'Kami mengerjakan' },
            rows: comparedRows(
              ['Toko Anda dibaca tiap pekan', true, false, true],
              ['Anda bisa sendiri sesudahnya', true, true, false],
              ['Waktu Anda seminggu', '3–4 jam', '1–3 jam', '30 menit'],
              ['Mulai dari', priced('superMentorTokopedia'), priced('courseShopee'), priced('marketplaceManagement')],
            ),
            cta: button('Lihat semua jasa', url('/jasa-kami'), 'secondary'),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'team',
            title: 'Tiga bidang, tiga mentor',
            intro: 'Anda didampingi satu orang dari awal sampai akhir.',
            people: people(
              {
                name: 'Mentor Shopee',
                role: 'Judul, foto, harga, iklan',
                bio: 'Membaca toko dari sisi pembeli yang ragu.',
                image: drawing('potret-dinda', 'Ilustrasi mentor Shopee'),
              },
              {
                name: 'Mentor TikTok',
                role: 'Naskah, siaran, keranjang',
                bio: 'Menonton siaran Anda sampai habis.',
                image: drawing('potret-tyas', 'Ilustrasi mentor TikTok'),
              },
              {
                name: 'Mentor Tokopedia',
                role: 'Etalase, stok, kiriman',
                bio: 'Merapikan urusan sebelum menambah barang.',
                image: drawing('potret-bambang', 'Ilustrasi mentor Tokopedia'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'steps',
          {
            layout: 'checklist',
            title: 'Setelah Anda mengirim cerita',
            items: stepList(
              { title: 'Dibaca', text: 'Mentor membaca toko Anda sebelum menjawab.', note: '2 hari kerja' },
              {
                title: 'Obrolan pertama',
                text: 'Dua puluh menit, tanpa biaya, untuk memastikan cocok.',
                note: 'Pekan yang sama',
              },
              { title: 'Pekan pertama', text: 'Satu tugas, satu angka yang dicatat.', note: 'Senin berikutnya' },
            ),
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'quote',
            title: 'Kami lebih senang Anda berhenti didampingi karena sudah bisa.',
            text: 'Ukuran keberhasilan seorang mentor',
          },
          on('board'),
        ),
        section(
          'accordion_list',
          {
            layout: 'columns',
            title: 'Yang ditanyakan sebelum didampingi',
            contact: { name: 'Tim Super Mentor', hours: 'Senin–Jumat, 09.00–17.00 WIB', number: '' },
            items: questions(
              [
                'Apakah mentor mengerjakan toko saya?',
                'Tidak. Mentor menunjukkan dan memeriksa; tangan yang mengubah tetap tangan Anda.',
              ],
              ['Kalau tidak cocok dengan mentornya?', 'Bisa diganti satu kali setelah pertemuan kedua, tanpa biaya.'],
              ['Pertemuannya di mana?', 'Panggilan video. Catatan tertulis dikirim pada hari yang sama.'],
              [
                'Apakah hasilnya dijamin?',
                'Tidak. Yang dijanjikan adalah pertemuan, pemeriksaan, dan catatan setiap pekan.',
              ],
            ),
          },
          on('white'),
        ),
        form,
      ],
    })
  },
}
