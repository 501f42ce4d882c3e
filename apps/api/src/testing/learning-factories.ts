import type { Chapter, LessonKind, SellableRecord } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import type { Assignment, GivenAnswer, LessonContentValue, ProgressState, Quiz } from '@naikkelas/contract/learning'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { courseValue, makeSellable } from './catalogue-factories.ts'
import { pdf, sendParts } from './file-uploads.ts'
import { mp4 } from './film.ts'
import { buy } from './order-factories.ts'
import type { Browser, TestApp } from './test-app.ts'

export const emptyContent: LessonContentValue = {
  body: null,
  file: null,
  backupFileId: null,
  saverFileId: null,
  posterId: null,
  filmChapters: [],
  captions: [],
  resources: [],
  quiz: null,
  assignment: null,
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
}

/** One question of each kind; two of three must be right. Ids are the same each time. */
export const demoQuiz = (given: Partial<Quiz> = {}): Quiz => ({
  passPercent: 66,
  attempts: null,
  isShuffled: false,
  questions: [
    {
      id: idOf(1),
      kind: 'single',
      text: 'Cahaya mana yang paling lembut?',
      options: [
        { id: idOf(11), text: 'Dari jendela', isRight: true },
        { id: idOf(12), text: 'Lampu kilat', isRight: false },
      ],
      answers: [],
      explanation: 'Jendela yang besar melembutkan bayangan.',
    },
    {
      id: idOf(2),
      kind: 'multiple',
      text: 'Apa saja alas foto yang baik?',
      options: [
        { id: idOf(21), text: 'Kain polos', isRight: true },
        { id: idOf(22), text: 'Papan kayu', isRight: true },
        { id: idOf(23), text: 'Kaca', isRight: false },
      ],
      answers: [],
      explanation: '',
    },
    {
      id: idOf(3),
      kind: 'short',
      text: 'Apa singkatan ISO?',
      options: [],
      answers: ['Kepekaan cahaya', 'ISO'],
      explanation: '',
    },
  ],
  ...given,
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Right ones, but for the questions of these places. */
export const answersOf = ({ questions }: Quiz, wrong: readonly number[] = []): GivenAnswer[] =>
  questions.map(({ id, kind, options, answers }, index) => {
    const isWrong = wrong.includes(index)
    const chosen = options.filter(({ isRight }) => isRight !== isWrong).map((option) => option.id)
    return {
      questionId: id,
      optionIds: kind === 'single' ? chosen.slice(0, 1) : chosen,
      text: kind === 'short' ? (isWrong ? 'entah' : (answers[0] ?? '')) : '',
    }
  })

export const article = (words = 'Foto produk di dekat jendela.'): LessonContentValue => ({
  ...emptyContent,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
})

/** An assignment with its instruction; passed from 70 of 100 points on. */
export const demoAssignment = (given: Partial<Assignment> = {}): LessonContentValue => ({
  ...article('Foto satu produk Anda di dekat jendela.'),
  assignment: { files: 'allowed', maxPoints: 100, passPoints: 70, dueDays: null, ...given },
})

type AdminDesk = Awaited<ReturnType<TestApp['signedIn']>>

/** A file of the material of courses. */
export async function uploadMaterial(app: TestApp, admin: AdminDesk, kind: 'film' | 'book' = 'film'): Promise<string> {
  const [bytes, name] = kind === 'film' ? [mp4({ width: 640 + uploads() }), 'film.mp4'] : [pdf(), 'buku.pdf']
  const sent = await sendParts(app, admin, '/uploads', [
    ['type', '2'],
    ['file', bytes, name],
  ])
  expect(sent.status, sent.message).toBe(201)
  return String(sent.address).split('/').at(-1) ?? ''
}

let count = 0
const uploads = () => (count += 2)

interface GivenLesson {
  kind?: LessonKind
  content?: LessonContentValue | null
}

/** A free course of one chapter with these lessons, written. */
export async function makeCourse(
  admin: AdminDesk,
  lessons: readonly GivenLesson[],
  given: Parameters<typeof courseValue>[0] = {},
): Promise<{ course: SellableRecord; chapters: Chapter[]; lessonIds: string[] }> {
  const course = await makeSellable(
    admin,
    courseValue({ price: rupiah(0), ...given, details: { type: 3, ...given?.details } }),
  )
  const chapters: Chapter[] = [
    {
      id: randomUUID(),
      title: 'Bab pertama',
      lessons: lessons.map(({ kind = 0 }, index) => ({
        id: randomUUID(),
        title: `Materi ${index + 1}`,
        kind,
        minutes: 5,
      })),
    },
  ]
  const saved = await admin.send('PUT', `/admin/sellables/${course.id}/outline`, { chapters, version: 0 })
  expect(saved.status).toBe(200)
  const lessonIds = chapters.flatMap((chapter) => chapter.lessons.map(({ id }) => id))
  for (const [index, id] of lessonIds.entries()) {
    const { content = article() } = lessons[index] ?? {}
    if (content !== null) await writeLesson(admin, id, content)
  }
  return { course, chapters, lessonIds }
}

export async function writeLesson(admin: AdminDesk, lessonId: string, value: LessonContentValue, version = 0) {
  const reply = await admin.send('PUT', `/admin/lessons/${lessonId}`, { value, version })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data
}

/** Obtains a free course. */
export const obtain = (desk: Pick<Browser, 'get' | 'post'>, course: SellableRecord) => buy(desk, course)

export async function finishLesson(desk: Pick<Browser, 'post'>, lessonId: string): Promise<ProgressState> {
  const reply = await desk.post(`/me/lessons/${lessonId}/complete`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as ProgressState
}
