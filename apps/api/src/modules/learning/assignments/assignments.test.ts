import type { MarkedSubmission, OwnAssignment } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { certificateOf } from '../../../testing/certificate-factories.ts'
import { pdf, readAddress, sendParts } from '../../../testing/file-uploads.ts'
import { mailsTo, signedInLearner } from '../../../testing/learner-factories.ts'
import { article, demoAssignment, makeCourse, obtain, writeLesson } from '../../../testing/learning-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

const start = new Date('2026-11-20T10:00:00Z')
const DAY = 86_400_000
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()

type Desk = Awaited<ReturnType<typeof signedInLearner>>

/** A course whose only lesson is this assignment, and who has obtained it. */
async function ownAssignment(given: Parameters<typeof demoAssignment>[0] = {}) {
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 4, content: demoAssignment(given) }])
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  return { desk, course, lessonId: lessonIds[0] ?? '' }
}

const shown = async (desk: Desk, lessonId: string) =>
  (await desk.get(`/me/lessons/${lessonId}/assignment`)).body.data as OwnAssignment
const send = (desk: Pick<Browser, 'post'>, lessonId: string, body: object = {}) =>
  desk.post(`/me/lessons/${lessonId}/assignment-submissions`, { number: 1, text: 'Foto kopi', fileIds: [], ...body })
/** Hands in the next attempt. @returns its id */
async function handedIn(desk: Desk, lessonId: string, body: object = {}): Promise<string> {
  const { number } = await shown(desk, lessonId)
  const reply = await send(desk, lessonId, { number, ...body })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return (reply.body.data as OwnAssignment).submissions[0]?.id ?? ''
}
const mark = (id: string, body: object = {}, by: Pick<Browser, 'send'> = admin) =>
  by.send('PUT', `/admin/assignment-submissions/${id}/marking`, {
    points: 90,
    feedback: 'Cahayanya lembut.',
    isAccepted: true,
    version: 1,
    ...body,
  })
async function uploaded(desk: Desk, { directory = 'tugas', bytes = pdf(), name = 'tugas.pdf' } = {}) {
  const sent = await sendParts(app, desk, '/uploads', [
    ['type', '1'],
    ['directory', directory],
    ['file', bytes, name],
  ])
  expect(sent.status, sent.message).toBe(201)
  return String(sent.address).split('/').at(-1) ?? ''
}
const endAccess = (desk: Desk, courseId: string) =>
  app.database.queries.execute(
    sql`UPDATE entitlements SET revoked_at = now() WHERE sellable_id = ${courseId} AND learner_id = ${desk.learner.id}`,
  )
const listed = async (query = '') =>
  (await admin.get(`/admin/assignment-submissions${query}`)).body.data as {
    items: { id: string; state: string; isLate: boolean }[]
    next: string | null
    previous: string | null
  }

