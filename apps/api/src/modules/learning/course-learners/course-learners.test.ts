import type { OutputFor } from '@naikkelas/contract'
import type { listCourseLearners } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { finishLesson, makeCourse, obtain } from '../../../testing/learning-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()

type List = OutputFor<typeof listCourseLearners>
const listOf = async (courseId: string, query = '') =>
  (await admin.get(`/admin/courses/${courseId}/learners${query}`)).body.data as List

/** Obtains it a minute after the one before. */
async function learnerOf(course: Parameters<typeof obtain>[1]) {
  now = new Date(now.getTime() + 60_000)
  const desk = await signedInLearner(app)
  await obtain(desk, course)
  return desk
}

test('who has a course is listed with how far they are, who obtained it last first', async () => {
  const { course, lessonIds } = await makeCourse(admin, [{}, {}])
  const [first = ''] = lessonIds
  const finished = await learnerOf(course)
  const learning = await learnerOf(course)
  const idle = await learnerOf(course)
  for (const id of lessonIds) await finishLesson(finished, id)
  await finishLesson(learning, first)
  const { items, counts, course: shown } = await listOf(course.id)
  expect(items.map(({ id, state, done }) => [id, state, done])).toEqual([
    [idle.learner.id, 'not_started', 0],
    [learning.learner.id, 'learning', 1],
    [finished.learner.id, 'completed', 2],
  ])
  expect([counts, shown.lessons]).toEqual([{ learners: 3, started: 2, completed: 1 }, 2])
  for (const [state, desk] of [
    ['not_started', idle],
    ['learning', learning],
    ['completed', finished],
  ] as const)
    expect((await listOf(course.id, `?state=${state}`)).items.map(({ id }) => id)).toEqual([desk.learner.id])
})

test('what was given back or has ended is not listed, and what was bought twice is listed once', async () => {
  const { course } = await makeCourse(admin, [{}])
  const { learner } = await learnerOf(course)
  const gone = await learnerOf(course)
  await app.database.queries.execute(
    sql`UPDATE entitlements SET revoked_at = ${now} WHERE learner_id = ${gone.learner.id}`,
  )
  await app.database.queries.execute(sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at, ends_at)
    VALUES (gen_random_uuid(), ${learner.id}, ${course.id}, 'Hadiah', ${now}, ${now}::timestamptz + interval '1 day'),
      (gen_random_uuid(), ${gone.learner.id}, ${course.id}, 'Hadiah', ${now}::timestamptz - interval '2 days',
        ${now}::timestamptz - interval '1 day')`)
  const { items, counts } = await listOf(course.id)
  expect(items.map(({ id, accessEndsAt }) => [id, accessEndsAt])).toEqual([[learner.id, null]])
  expect(counts.learners).toBe(1)
})

test('learners are found by a part of their name, and a sign of the search is no wildcard', async () => {
  const { course } = await makeCourse(admin, [{}])
  const { learner } = await learnerOf(course)
  await app.database.queries.execute(sql`UPDATE learner_users SET name = 'Wulan 100%' WHERE id = ${learner.id}`)
  await learnerOf(course)
  for (const search of ['wulan', '100%25', '%25'])
    expect(
      (await listOf(course.id, `?search=${search}`)).items.map(({ id }) => id),
      search,
    ).toEqual([learner.id])
  expect((await listOf(course.id, '?search=Wulan')).counts.learners).toBe(2)
})

test('learners come page by page, forwards and back', async () => {
  const { course } = await makeCourse(admin, [{}])
  const { learner } = await learnerOf(course)
  await app.database.queries.execute(sql`
    WITH made AS (
      INSERT INTO learner_users (id, name, email, is_email_verified)
      SELECT gen_random_uuid(), 'Peserta ' || n, 'p' || n || '@contoh.test', true FROM generate_series(1, 59) AS n RETURNING id)
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
    SELECT gen_random_uuid(), id, ${course.id}, 'Hadiah lomba', ${now}::timestamptz + interval '1 hour' FROM made`)
  now = new Date(now.getTime() + 2 * 3_600_000)
  const first = await listOf(course.id)
  expect([first.items.length, first.previous, first.counts.learners]).toEqual([50, null, 60])
  const second = await listOf(course.id, `?after=${first.next}`)
  expect([second.items.length, second.next, second.items.at(-1)?.id]).toEqual([10, null, learner.id])
  const back = await listOf(course.id, `?before=${second.previous}`)
  expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
})

test('only admins with the courses read it, and only of courses', async () => {
  const { course } = await makeCourse(admin, [{}])
  const path = `/admin/courses/${course.id}/learners`
  const other = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await other.get(path)).status).toBe(403)
  expect((await app.visitor().get(path)).status).toBe(401)
  const event = await makeSellable(admin, eventValue())
  for (const id of [event.id, randomUUID()])
    expect((await admin.get(`/admin/courses/${id}/learners`)).status, id).toBe(404)
  for (const wrong of ['state=x', 'after=1', 'other=1', `search=${'a'.repeat(81)}`])
    expect((await admin.get(`${path}?${wrong}`)).status, wrong).toBe(422)
})
