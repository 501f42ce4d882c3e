import type { LessonContent, LessonContentValue } from '@naikkelas/contract/learning'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { article, emptyContent, makeCourse, uploadMaterial, writeLesson } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const film = await uploadMaterial(app, admin)
const book = await uploadMaterial(app, admin, 'book')
const save = (id: string, value: unknown, version = 0) => admin.send('PUT', `/admin/lessons/${id}`, { value, version })
const filmValue: LessonContentValue = { ...emptyContent, file: { id: film, length: 120 } }

const madeLesson = async (kind: 0 | 1 | 2) => (await makeCourse(admin, [{ kind, content: null }])).lessonIds[0] ?? ''

test('a lesson that was never written is empty, and what is written is kept with the names of its files', async () => {
  const id = await madeLesson(1)
  const empty = (await admin.get(`/admin/lessons/${id}`)).body.data as LessonContent
  expect(empty).toMatchObject({ lessonId: id, kind: 1, value: emptyContent, files: [], version: 0, changedBy: null })
  const value: LessonContentValue = {
    ...filmValue,
    backupFileId: film,
    filmChapters: [
      { at: 0, title: 'Pembuka' },
      { at: 60, title: 'Praktik' },
    ],
    captions: [{ language: 'id', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHalo' }],
    resources: [{ fileId: book, title: 'Lembar kerja' }],
    opensAfterDays: 7,
    needsPrevious: true,
  }
  const saved = (await writeLesson(admin, id, value)) as LessonContent
  expect(saved).toMatchObject({ value, version: 1, changedBy: admin.admin.name })
  expect(saved.files.map(({ name }) => name).toSorted()).toEqual(['buku.pdf', 'film.mp4'])
  expect((await admin.get(`/admin/lessons/${id}`)).body.data).toEqual(saved)
})

test('which lessons of a course are written is known without reading each', async () => {
  const { course, lessonIds } = await makeCourse(admin, [
    { content: article() },
    { content: null },
    { content: { ...article(), needsPrevious: true } },
  ])
  const states = (await admin.get(`/admin/courses/${course.id}/lessons`)).body.data as { lessonId: string }[]
  const byId = new Map(states.map((state) => [state.lessonId, state]))
  expect(lessonIds.map((id) => byId.get(id))).toMatchObject([
    { isWritten: true, isDripped: false },
    { isWritten: false, isDripped: false },
    { isWritten: true, isDripped: true },
  ])
})

test('who saves second gets both contents, and the first is not lost', async () => {
  const id = await madeLesson(0)
  const budi = await app.signedIn()
  await writeLesson(budi, id, article('Milik Budi'))
  const reply = await save(id, article('Milik saya'))
  expect(reply).toMatchObject({ status: 409, body: { data: { code: 'sellable_changed' } } })
  expect(JSON.stringify(reply.body.data)).toContain('Milik Budi')
  expect(JSON.stringify(reply.body.data)).toContain('Milik saya')
  expect((await save(id, article('Milik saya'), 1)).status).toBe(200)
})

test('a file that does not suit the lesson is refused at its field', async () => {
  const [onFilm, onBook, onArticle] = [await madeLesson(1), await madeLesson(2), await madeLesson(0)]
  const wrong: [string, unknown, string][] = [
    [onFilm, { ...emptyContent, file: { id: book, length: 3 } }, 'value.file'],
    [onBook, filmValue, 'value.file'],
    [onArticle, filmValue, 'value.file'],
    [onFilm, { ...filmValue, file: { id: randomUUID(), length: 3 } }, 'value.file'],
    [onFilm, { ...filmValue, file: { id: film, length: 0 } }, 'value.file.length'],
    [onFilm, { ...filmValue, file: { id: film, length: -1 } }, 'value.file.length'],
    [onFilm, { ...filmValue, saverFileId: book }, 'value.saverFileId'],
    [onFilm, { ...emptyContent, backupFileId: film }, 'value.file'],
    [onFilm, { ...filmValue, filmChapters: [{ at: 121, title: 'Terlambat' }] }, 'value.filmChapters'],
    [
      onFilm,
      {
        ...filmValue,
        filmChapters: [
          { at: 9, title: 'a' },
          { at: 9, title: 'b' },
        ],
      },
      'value.filmChapters',
    ],
    [onFilm, { ...filmValue, captions: [{ language: 'id', vtt: '<script>' }] }, 'value.captions.0.vtt'],
    [onFilm, { ...filmValue, captions: [{ language: 'xx', vtt: 'WEBVTT' }] }, 'value.captions.0.language'],
    [onArticle, { ...article(), captions: [{ language: 'id', vtt: 'WEBVTT' }] }, 'value.captions'],
    [onArticle, { ...article(), resources: [{ fileId: randomUUID(), title: 'x' }] }, 'value.resources.0.fileId'],
    [onArticle, { ...article(), posterId: randomUUID() }, 'value.posterId'],
    [onArticle, { ...article(), opensAt: '2030-01-01T00:00:00.000Z', opensAfterDays: 3 }, 'value.opensAfterDays'],
    [onArticle, { ...article(), opensAfterDays: 0 }, 'value.opensAfterDays'],
    [onArticle, { ...article(), body: { type: 'doc', content: [{ type: 'script' }] } }, 'value.body'],
  ]
  for (const [id, value, path] of wrong) {
    const reply = await save(id, value)
    expect(reply.status, path).toBe(422)
    expect(JSON.stringify(reply.body.data), path).toContain(`"${path}`)
  }
})

test('lessons are written by those who manage courses, and read by those who see them', async () => {
  const id = await madeLesson(0)
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
  expect((await viewer.get(`/admin/lessons/${id}`)).status).toBe(200)
  expect((await viewer.send('PUT', `/admin/lessons/${id}`, { value: article(), version: 0 })).status).toBe(403)
  expect((await other.get(`/admin/lessons/${id}`)).status).toBe(403)
  expect((await app.visitor().get(`/admin/lessons/${id}`)).status).toBe(401)
  expect((await admin.get(`/admin/lessons/${randomUUID()}`)).status).toBe(404)
  expect((await save(randomUUID(), article())).status).toBe(404)
})

test('a file that a lesson holds cannot be deleted, and its place is named', async () => {
  const id = await madeLesson(1)
  const own = await uploadMaterial(app, admin)
  await writeLesson(admin, id, { ...emptyContent, file: { id: own, length: 9 } })
  const refused = await admin.send('DELETE', `/admin/files/${own}`)
  expect(refused.status).toBe(409)
  expect((await save(id, article('Tanpa video'), 1)).status).toBe(200)
  expect((await admin.send('DELETE', `/admin/files/${own}`)).status).toBe(200)
})
