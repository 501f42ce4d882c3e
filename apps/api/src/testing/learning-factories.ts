import type { Chapter, LessonKind, SellableRecord } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import type { LessonContentValue, ProgressState } from '@naikkelas/contract/learning'
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
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
}

export const article = (words = 'Foto produk di dekat jendela.'): LessonContentValue => ({
  ...emptyContent,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
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
