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
import { assurances, button, composed, drawing, offering, wearing } from './parts.ts'

/** Registration first, explanation after it: for those who have decided. */
export const partnerRegistration: FixedPage = {
  path: '/partner-register',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        eyebrow: 'Formulir pendaftaran',
        title: 'Data untuk akun mitra',
        text: 'Empat menit. Jawabannya bisa diubah saat kami menelepon.',
        fields: list(
          askName,
          askNumber,
          { kind: 'email', label: '', options: '', isRequired: true },
          askChoice('Jalur kemitraan', 'Bagi hasil', 'Langganan', 'Belum yakin'),
          askText('Kelas yang ingin dibuka'),
        ),
        cta: toOffer('Kirim pendaftaran'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('arang', 'arial', 'medium'),
      seo: {
        title: 'Pendaftaran akun mitra pengajar',
        description:
          'Isi formulir pendaftaran mitra. Kami periksa dalam tiga hari kerja, lalu mengirim akun dan panduan memulai ke e-mail Anda.',
      },
      offer: offering(brand, {
        name: 'Pendaftaran mitra',
        label: 'Isi formulir',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Pendaftaran mitra',
            title: 'Buka akun mitra Anda',
            highlight: 'akun mitra',
            text: 'Isi sekali, diperiksa orang, dan akunnya dikirim lewat e-mail. Siapkan nama kelas; rekamannya boleh menyusul.',
            cta: toSection('Isi formulir', form, 'primary'),
            secondCta: button('Baca dahulu jalurnya', url('/partner-marketing-page'), 'secondary'),
            image: drawing('meja-label', 'Ilustrasi meja kerja dengan lembar label'),
          },
          on('paper'),
        ),
        form,
        section(
          'steps',
          {
            layout: 'board',
            title: 'Setelah tombol kirim ditekan',
            items: stepList(
              {
                icon: 'berkas',
                title: 'Diperiksa',
                text: 'Kami membaca isian dan melihat akun atau situs Anda.',
                note: '1–3 hari kerja',
              },
              {
                icon: 'telepon',
                title: 'Dihubungi',
                text: 'Sepuluh menit untuk memastikan jalur dan nama kelas.',
                note: 'Jam kerja',
              },
              {
                icon: 'kunci',
                title: 'Akun dikirim',
                text: 'Tautan membuat kata sandi datang lewat e-mail.',
                note: 'Hari yang sama',
              },
            ),
          },
          on('white'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            title: 'Data Anda dipakai untuk ini saja',
            items: assurances(
              ['perisai', 'Memeriksa pendaftaran', 'Bukan untuk dijual atau dibagikan.'],
              ['surat', 'Mengirim akun', 'Tidak ada surat promosi tanpa persetujuan.'],
              ['hapus', 'Bisa dihapus', 'Minta kapan saja lewat kebijakan privasi.'],
            ),
          },
          on('paper'),
        ),
        section(
          'accordion_list',
          {
            layout: 'lines',
            title: 'Bila ragu saat mengisi',
            items: questions(
              ['Nama pribadi atau nama usaha?', 'Nama pribadi yang bertanggung jawab. Nama usaha ditambahkan di akun.'],
              ['E-mail mana yang dipakai?', 'Yang sering Anda buka. Alamat itu menjadi nama masuk akun mitra.'],
              [
                'Kelas saya belum jadi. Boleh mendaftar?',
                'Boleh. Tulis nama sementara, misalnya “Menjahit untuk pemula”.',
              ],
              [
                'Sudah mendaftar, belum ada kabar?',
                'Lewat tiga hari kerja, kirim ulang formulir dengan nomor WhatsApp yang sama.',
              ],
            ),
          },
          on('white'),
        ),
        section(
          'cta_button',
          { layout: 'band', title: 'Sudah punya akun mitra?', cta: button('Masuk ke area mitra', url('/partner')) },
          on('paper'),
        ),
      ],
    })
  },
}