test('a text and files are handed in, marked and accepted: the lesson is done, the learner gets a mail, the certificate follows', async () => {
  const { desk, lessonId, course } = await ownAssignment()
  const fileId = await uploaded(desk)
  expect((await desk.post(`/me/lessons/${lessonId}/complete`)).status).toBe(409)
  const id = await handedIn(desk, lessonId, { text: 'Kopi\r\n\r\n\r\n\r\ndi jendela \u202e', fileIds: [fileId] })
  const { items } = await listed(`?state=waiting&courseId=${course.id}`)
  expect(items).toMatchObject([{ id, state: 'waiting', isLate: false }])
  const waiting = (await admin.get(`/admin/assignment-submissions/${id}`)).body.data as MarkedSubmission
  expect(waiting).toMatchObject({
    text: 'Kopi\n\ndi jendela',
    files: [{ id: fileId, name: 'tugas.pdf', bytes: 2_000 }],
    marking: null,
    hasAccess: true,
    replacedBy: null,
    earlier: [],
  })
  expect((await readAddress(app, admin, waiting.files[0]?.address ?? '')).status).toBe(200)

  const marked = await mark(id)
  expect(marked.status, JSON.stringify(marked.body)).toBe(200)
  expect(await shown(desk, lessonId)).toMatchObject({
    number: null,
    submissions: [{ marking: { points: 90, feedback: 'Cahayanya lembut.', isAccepted: true } }],
  })
  await certificateOf(desk, course)
  const mails = (await mailsTo(app, desk.learner.email)).filter(({ subject }) => subject.startsWith('Tugas'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Tugas diterima: Materi 1'])
  expect((await send(desk, lessonId, { number: 2 })).body.data).toMatchObject({ code: 'assignment_closed' })
  expect((await listed(`?state=waiting&courseId=${course.id}`)).items).toEqual([])
  expect((await listed(`?state=accepted&courseId=${course.id}`)).items).toMatchObject([{ id, state: 'accepted' }])
})

test('what is to be done better is sent again, and the earlier attempt keeps what was said of it', async () => {
  const { desk, lessonId } = await ownAssignment()
  const first = await handedIn(desk, lessonId)
  const returned = await mark(first, { points: 95, feedback: 'Terlalu gelap.', isAccepted: false })
  expect(returned.status).toBe(200)
  expect((await desk.get(`/me/lessons/${lessonId}`)).body.data).toMatchObject({ isDone: false })
  const second = await handedIn(desk, lessonId, { text: 'Lebih terang' })
  expect(await shown(desk, lessonId)).toMatchObject({
    number: 3,
    submissions: [
      { number: 2, marking: null },
      { number: 1, marking: { feedback: 'Terlalu gelap.', isAccepted: false } },
    ],
  })
  expect((await mark(first, { version: 2 })).body.data).toMatchObject({ code: 'submission_replaced' })
  expect((await mark(second)).body.data).toMatchObject({ earlier: [{ number: 1 }] })
})

test('before it is marked another one takes its place, and only the latest is marked', async () => {
  const { desk, lessonId, course } = await ownAssignment()
  const first = await handedIn(desk, lessonId)
  now = new Date(start.getTime() + DAY)
  const second = await handedIn(desk, lessonId, { text: 'Yang ini saja' })
  now = start
  expect((await listed(`?courseId=${course.id}`)).items.map(({ id }) => id)).toEqual([second])
  expect((await mark(first)).body.data).toMatchObject({ code: 'submission_replaced' })
  expect((await admin.get(`/admin/assignment-submissions/${first}`)).body.data).toMatchObject({ replacedBy: second })
})

test('of two sent at once one counts, and the same sent again is answered the same', async () => {
  const { desk, lessonId } = await ownAssignment()
  const same = await Promise.all([1, 2, 3].map(() => send(desk, lessonId)))
  expect(same.map(({ status }) => status)).toEqual([201, 201, 201])
  const different = await Promise.all(['a', 'b'].map((text) => send(desk, lessonId, { number: 2, text })))
  expect(different.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await shown(desk, lessonId)).submissions.map(({ number }) => number)).toEqual([2, 1])
})

test('of two who mark at once the second is shown what the first gave, and may change it', async () => {
  const { desk, lessonId } = await ownAssignment()
  const id = await handedIn(desk, lessonId)
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'manage' }] })
  const replies = await Promise.all([mark(id, { points: 71 }), mark(id, { points: 72 }, other)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = replies.find(({ status }) => status === 409)
  const stored = (await admin.get(`/admin/assignment-submissions/${id}`)).body.data as MarkedSubmission
  expect(refused?.body.data).toMatchObject({
    code: 'sellable_changed',
    theirs: { version: 2, marking: { points: stored.marking?.points } },
  })
  expect((await mark(id, { points: 80, version: 2 })).body.data).toMatchObject({ version: 3, marking: { points: 80 } })
  const mails = (await mailsTo(app, desk.learner.email)).filter(({ subject }) => subject.startsWith('Tugas'))
  expect(mails).toHaveLength(1)
})

test('what is accepted stays so, and passes from its mark on', async () => {
  const { desk, lessonId } = await ownAssignment({ maxPoints: 10, passPoints: 7 })
  const id = await handedIn(desk, lessonId)
  for (const wrong of [
    { points: 6 },
    { points: 11 },
    { points: -1 },
    { points: 7.5 },
    { points: 7, isAccepted: false, feedback: ' \u200b' },
    { points: 7, feedback: 'a'.repeat(4_001) },
    { points: 7, version: 0 },
  ])
    expect((await mark(id, wrong)).status, JSON.stringify(wrong)).toBe(422)
  // What held when it was handed in.
  await writeLesson(admin, lessonId, demoAssignment({ maxPoints: 5, passPoints: 5 }), 1)
  expect((await mark(id, { points: 7 })).status).toBe(200)
  expect((await mark(id, { points: 7, isAccepted: false, version: 2 })).status).toBe(422)
  expect((await desk.get(`/me/lessons/${lessonId}`)).body.data).toMatchObject({ isDone: true })
})

