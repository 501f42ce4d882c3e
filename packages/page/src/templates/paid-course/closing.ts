import { noCta } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../../document.ts'
import { plans, points, questions, toOffer } from '../template-parts.ts'
import { climbing, list, on, section } from '../template-section.ts'

/** From the price to the bar that stays in view. */
export function closing(): StoredSection[] {
  return [
    section(
      'price',
      {
        layout: 'receipt',
        title: 'Sekali bayar untuk empat minggu',
        intro: 'Harga ini berlaku sampai {tenggat}.',
        plans: plans({
          name: 'Kelas lengkap',
          points: points(
            'Sepuluh pelajaran video',
            'Empat tugas dengan catatan mentor',
            'Grup satu angkatan',
            'Daftar alas dan alat siap belanja',
          ),
          cta: toOffer('Ikut kelas ini'),
        }),
        guarantee: 'Uang kembali penuh bila Anda berhenti sebelum tugas kedua.',
        payments: 'QRIS, transfer bank, dan dompet digital',
      },
      climbing('soft'),
    ),
    section(
      'trust',
      {
        layout: 'guarantee',
        items: list(
          { icon: 'obrolan', title: 'Tanya dulu', text: 'Kirim satu foto, kami jawab apa yang bisa diperbaiki.' },
          { icon: 'jam', title: 'Tidak terburu-buru', text: 'Tugas boleh menyusul sampai sebulan setelah kelas.' },
        ),
        title: 'Kalau tidak cocok, berhenti saja',
        guarantee: {
          title: 'Surat janji kelas foto',
          text: 'Ikuti minggu pertama dan kerjakan tugasnya. Bila Anda merasa kelas ini bukan untuk Anda, kirim pesan sebelum tugas kedua dan seluruh uang Anda kami kembalikan dalam lima hari kerja.',
          stamp: 'UANG KEMBALI',
          signer: '{mentor}',
        },
      },
      on('white'),
    ),
    section(
      'faq',
      {
        layout: 'columns',
        title: 'Yang sering ditanyakan calon peserta',
        items: questions(
          [
            'Ponsel saya keluaran lama, apakah bisa?',
            'Bisa, selama kameranya berfungsi. Pelajaran pertama justru tentang mengakali ponsel lama.',
          ],
          [
            'Rumah saya gelap, bagaimana?',
            'Kami ajarkan memotret di teras, di depan pintu, dan saat mendung. Satu bukaan kecil sudah cukup.',
          ],
          [
            'Kapan pelajarannya?',
            'Video bisa ditonton kapan saja. Pembahasan tugas tiap Rabu malam, dan rekamannya dikirim keesokan hari.',
          ],
          ['Apakah diajari menyunting di komputer?', 'Tidak. Semua penyuntingan memakai aplikasi ponsel yang gratis.'],
        ),
      },
      on('white'),
    ),
    section(
      'register_class',
      {
        layout: 'band',
        title: 'Potret barang Anda berikutnya bersama kami',
        text: 'Tinggal {sisa_kursi} kursi untuk angkatan ini, supaya setiap foto sempat dinilai.',
        cta: toOffer('Ikut kelas ini'),
        cohort: { name: 'Angkatan berikutnya', start: null, until: null, seats: '' },
      },
      climbing('turmeric'),
    ),
    section('sticky_cta', { layout: 'bar', cta: toOffer('Ikut kelas ini'), secondCta: noCta }, on('white')),
  ]
}
