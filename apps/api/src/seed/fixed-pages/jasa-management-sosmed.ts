import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  cards,
  list,
  on,
  people,
  plans,
  points,
  questions,
  section,
  stepList,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { button, comparedRows, composed, drawing, offering, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** Social accounts looked after by the month. */
export const socialManagement: FixedPage = {
  path: '/jasa-kami/management-sosmed',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Minta pembacaan akun gratis',
        text: 'Kami baca tiga puluh unggahan terakhir dan menulis tiga catatan. Anda boleh memakainya tanpa memakai jasa kami.',
        fields: list(
          askName,
          askNumber,
          askText('Nama akun'),
          askChoice('Unggahan seminggu', 'Jarang', '1–3', 'Lebih dari 3'),
        ),
        cta: toOffer('Baca akun saya'),
      },
      on('turmeric'),
    )
    return composed({
      theme: wearing('arang', 'roboto', 'none', 'dark'),
      seo: {
        title: 'Jasa kelola media sosial bulanan untuk toko',
        description:
          'Unggahan terjadwal, komentar dan pesan dibalas pada jam kerja, laporan satu halaman setiap bulan. Bisa berhenti tiap akhir bulan.',
      },
      offer: offering(brand, {
        name: 'Kelola media sosial',
        price: prices.socialManagement,
        label: 'Minta pembacaan akun',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelola bulanan, satu akun',
            title: 'Akun toko yang tidak pernah pamit seminggu',
            highlight: 'tidak pernah pamit',
            text: 'Tiga unggahan seminggu, komentar dijawab pada jam kerja, dan satu halaman laporan yang bisa dibaca sambil sarapan.',
            cta: toOffer('Minta pembacaan akun'),
            image: drawing('kelas-jadwal', 'Ilustrasi jadwal unggahan sebulan'),
          },
          on('paper'),
        ),
        section(
          'comparison',
          {
            layout: 'table',
            title: 'Admin sendiri, atau kami?',
            intro: 'Bila pesan Anda paling ramai malam hari, karyawan sendiri bisa lebih cocok.',
            first: { name: 'Kami kelola', note: 'Per bulan' },
            second: { name: 'Karyawan admin', note: 'Gaji bulanan' },
            third: { name: 'Dikerjakan sendiri', note: 'Waktu Anda' },
            rows: comparedRows(
              ['Unggahan tetap saat libur', true, false, false],
              ['Paham barang luar dalam', 'Setelah 2 minggu', true, true],
              ['Menulis dan menyunting', true, 'Tergantung orang', 'Tergantung waktu'],
              ['Menjawab di luar jam kerja', false, false, true],
              ['Bisa dihentikan tiap bulan', true, false, true],
            ),
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'grid_card',
          {
            layout: 'feature',
            title: 'Pekerjaan setiap bulan',
            items: cards(
              {
                icon: 'kalender',
                title: 'Dua belas unggahan',
                text: 'Disusun sebulan di depan, Anda setujui sekaligus.',
              },
              { icon: 'obrolan', title: 'Komentar dan pesan', text: 'Senin sampai Sabtu, 09.00–17.00 WIB.' },
              {
                icon: 'peringatan',
                title: 'Pesan sulit diteruskan',
                text: 'Keluhan dan pesanan besar sampai ke Anda dalam satu jam.',
              },
              {
                icon: 'grafik',
                title: 'Laporan satu halaman',
                text: 'Apa yang ditanya orang, apa yang diulang, apa yang dihentikan.',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'background_full',
          {
            layout: 'number',
            value: '1 jam',
            title: 'paling lama keluhan sampai kepada Anda',
            text: 'Pada jam kerja. Di luar itu, pesan dijawab pukul sembilan esok harinya.',
          },
          on('brand'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Bulan pertama Anda',
            items: stepList(
              { icon: 'cari', title: 'Membaca', text: 'Akun, pembeli, dan tiga pesaing dekat.', note: 'Pekan 1' },
              {
                icon: 'pensil',
                title: 'Menetapkan suara',
                text: 'Daftar kata yang dipakai dan yang dihindari.',
                note: 'Pekan 1',
              },
              {
                icon: 'kalender',
                title: 'Kalender pertama',
                text: 'Anda coret, kami perbaiki, lalu jalan.',
                note: 'Pekan 2',
              },
              {
                icon: 'grafik',
                title: 'Laporan pertama',
                text: 'Dibahas dua puluh menit lewat telepon.',
                note: 'Pekan 4',
              },
            ),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'team',
            title: 'Tiga peran di belakang akun Anda',
            people: people(
              {
                name: 'Penulis',
                role: 'Kalender dan keterangan',
                bio: 'Menulis dengan kata-kata toko Anda.',
                image: drawing('potret-tyas', 'Ilustrasi penulis media sosial'),
              },
              {
                name: 'Penjaga pesan',
                role: 'Komentar dan chat',
                bio: 'Menjawab, dan tahu kapan harus bertanya dulu kepada Anda.',
                image: drawing('potret-rahmat', 'Ilustrasi penjaga pesan'),
              },
              {
                name: 'Penyunting',
                role: 'Foto dan video',
                bio: 'Merapikan bahan yang Anda kirim dari ponsel.',
                image: drawing('potret-murni', 'Ilustrasi penyunting gambar'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya per bulan',
            plans: plans({
              name: 'Kelola media sosial',
              per: 'per bulan',
              points: points(
                '12 unggahan',
                'Komentar dan pesan pada jam kerja',
                'Penyuntingan foto dan video Anda',
                'Laporan dan obrolan bulanan',
              ),
              cta: toOffer('Minta pembacaan akun'),
            }),
            guarantee: 'Berhenti di akhir bulan mana pun. Pekan yang belum dikerjakan dikembalikan.',
            payments: 'Transfer bank atau QRIS, di awal bulan',
          },
          on('soft'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Tentang akses dan isi',
            contact: { name: 'Tim media sosial', hours: 'Senin–Sabtu, 09.00–17.00 WIB', number: '' },
            portrait: drawing('potret-rahmat', 'Ilustrasi penjaga pesan'),
            items: questions(
              [
                'Apakah Anda perlu kata sandi?',
                'Kami memakai akses pengelola bila tersedia, supaya kata sandi tetap pada Anda.',
              ],
              [
                'Siapa yang memotret?',
                'Anda dengan ponsel, memakai daftar adegan kami. Bila ingin dipotretkan, gabungkan dengan jasa isi media sosial.',
              ],
              [
                'Apakah pengikut dijamin naik?',
                'Tidak. Kami menjanjikan akun yang terurus dan pertanyaan yang terjawab.',
              ],
            ),
          },
          on('white'),
        ),
        section(
          'cta_button',
          {
            layout: 'band',
            title: 'Butuh fotonya juga?',
            cta: button('Lihat isi media sosial', url('/jasa-kami/social-media')),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
