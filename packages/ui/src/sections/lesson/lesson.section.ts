import * as z from 'zod/mini'
import { defineSection } from '../define-section.ts'
import { chaptersOf } from '../parts/from-record.ts'
import { chapterSchema, newLesson, unfinishedSyllabus } from '../parts/syllabus.schema.ts'
import { imageSchema, listOf, noImage, noVideo, strictObject, text, videoSchema } from '../values.ts'
import { lessonFields } from './lesson-fields.ts'

const content = strictObject(() => ({
  layout: z.enum(['chapters', 'compact', 'sample']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  chapters: listOf(chapterSchema, 12),
  /** Counts the lessons and adds up their minutes. */
  hasTotals: z.boolean(),
  /** Poster of the lesson that may be tried. */
  image: imageSchema,
  video: videoSchema,
  playLabel: text(28),
  /** What watching it costs in data, 0 while not known. */
  sizeMb: z.int().check(z.minimum(0), z.maximum(5_000)),
}))
export type LessonContent = z.infer<typeof content>

export const lesson = defineSection<LessonContent>({
  type: 'lesson',
  version: 1,
  label: 'Pelajaran',
  purpose: 'Isi kelas seperti buku tulis terbuka, atau satu pelajaran yang bisa langsung dicoba.',
  group: 'curriculum',
  keywords: ['pelajaran', 'materi', 'silabus', 'contoh', 'coba gratis', 'lesson', 'curriculum', 'preview'],
  content,
  defaults: {
    layout: 'chapters',
    eyebrow: '',
    title: 'Apa saja yang dipelajari',
    intro: '',
    chapters: [
      {
        id: 'bab-000001',
        title: 'Persiapan',
        level: '1',
        lessons: [
          { id: 'ajar-00001', title: 'Mengenal alat yang dipakai', ...newLesson },
          { id: 'ajar-00002', title: 'Menyiapkan bahan sendiri', ...newLesson },
        ],
      },
      {
        id: 'bab-000002',
        title: 'Praktik',
        level: '2',
        lessons: [
          { id: 'ajar-00003', title: 'Mengerjakan yang pertama', ...newLesson },
          { id: 'ajar-00004', title: 'Memeriksa hasilnya', ...newLesson },
        ],
      },
    ],
    hasTotals: true,
    image: noImage,
    video: noVideo,
    playLabel: 'Coba pelajaran ini',
    sizeMb: 0,
  },
  fields: lessonFields(newLesson),
  complete: { title: 'Judul belum diisi' },
  check: ({ layout, chapters }) => [
    ...unfinishedSyllabus(chapters),
    ...(layout === 'sample' && !chapters.some(({ lessons }) => lessons.some(({ isFree }) => isFree))
      ? [{ path: ['chapters'], message: 'Tandai satu pelajaran yang boleh dicoba gratis' }]
      : []),
  ],
  fromRecord: {
    keys: ['chapters'],
    read: (record) => {
      const chapters = chaptersOf(record)
      return chapters === null ? {} : { chapters }
    },
  },
  upgrades: {},
})
