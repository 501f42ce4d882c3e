import { noImage, noVideo } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../../document.ts'
import { lessons, stages } from '../template-parts.ts'
import { list, on, section } from '../template-section.ts'

/** What is learnt, week by week and lesson by lesson. */
export function curriculum(): { journey: StoredSection; lessons: StoredSection } {
  return {
    journey: section(
      'lesson_2',
      {
        layout: 'weeks',
        title: 'Empat minggu, empat foto yang langsung dipakai',
        intro: 'Setiap minggu Anda menyetor satu hasil dan menerima catatan perbaikan.',
        items: stages(
          {
            label: 'Minggu 1',
            title: 'Cahaya jendela',
            text: 'Mencari jam terbaik di rumah Anda dan memantulkan cahaya dengan karton putih.',
            result: 'Satu foto terang tanpa lampu',
          },
          {
            label: 'Minggu 2',
            title: 'Alas dan sudut',
            text: 'Memilih alas yang membuat barang menonjol, lalu tiga sudut yang selalu berhasil.',
            result: 'Tiga sudut untuk satu barang',
          },
          {
            label: 'Minggu 3',
            title: 'Barang dipakai orang',
            text: 'Tangan, meja makan, dan suasana, supaya pembeli membayangkan memilikinya.',
            result: 'Satu foto bercerita',
          },
          {
            label: 'Minggu 4',
            title: 'Sunting dan unggah',
            text: 'Menyamakan warna di ponsel dan menyiapkan ukuran untuk setiap marketplace.',
            result: 'Etalase yang seragam',
          },
        ),
      },
      on('white'),
    ),
    lessons: section(
      'lesson',
      {
        layout: 'chapters',
        title: 'Isi pelajarannya',
        intro: 'Video pendek yang bisa ditonton sambil menata barang.',
        chapters: list(
          {
            title: 'Menyiapkan tempat',
            level: '1' as const,
            lessons: lessons(
              ['Berkeliling rumah mencari cahaya', 8, { isFree: true }],
              ['Membuat pemantul dari karton bekas', 6],
              ['Alas dari kain, papan, dan kertas kado', 9],
            ),
          },
          {
            title: 'Memotret',
            level: '2' as const,
            lessons: lessons(
              ['Mengunci fokus dan terang di ponsel', 7],
              ['Tiga sudut untuk makanan', 11],
              ['Kain dan baju tanpa peraga', 12],
              ['Barang mengilap tanpa pantulan', 10],
            ),
          },
          {
            title: 'Menyelesaikan',
            level: '3' as const,
            lessons: lessons(
              ['Menyunting dengan aplikasi gratis', 14],
              ['Dua puluh barang dalam satu pagi', 13],
              ['Ukuran foto setiap marketplace', 5, { kind: 'article' }],
            ),
          },
        ),
        hasTotals: true,
        image: noImage,
        video: noVideo,
      },
      on('white'),
    ),
  }
}
