import type { StoredSection } from '../../document.ts'
import { benefits, changes, picture, points, saying } from '../template-parts.ts'
import { on, section } from '../template-section.ts'

/** A story, what is taken home, for whom, and what changed. */
export function proof(): StoredSection[] {
  return [
    section(
      'testimonial_1',
      {
        layout: 'story',
        title: 'Kata peserta',
        ...saying({
          quote:
            'Dulu pembeli selalu minta foto asli lewat chat. Sekarang mereka langsung memesan, karena foto di toko sudah sama dengan barangnya.',
          result: 'Retur warna tinggal satu',
          name: 'Mira Astuti',
          role: 'Penjual kain jumputan',
          city: 'Palembang',
          image: picture('potret-mira'),
        }),
      },
      on('white'),
    ),
    section(
      'benefits',
      {
        layout: 'feature',
        title: 'Yang Anda bawa pulang',
        intro: 'Semua termasuk dalam satu kali bayar {harga}.',
        items: benefits(
          [
            'kamera',
            'Catatan untuk setiap foto',
            'Mentor melingkari bagian yang perlu diubah dan menjelaskan sebabnya.',
          ],
          ['unduh', 'Daftar alas dan alat', 'Semuanya bisa dibeli di toko alat tulis terdekat.'],
          ['kelompok', 'Grup satu angkatan', 'Tempat bertanya sebelum memotret, bukan sesudah kecewa.'],
          ['selamanya', 'Rekaman tetap milik Anda', 'Bisa ditonton lagi saat musim barang baru.'],
        ),
      },
      on('paper'),
    ),
    section(
      'suitable_for',
      {
        layout: 'sides',
        title: 'Cocok untuk Anda?',
        yes: points(
          'Anda menjual barang sendiri dan memotretnya sendiri',
          'Ponsel Anda bisa memotret, apa pun mereknya',
          'Anda bisa menyisihkan dua jam setiap minggu',
        ),
        personas: [],
        no: points('Anda ingin menjadi fotografer pernikahan', 'Anda mencari jasa yang memotretkan'),
        closing: 'Masih ragu? Tonton pelajaran pertamanya gratis.',
      },
      on('white'),
    ),
    section(
      'testimonial_4',
      {
        layout: 'climb',
        title: 'Sebelum dan sesudah, dari toko mereka sendiri',
        items: changes(
          {
            measure: 'Waktu memotret satu barang',
            before: '55 menit',
            after: '12 menit',
            period: '4 minggu',
            name: 'Tono Suharto',
            role: 'Perajin dompet, Garut',
          },
          {
            measure: 'Pengunjung yang membuka foto kedua',
            before: '1 dari 9',
            after: '1 dari 3',
            period: '6 minggu',
            name: 'Lely Marpaung',
            role: 'Kue kering, Medan',
          },
        ),
      },
      on('soft'),
    ),
  ]
}