test('late is what came after its days, counted from when the course was obtained, and it is taken', async () => {
  const { desk, lessonId, course } = await ownAssignment({ dueDays: 2 })
  const dueAt = new Date(start.getTime() + 2 * DAY).toISOString()
  expect(await shown(desk, lessonId)).toMatchObject({ dueAt })
  now = new Date(start.getTime() + 2 * DAY)
  await handedIn(desk, lessonId)
  expect((await shown(desk, lessonId)).submissions[0]?.isLate).toBe(false)
  now = new Date(start.getTime() + 2 * DAY + 1)
  await handedIn(desk, lessonId, { text: 'Terlambat' })
  now = start
  expect((await listed(`?courseId=${course.id}`)).items[0]?.isLate).toBe(true)
})

test('files are the learner’s own, of a kind that is taken, and as many as the assignment asks for', async () => {
  const { desk, lessonId } = await ownAssignment({ files: 'required' })
  const other = await signedInLearner(app)
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)])
  const own = await uploaded(desk)
  const wrong = [
    [],
    [await uploaded(other)],
    [await uploaded(desk, { directory: 'bukti-pembayaran' })],
    [await uploaded(desk, { bytes: zip, name: 'paparan.pptx' })],
    [own, own],
    ['0197a1c2-0000-7000-8000-000000000001'],
    ['bukan-id'],
    Array.from({ length: 6 }, (_, index) => `0197a1c2-0000-7000-8000-00000000000${index}`),
  ]
  for (const fileIds of wrong) {
    const reply = await send(desk, lessonId, { fileIds })
    expect(reply.status, fileIds.join()).toBe(422)
    expect(JSON.stringify(reply.body.data)).toContain('fileIds')
  }
  const archive = await uploaded(desk, { bytes: zip, name: 'foto.zip' })
  await handedIn(desk, lessonId, { text: '', fileIds: [archive, own] })
  expect((await shown(desk, lessonId)).submissions[0]?.files.map(({ id }) => id)).toEqual([archive, own])
  const plain = await ownAssignment({ files: 'none' })
  expect((await send(plain.desk, plain.lessonId, { fileIds: [await uploaded(plain.desk)] })).status).toBe(422)
  expect((await send(plain.desk, plain.lessonId, { text: '\u200b ' })).status).toBe(422)
  expect((await send(plain.desk, plain.lessonId, { text: 'a'.repeat(20_001) })).status).toBe(422)
})

test('files are read by who sent them and by those who see courses, and refused to all others', async () => {
  const { desk, lessonId } = await ownAssignment()
  await handedIn(desk, lessonId, { fileIds: [await uploaded(desk)] })
  const address = (await shown(desk, lessonId)).submissions[0]?.files[0]?.address ?? ''
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  const designer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
  const statuses = []
  for (const one of [desk, reader, designer, await signedInLearner(app), null])
    statuses.push((await readAddress(app, one, address)).status)
  expect(statuses).toEqual([200, 200, 404, 404, 401])
})

test('an assignment is there for those who have the course now, and to mark for those who manage courses', async () => {
  const { desk, lessonId, course } = await ownAssignment()
  const stranger = await signedInLearner(app)
  expect((await stranger.get(`/me/lessons/${lessonId}/assignment`)).status).toBe(404)
  expect((await send(stranger, lessonId)).status).toBe(404)
  expect((await app.visitor().get(`/me/lessons/${lessonId}/assignment`)).status).toBe(401)
  expect((await send(app.visitor(), lessonId)).status).toBe(401)
  const other = await makeCourse(admin, [{}])
  await obtain(desk, other.course)
  expect((await send(desk, other.lessonIds[0] ?? '')).status).toBe(404)
  expect((await admin.get(`/admin/lessons/${lessonId}/assignment`)).body.data).toMatchObject({
    number: 1,
    submissions: [],
  })
  const id = await handedIn(desk, lessonId)
  const reader = await app.signedIn({ role: 1, menus: [{ menu: 'courses', capability: 'view' }] })
  expect((await reader.get(`/admin/assignment-submissions/${id}`)).status).toBe(200)
  expect((await mark(id, {}, reader)).status).toBe(403)
  expect((await mark(id, {}, app.visitor())).status).toBe(401)
  const unknown = '0197a1c2-0000-7000-8000-000000000001'
  expect((await mark(unknown)).status).toBe(404)
  expect((await admin.get(`/admin/assignment-submissions/${unknown}`)).status).toBe(404)

  await endAccess(desk, course.id)
  expect((await send(desk, lessonId, { number: 2 })).status).toBe(404)
  expect((await listed(`?state=waiting&courseId=${course.id}`)).items).toEqual([])
  expect((await mark(id)).body.data).toMatchObject({ code: 'learner_without_course' })
  expect((await admin.get(`/admin/assignment-submissions/${id}`)).body.data).toMatchObject({ hasAccess: false })
})

