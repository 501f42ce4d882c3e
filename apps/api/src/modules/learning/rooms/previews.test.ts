import type { Room, RoomLessonContent } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAddress } from '../../../testing/file-uploads.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { article, emptyContent, makeCourse, uploadMaterial } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHalo'

async function dripped() {
  const film = await uploadMaterial(app, admin)
  const made = await makeCourse(admin, [
    { content: article('Bagian pertama') },
    {
      kind: 1,
      content: {
        ...emptyContent,
        file: { id: film, length: 120 },
        captions: [{ language: 'id', vtt }],
        opensAfterDays: 7,
      },
    },
    { content: null },
  ])
  const [articleId = '', filmId = '', emptyId = ''] = made.lessonIds
  return { ...made, film, articleId, filmId, emptyId }
}

test('an admin sees a course as a new learner does, opens what is closed for them, and no progress is noted', async () => {
  const { course, film, articleId, filmId, emptyId } = await dripped()
  const room = (await viewer.get(`/admin/courses/${course.id}/room`)).body.data as Room
  expect(room).toMatchObject({ name: course.value.name, progress: { done: 0, total: 3, percent: 0 }, startedAt: null })
  expect(room.chapters[0]?.lessons.map(({ id, lock }) => [id, lock?.reason ?? null])).toEqual([
    [articleId, null],
    [filmId, 'opens_at'],
    [emptyId, 'not_written'],
  ])
  const lesson = (await viewer.get(`/admin/lessons/${filmId}/room`)).body.data as RoomLessonContent
  expect(lesson).toMatchObject({ position: 0, isDone: false, film: { seconds: 120 } })
  const [source] = lesson.film?.sources ?? []
  expect(source?.address).toBe(`/api/admin/lessons/${filmId}/media/${film}`)
  const part = await readAddress(app, viewer, source?.address ?? '', { headers: { range: 'bytes=0-3' } })
  expect([part.status, part.bytes.length]).toEqual([206, 4])
  const captions = await readAddress(app, viewer, lesson.film?.captions[0]?.address ?? '')
  expect([captions.status, captions.bytes.toString()]).toEqual([200, vtt])
  expect((await viewer.get(`/admin/lessons/${emptyId}/room`)).status).toBe(404)
  const { rows } = await app.database.queries.execute(sql`
    SELECT (SELECT count(*) FROM course_progress) + (SELECT count(*) FROM lesson_progress) AS count`)
  expect(Number(rows[0]?.count)).toBe(0)
})

test('a preview is for those who see courses: not for learners, visitors and other admins', async () => {
  const { course, film, filmId } = await dripped()
  const paths = [
    `/admin/courses/${course.id}/room`,
    `/admin/lessons/${filmId}/room`,
    `/admin/lessons/${filmId}/media/${film}`,
    `/admin/lessons/${filmId}/captions/id`,
  ]
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
  const learner = await signedInLearner(app)
  for (const path of paths) {
    const statuses = [await other.get(path), await learner.get(path), await app.visitor().get(path)]
    expect(
      statuses.map(({ status }) => status),
      path,
    ).toEqual([403, 401, 401])
  }
})

test('a preview opens only what its lesson names', async () => {
  const { filmId } = await dripped()
  const stranger = await uploadMaterial(app, admin)
  for (const path of [
    `/admin/courses/${randomUUID()}/room`,
    `/admin/lessons/${randomUUID()}/room`,
    '/admin/lessons/bukan-id/room',
    `/admin/lessons/${filmId}/media/${stranger}`,
    `/admin/lessons/${filmId}/captions/en`,
  ])
    expect((await viewer.get(path)).status, path).toBe(404)
})
