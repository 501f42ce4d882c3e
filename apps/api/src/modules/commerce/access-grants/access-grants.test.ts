import type { AccessGrant } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { makeCourse, obtain } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()

const pathOf = (userId: string) => `/admin/users/${userId}/access-grants`
const reason = 'Hadiah lomba foto produk'
const grant = (userId: string, courseId: string, given: object = {}) =>
  admin.post(pathOf(userId), { courseId, reason, lastDay: null, ...given })

/** A course with a price: learners get it by a purchase or a grant alone. */
const soldCourse = () => makeCourse(admin, [{}], { price: rupiah(150_000), details: { type: 1 } })

test('a course that was opened is among my courses until its last day is over, without a purchase', async () => {
  const { course, lessonIds } = await soldCourse()
  const desk = await signedInLearner(app)
  const opens = async () => (await desk.get(`/me/lessons/${lessonIds[0]}`)).status
  expect(await opens()).toBe(404)
  const made = await grant(desk.learner.id, course.id, { lastDay: '2026-11-22' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(made.body.data).toMatchObject({ course: { id: course.id }, reason, endsAt: '2026-11-22T17:00:00.000Z' })
  expect(await opens()).toBe(200)
  expect((await desk.get('/me/courses')).body.data).toMatchObject([
    { number: course.number, accessEndsAt: '2026-11-22T17:00:00.000Z' },
  ])
  expect((await desk.get('/me/orders')).body.data).toMatchObject({ items: [] })
  now = new Date('2026-11-22T16:59:59Z')
  expect(await opens()).toBe(200)
  now = new Date('2026-11-22T17:00:00Z')
  expect(await opens()).toBe(404)
  now = new Date('2026-11-20T10:00:00Z')
})

test('what was withdrawn closes at once, and stays on record with both reasons and names', async () => {
  const { course, lessonIds } = await soldCourse()
  const desk = await signedInLearner(app)
  const { id } = (await grant(desk.learner.id, course.id)).body.data as AccessGrant
  const revoke = () => admin.post(`${pathOf(desk.learner.id)}/${id}/revoke`, { reason: 'Salah orang' })
  expect((await revoke()).status).toBe(200)
  expect((await desk.get(`/me/lessons/${lessonIds[0]}`)).status).toBe(404)
  expect((await revoke()).status).toBe(422)
  const { items } = (await admin.get(pathOf(desk.learner.id))).body.data as { items: AccessGrant[] }
  expect(items).toMatchObject([
    { id, reason, grantedBy: admin.admin.name, endsAt: null, revoked: { reason: 'Salah orang', by: admin.admin.name } },
  ])
  expect((await grant(desk.learner.id, course.id)).status).toBe(201)
})

test('a course that is open already is not opened again, also by two admins at once', async () => {
  const { course } = await soldCourse()
  const desk = await signedInLearner(app)
  const replies = await Promise.all([grant(desk.learner.id, course.id), grant(desk.learner.id, course.id)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const free = await makeCourse(admin, [{}])
  await obtain(desk, free.course)
  expect((await grant(desk.learner.id, free.course.id)).status).toBe(409)
})

test('what was bought stays open when a grant of it is withdrawn', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}])
  const desk = await signedInLearner(app)
  const { id } = (await grant(desk.learner.id, course.id, { lastDay: '2026-12-31' })).body.data as AccessGrant
  // Until a day it may still be bought, for good.
  await obtain(desk, course)
  await admin.post(`${pathOf(desk.learner.id)}/${id}/revoke`, { reason: 'Sudah membeli sendiri' })
  expect((await desk.get(`/me/lessons/${lessonIds[0]}`)).status).toBe(200)
})

test('the learner gets one mail, and none who wants none about learning', async () => {
  const { course } = await soldCourse()
  const [desk, quiet] = [await signedInLearner(app), await signedInLearner(app)]
  await app.database.queries.execute(sql`
    INSERT INTO learner_notification_choices (learner_id, kind, channel, is_on)
    VALUES (${quiet.learner.id}, 'learning', 'email', false)`)
  const ids = []
  for (const { learner } of [desk, quiet]) ids.push(((await grant(learner.id, course.id)).body.data as AccessGrant).id)
  const { rows } = await app.database.queries.execute(
    sql`SELECT key FROM mails WHERE key = ANY (${sql.param(ids.map((id) => `access-grant:${id}`))}::text[])`,
  )
  expect(rows).toEqual([{ key: `access-grant:${ids[0]}` }])
})

test('events, bundles, days that are over and reasons that say nothing are refused at their field', async () => {
  const { course } = await soldCourse()
  const { course: other } = await soldCourse()
  const { learner } = await signedInLearner(app)
  const event = await makeSellable(admin, eventValue())
  const bundle = await makeSellable(admin, courseValue({ details: { bundledIds: [course.id, other.id] } }))
  const fieldOf = async (given: object) => {
    const { status, body } = await grant(learner.id, course.id, given)
    expect(status, JSON.stringify(given)).toBe(422)
    return JSON.stringify(body)
  }
  for (const courseId of [event.id, bundle.id, randomUUID(), 'x', null])
    expect(await fieldOf({ courseId })).toContain('courseId')
  for (const lastDay of ['2026-11-19', '2026-02-30', 'besok']) expect(await fieldOf({ lastDay })).toContain('lastDay')
  expect(await fieldOf({ reason: 'ok' })).toContain('reason')
})

test('an account that its owner closed gets no course and no mail', async () => {
  const { course } = await soldCourse()
  const { learner } = await signedInLearner(app)
  await app.database.queries.execute(
    sql`UPDATE learner_users SET deletion_requested_at = ${now} WHERE id = ${learner.id}`,
  )
  expect((await grant(learner.id, course.id)).status).toBe(422)
})

test('only those who manage users open courses, for learners who are there', async () => {
  const { course } = await soldCourse()
  const { learner } = await signedInLearner(app)
  const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'users', capability: 'view' }] })
  const body = { courseId: course.id, reason, lastDay: null }
  expect((await viewer.get(pathOf(learner.id))).status).toBe(200)
  expect((await viewer.post(pathOf(learner.id), body)).status).toBe(403)
  expect((await app.visitor().get(pathOf(learner.id))).status).toBe(401)
  expect((await admin.get(pathOf(randomUUID()))).status).toBe(404)
  expect((await grant(randomUUID(), course.id)).status).toBe(404)
  const own = (await grant(learner.id, course.id)).body.data as AccessGrant
  const stranger = await signedInLearner(app)
  const foreign = `${pathOf(stranger.learner.id)}/${own.id}/revoke`
  expect((await admin.post(foreign, { reason: 'Bukan miliknya' })).status).toBe(404)
})