test('those that wait come oldest first, page by page, and are found by learner, lesson and course', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 4, content: demoAssignment() }])
  const [lessonId = ''] = lessonIds
  const ids = []
  for (const name of ['Ayu 100%', 'Bima', 'Citra']) {
    const desk = await signedInLearner(app, { name })
    await obtain(desk, course)
    // All in the same moment: their order is that in which they came.
    ids.push(await handedIn(desk, lessonId))
  }
  await app.database.queries.execute(sql`
    INSERT INTO assignment_submissions (id, lesson_id, learner_id, number, is_current, text, handed_in_at, max_points, pass_points)
    SELECT gen_random_uuid(), lesson_id, learner_id, 1 + n, false, 'lama', handed_in_at, 100, 70
    FROM assignment_submissions, generate_series(1, 60) AS n WHERE id = ${ids[0]}`)
  expect((await listed(`?state=waiting&courseId=${course.id}`)).items.map(({ id }) => id)).toEqual(ids)
  expect((await listed(`?courseId=${course.id}`)).items.map(({ id }) => id)).toEqual(ids.toReversed())
  const search = encodeURIComponent('100%')
  expect((await listed(`?courseId=${course.id}&search=${search}`)).items.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  expect((await listed(`?search=${encodeURIComponent(course.value.name)}`)).items).toHaveLength(3)
  expect((await admin.get('/admin/assignment-submissions?state=lain')).status).toBe(422)

  await app.database.queries.execute(sql`
    WITH people AS (
      INSERT INTO learner_users (id, name, email)
      SELECT gen_random_uuid(), 'Peserta ' || n, 'peserta' || n || '@contoh.test' FROM generate_series(1, 57) AS n
      RETURNING id)
    , granted AS (
      INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
      SELECT gen_random_uuid(), id, ${course.id}, 'Hadiah lomba', '2026-11-02' FROM people)
    INSERT INTO assignment_submissions (id, lesson_id, learner_id, number, is_current, text, handed_in_at, max_points, pass_points)
    SELECT gen_random_uuid(), ${lessonId}, id, 1, true, 'x', '2026-11-25', 100, 70 FROM people`)
  const first = await listed(`?state=waiting&courseId=${course.id}`)
  const second = await listed(`?state=waiting&courseId=${course.id}&after=${first.next}`)
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60)
  const back = await listed(`?state=waiting&courseId=${course.id}&before=${second.previous}`)
  expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
})

test('files that were uploaded and not handed in are removed after a week, and those that were stay', async () => {
  const { desk, lessonId } = await ownAssignment()
  const [sent, unsent] = [await uploaded(desk), await uploaded(desk)]
  await handedIn(desk, lessonId, { fileIds: [sent] })
  await app.database.queries.execute(sql`UPDATE files SET created_at = ${new Date(now.getTime() - 8 * DAY)}`)
  await app.tidy()
  const statuses = []
  for (const id of [sent, unsent]) statuses.push((await readAddress(app, desk, `/api/files/${id}`)).status)
  expect(statuses).toEqual([200, 404])
  expect((await send(desk, lessonId, { number: 2, fileIds: [unsent] })).status).toBe(422)
})

test('an assignment opens once it has an instruction, and only assignments have terms', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 4, content: { ...demoAssignment(), body: null } }])
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  const [lessonId = ''] = lessonIds
  expect((await desk.get(`/me/lessons/${lessonId}/assignment`)).body.data).toMatchObject({ code: 'lesson_closed' })
  const save = (value: object, id = lessonId, version = 1) =>
    admin.send('PUT', `/admin/lessons/${id}`, { value, version })
  const good = demoAssignment()
  for (const flaw of [
    { maxPoints: 0 },
    { maxPoints: 1_001 },
    { passPoints: 101 },
    { passPoints: -1 },
    { dueDays: 0 },
    { dueDays: 366 },
    { files: 'some' as never },
  ])
    expect((await save(demoAssignment(flaw))).status, JSON.stringify(flaw)).toBe(422)
  // Due before it opens.
  expect((await save({ ...demoAssignment({ dueDays: 7 }), opensAfterDays: 7 })).status).toBe(422)
  expect((await save(good)).status).toBe(200)
  expect(await shown(desk, lessonId)).toMatchObject({ number: 1, maxPoints: 100, files: 'allowed' })
  const other = await makeCourse(admin, [{ content: null }])
  expect((await save({ ...article(), assignment: good.assignment }, other.lessonIds[0], 0)).status).toBe(422)
})
