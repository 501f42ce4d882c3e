import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noLink } from '../values.ts'
import { lesson, type LessonContent } from './lesson.section.ts'

type Chapter = LessonContent['chapters'][number]

const chapter = (index: number, level: Chapter['level'], title: string, lessons: [string, number][]): Chapter => ({
  id: `babak-000${index}`,
  title,
  level,
  lessons: lessons.map(([name, minutes], at) => ({
    id: `babak-${index}-0${at}`,
    title: name,
    minutes,
    kind: name.startsWith('Daftar periksa') ? 'article' : 'video',
    isFree: index === 0 && at === 1,
    target: noLink,
  })),
})

const live: LessonContent = {
  ...lesson.defaults,
  title: 'Isi kelas siaran langsung TikTok',
  intro: 'Dari meja kosong sampai pesanan keseratus, urut dengan cara toko kecil mengerjakannya.',
  chapters: [
    chapter(0, '1', 'Sebelum menyala', [
      ['Memilih lima produk pembuka', 16],
      ['Meja, lampu, dan ponsel seharga dua ratus ribu', 22],
      ['Naskah tiga menit pertama', 18],
      ['Daftar periksa sebelum siaran', 5],
    ]),
    chapter(1, '2', 'Saat siaran', [
      ['Menyebut harga tanpa terdengar menawar', 14],
      ['Menjawab komentar sambil mengemas', 20],
      ['Kupon yang habis tepat waktu', 17],
    ]),
    chapter(2, '3', 'Sesudahnya', [
      ['Membaca grafik penonton', 25],
      ['Memotong siaran menjadi sepuluh klip', 31],
      ['Menyusun jadwal minggu depan', 12],
    ]),
  ],
  image: storyImage('perkenalan-kelas', 'Mentor memperkenalkan kelas di depan papan tulis'),
  video: { kind: 'provider', provider: 'youtube', id: 'dQw4w9WgXcQ' },
  sizeMb: 48,
}

const oneList = { ...live, chapters: live.chapters.slice(0, 1).map((each) => ({ ...each, title: '' })) }

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  chapters: { content: live, settings: { tone: 'soft' } },
  chaptersOfOneList: { content: { ...oneList, intro: '' }, settings: { tone: 'board' } },
  compact: { content: { ...live, layout: 'compact' }, settings: { tone: 'paper' } },
  compactOfOneList: { content: { ...oneList, layout: 'compact' } },
  sample: { content: { ...live, layout: 'sample', title: 'Coba satu pelajaran sekarang' } },
  sampleWithoutFilm: {
    content: { ...live, layout: 'sample', image: lesson.defaults.image, video: lesson.defaults.video },
    settings: { tone: 'turmeric' },
  },
} satisfies Record<string, { content: LessonContent; settings?: Partial<SectionSettings> }>
