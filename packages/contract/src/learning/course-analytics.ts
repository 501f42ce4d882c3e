import * as z from 'zod/mini'
import { lessonKindSchema } from '../commerce/index.ts'
import { endpoint } from '../endpoint.ts'
import { isDay } from '../time.ts'
import { dayField } from '../validation/day.ts'

/** Without learning for so many days, someone who has not completed a course counts as having stopped. */
export const STOPPED_AFTER_DAYS = 14
/** Of how many learners lessons are counted for each question; of more they are counted at intervals. */
export const COUNTED_AT_ONCE = 500
/** How often lessons are counted where learners were at them. */
export const COUNTED_EVERY_MINUTES = 10

/** What each number of the learning analytics is, for the screen. */
export const learningWords = {
  funnel: {
    label: 'Corong kelulusan',
    meaning:
      'Orang yang pertama kali mendapat kelas ini pada periode yang dipilih, dan sejauh mana mereka sampai sekarang.',
  },
  granted: {
    label: 'Mendapat akses',
    meaning:
      'Membeli kelas ini atau diberi akses oleh tim; tiap orang dihitung sekali, menurut akses pertamanya. Yang aksesnya sudah berakhir atau dicabut tetap dihitung, akun yang dihapus tidak.',
  },
  opened: { label: 'Membuka kelas', meaning: 'Pernah membuka paling sedikit satu materi.' },
  quarter: {
    label: '25% materi selesai',
    meaning:
      'Pernah menyelesaikan seperempat materi, dihitung dari banyaknya materi saat itu. Materi yang ditambah kemudian tidak mengurangi angka ini.',
  },
  half: {
    label: '50% materi selesai',
    meaning: 'Pernah menyelesaikan separuh materi, dihitung dengan cara yang sama.',
  },
  threeQuarters: {
    label: '75% materi selesai',
    meaning: 'Pernah menyelesaikan tiga perempat materi, dihitung dengan cara yang sama.',
  },
  completed: { label: 'Tamat', meaning: 'Pernah menyelesaikan semua materi yang ada saat itu.' },
  certified: { label: 'Punya sertifikat', meaning: 'Tamat, dan sertifikatnya tidak dicabut.' },
  reached: {
    label: 'Membuka',
    meaning:
      'Orang yang pernah membuka materi ini, kapan pun mereka mendapat kelasnya. Persennya dari semua yang pernah membuka kelas.',
  },
  finished: {
    label: 'Selesai',
    meaning:
      'Yang menyelesaikan materi ini: sembilan persepuluh video atau buku dilihat, artikel ditandai selesai, kuis lulus, atau tugas diterima. Persennya dari yang membuka materi ini.',
  },
  progress: {
    label: 'Kemajuan',
    meaning:
      'Nilai tengah dari semua yang membuka materi ini: separuh dari mereka sampai di angka itu atau lebih. Materi yang selesai dihitung 100%, video dan buku yang belum selesai dihitung dari bagian yang dilihat, materi lain 0%. Di bawahnya rata-ratanya.',
  },
  stopped: {
    label: 'Berhenti di sini',
    meaning: `Belum tamat, tidak belajar ${STOPPED_AFTER_DAYS} hari atau lebih, dan ini materi terakhir yang dibuka.`,
  },
  retention: {
    label: 'Penonton per menit',
    meaning:
      'Dari semua yang memutar video ini, berapa bagian yang menonton tiap menitnya. Menit yang ditonton sebagian dihitung sebagian. Bagian yang diputar berulang dihitung sekali untuk tiap orang, jadi tidak pernah lebih dari 100%.',
  },
  unanswered: {
    label: 'Menunggu jawaban',
    meaning: 'Pertanyaan peserta di semua materi kelas ini yang belum dijawab, tanpa yang disembunyikan.',
  },
  oldest: { label: 'Paling lama menunggu', meaning: 'Sejak pertanyaan tertua yang belum dijawab itu dikirim.' },
} as const satisfies Record<string, { label: string; meaning: string }>
export type LearningNumber = keyof typeof learningWords

const funnelSchema = z.object({
  granted: z.int(),
  opened: z.int(),
  quarter: z.int(),
  half: z.int(),
  threeQuarters: z.int(),
  completed: z.int(),
  certified: z.int(),
  /** Of those who were given access: who has none now. */
  withoutAccess: z.int(),
})
export type LearningFunnel = z.infer<typeof funnelSchema>

const filmSchema = z.object({
  /** Seconds. */
  length: z.int(),
  /** Who has seen a part of it. */
  viewers: z.int(),
  /** For each minute, the average share of the viewers who saw it, from 0 to 1. */
  shares: z.array(z.number()),
})

const analysedLessonSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  chapter: z.string(),
  kind: lessonKindSchema,
  /** Learners who ever opened it. */
  reached: z.int(),
  finished: z.int(),
  /** Of those who opened it, from 0 to 100; null where no learner did. */
  averagePercent: z.nullable(z.number()),
  medianPercent: z.nullable(z.number()),
  /** Who has not completed the course, has stopped, and opened this lesson last. */
  stopped: z.int(),
  /** Null for what is no film, or has none yet. */
  film: z.nullable(filmSchema),
})
export type AnalysedLesson = z.infer<typeof analysedLessonSchema>

const day = dayField('Tanggal ini tidak dikenal')

export const getCourseAnalytics = endpoint({
  method: 'GET',
  path: '/admin/courses/{courseId}/analytics',
  summary:
    'How far learners come in a course, lesson by lesson and film by film, and what they asked without an answer; the days narrow the funnel down to who obtained it then',
  input: {
    params: z.strictObject({ courseId: z.uuid() }),
    query: z
      .strictObject({ from: z.optional(day), until: z.optional(day) })
      .check(
        z.refine(
          ({ from, until }) =>
            from === undefined || until === undefined || !isDay(from) || !isDay(until) || from <= until,
          { error: 'Tanggal akhir tidak bisa sebelum tanggal awal', path: ['until'] },
        ),
      ),
  },
  output: z.object({
    course: z.object({ id: z.uuid(), name: z.string() }),
    funnel: funnelSchema,
    /** All who opened the course, whenever they obtained it. */
    learners: z.int(),
    /** In the order of the course. */
    lessons: z.array(analysedLessonSchema),
    /** Who has stopped at a lesson that is gone. */
    stoppedElsewhere: z.int(),
    /** When the lessons were counted; what people stopped at, the funnel and the questions are of now. */
    countedAt: z.iso.datetime(),
    questions: z.object({ unanswered: z.int(), oldestAt: z.nullable(z.iso.datetime()) }),
  }),
})
/** The learning analytics of a course. */
export type CourseAnalytics = z.infer<(typeof getCourseAnalytics)['output']>
