// `npm run bench gradebook`: the gradebook of one course of 10,000 learners with twelve quizzes and assignments, in each of its
// orders and filters, first and later pages, and the grades of one learner.
//   --learners 10000   how many have the course
//   --write            writes the table to its part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { withDatabase } from './copy-page.mjs'
import { signIn } from './desk.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, table } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: { learners: { type: 'string', default: '10000' }, write: { type: 'boolean', default: false } },
})
const port = 4798
const origin = `http://127.0.0.1:${port}`
const learners = Number(values.learners)
const lessons = 12
const rounds = 60
const limitMs = 300
const quiz = {
  passPercent: 60,
  attempts: null,
  isShuffled: false,
  questions: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'short',
      text: 'Berapa?',
      options: [],
      answers: ['tiga'],
      explanation: '',
    },
  ],
}

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-gradebook-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
let product
try {
  const env = { PORT: String(port), DATA_DIR: dataDir }
  product = startPinned({ program: process.execPath, args: serverCommand, cwd: root, env })
  await untilAnswering(`${origin}/api/health`)
  const text = await measure()
  console.log(text)
  if (values.write) writePart('gradebook', text)
} finally {
  await product?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  const { courseId, learnerId, grades } = await withDatabase(dataDir, fillCourse)
  const desk = await signIn(origin)
  const path = `/admin/courses/${courseId}/grades`
  const { next } = await desk('GET', `${path}?sort=highest`)
  const asked = [
    ['by name, first page', path],
    ['by total, first page', `${path}?sort=highest`],
    ['by total, second page', `${path}?sort=highest&after=${next}`],
    ['not passed, by total', `${path}?state=not_passed&sort=lowest`],
    ['waits to be marked', `${path}?state=waiting`],
    ['a part of a name', `${path}?search=77`],
    ['without the course now', `${path}?state=without_access`],
    ['one learner', `/admin/courses/${courseId}/learners/${learnerId}/grades`],
  ]
  const rows = []
  for (const [name, address] of asked) {
    await desk('GET', address)
    const times = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await desk('GET', address)
      times.push(performance.now() - began)
    }
    const p99 = times.toSorted((one, other) => one - other)[Math.ceil(rounds * 0.99) - 1]
    rows.push([name, median(times).toFixed(0), p99.toFixed(0), p99 < limitMs ? 'yes' : '**no**'])
  }
  return [
    '# Gradebook of 10,000 learners',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench gradebook\`: one course of ${learners.toLocaleString('en')} learners with ${lessons} quizzes and assignments and ${grades.toLocaleString('en')} grades; whole answers of \`GET /api/admin/courses/{id}/grades\`, 50 learners a page, one after another, ${rounds} of each. Server and database on one core, load ${loadavg()[0].toFixed(1)} at the end.`,
    '',
    table(['question', 'median, ms', 'p99, ms', `p99 under ${limitMs} ms`], rows),
  ].join('\n')
}

/** Learners, lessons and grades of a course of the demonstration, in the database alone. */
async function fillCourse(client) {
  // Checks of references and triggers would take most of the time, and nothing here is wrong.
  await client.query('SET session_replication_role = replica')
  await client.query('SET synchronous_commit = off')
  const { rows: courses } = await client.query(`SELECT id FROM sellables WHERE kind = 'course' ORDER BY number LIMIT 1`)
  const courseId = courses[0].id
  await client.query(
    'DELETE FROM course_lessons WHERE chapter_id IN (SELECT id FROM course_chapters WHERE course_id = $1)',
    [courseId],
  )
  await client.query('DELETE FROM course_chapters WHERE course_id = $1', [courseId])
  await client.query(
    `WITH chapter AS (
       INSERT INTO course_chapters (id, course_id, title, position) VALUES (gen_random_uuid(), $1, 'Bab', 0) RETURNING id),
     lessons AS (
       INSERT INTO course_lessons (id, chapter_id, title, kind, minutes, position)
       SELECT gen_random_uuid(), chapter.id, 'Materi ' || n, 3 + n % 2, 5, n FROM chapter, generate_series(1, $2::int) n
       RETURNING id, kind)
     INSERT INTO lesson_contents (lesson_id, body, quiz, assignment, updated_at)
     SELECT id, '{"type":"doc","content":[]}', CASE WHEN kind = 3 THEN $3::jsonb END, CASE WHEN kind = 4 THEN $4::jsonb END, now()
     FROM lessons`,
    [
      courseId,
      lessons,
      JSON.stringify(quiz),
      JSON.stringify({ files: 'none', maxPoints: 100, passPoints: 70, dueDays: null }),
    ],
  )
  await client.query(
    `WITH people AS (
       INSERT INTO learner_users (id, name, email, is_email_verified)
       SELECT gen_random_uuid(), 'Peserta ' || n, 'peserta' || n || '@contoh.example', true FROM generate_series(1, $2::int) n
       RETURNING id, number)
     INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
     SELECT gen_random_uuid(), id, $1, 'Angkatan pertama', now() - number % 300 * interval '1 day' FROM people`,
    [courseId, learners],
  )
  const { rowCount: grades } = await client.query(
    `INSERT INTO lesson_grades (lesson_id, learner_id, kind, state, score, max_score)
     SELECT l.id, g.learner_id, l.kind, CASE WHEN l.kind = 3 THEN 2 + (u.number + l.position) % 2 ELSE (u.number + l.position) % 3 END,
       (u.number * 7 + l.position * 13) % 101, 100
     FROM access_grants g JOIN learner_users u ON u.id = g.learner_id
     JOIN course_chapters ch ON ch.course_id = g.sellable_id JOIN course_lessons l ON l.chapter_id = ch.id
     WHERE g.sellable_id = $1 AND (u.number + l.position) % 10 > 0`,
    [courseId],
  )
  await client.query('ANALYZE learner_users, access_grants, lesson_grades, course_lessons, lesson_contents')
  const { rows } = await client.query('SELECT learner_id AS id FROM access_grants WHERE sellable_id = $1 LIMIT 1', [
    courseId,
  ])
  return { courseId, learnerId: rows[0].id, grades }
}
