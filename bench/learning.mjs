// `npm run bench learning`: the screen “Analitik belajar” of a course with many learners, while its lessons are not counted and once the job has counted them.
//   --learners 10000   who have the course, each at a place of their own in it
//   --write            writes the tables to their part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { withDatabase } from './copy-page.mjs'
import { signIn } from './desk.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, percentile, promiseTable, table } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: { learners: { type: 'string', default: '10000' }, write: { type: 'boolean', default: false } },
})
const port = 4801
const origin = `http://127.0.0.1:${port}`
const learners = Number(values.learners)
const lessons = { films: 20, articles: 10 }
const filmSeconds = 900
const rounds = 200
const limitMs = 300

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-learning-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
let product
try {
  await start()
  const text = await measure()
  console.log(text)
  if (values.write) writePart('learning', text)
} finally {
  await product?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function start() {
  const env = { PORT: String(port), DATA_DIR: dataDir }
  product = startPinned({ program: process.execPath, args: serverCommand, cwd: root, env })
  await untilAnswering(`${origin}/api/health`)
}

async function measure() {
  const courseId = await withDatabase(dataDir, fillCourse)
  const path = `/admin/courses/${courseId}/analytics`
  const desk = await signIn(origin)
  const atOnce = await timesOf(() => desk('GET', path), 5)
  // As after ten minutes, when the job comes by itself.
  await withDatabase(dataDir, (client) => client.query(`DELETE FROM pgboss.job WHERE name = 'count-course-lessons'`))
  await product.stop()
  await start()
  const job = await untilCounted(courseId)
  const again = await signIn(origin)
  const kept = await timesOf(() => again('GET', path), rounds)
  const narrowed = await timesOf(() => again('GET', `${path}?from=2026-01-01&until=2026-06-30`), rounds)
  const p99 = Math.max(percentile(kept, 0.99), percentile(narrowed, 0.99))
  const row = (name, times) => [name, times.length, median(times).toFixed(0), percentile(times, 0.99).toFixed(0)]
  return [
    '# Learning analytics of a large course',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench learning\`: ${learners.toLocaleString('en')} learners of one course with ${lessons.films} films of ${filmSeconds / 60} minutes and ${lessons.articles} articles, ${job.rows.toLocaleString('en')} rows of progress with ${job.parts.toLocaleString('en')} seen parts of films; whole answers of \`GET /api/admin/courses/{courseId}/analytics\`, one after the other. Server and database on one core, load ${loadavg()[0].toFixed(1)} at the end. The job had counted the course ${job.seconds.toFixed(1)} s after the start.`,
    '',
    table(
      ['question', 'count', 'median, ms', 'p99, ms'],
      [
        row('lessons not counted yet', atOnce),
        row('lessons counted by the job', kept),
        row('the same, the funnel of half a year', narrowed),
      ],
    ),
    '',
    promiseTable([
      {
        name: 'an answer for 10,000 learners, p99',
        limit: `${limitMs} ms`,
        measured: `${p99.toFixed(0)} ms`,
        isKept: p99 < limitMs,
      },
    ]),
  ].join('\n')
}

/** Milliseconds of each question. */
async function timesOf(ask, count) {
  const times = []
  for (let round = 0; round < count; round++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times
}

async function untilCounted(courseId) {
  const began = performance.now()
  for (;;) {
    const { rows } = await withDatabase(dataDir, (client) =>
      client.query(
        `SELECT (SELECT count(*)::int FROM lesson_progress) AS rows,
           (SELECT count(*)::int FROM lesson_progress, unnest(seen)) AS parts
         FROM course_lesson_counts WHERE course_id = $1`,
        [courseId],
      ),
    )
    const seconds = (performance.now() - began) / 1_000
    if (rows[0]) return { ...rows[0], seconds }
    if (seconds > 300) throw new Error('the course was not counted')
    await pause(200)
  }
}

/** A course of the demonstration with other lessons, and learners of it, in the database alone. @returns its id */
async function fillCourse(client) {
  // Checks of references and triggers would take most of the time, and nothing here is wrong.
  await client.query('SET session_replication_role = replica')
  const { rows } = await client.query(`SELECT id FROM sellables WHERE link = 'toko-shopee-pertama'`)
  const courseId = rows[0].id
  await client.query(
    `DELETE FROM course_lessons WHERE chapter_id IN (SELECT id FROM course_chapters WHERE course_id = $1)`,
    [courseId],
  )
  await client.query(
    `WITH made AS (
       INSERT INTO course_lessons (id, chapter_id, title, kind, minutes, position)
       SELECT gen_random_uuid(), (SELECT id FROM course_chapters WHERE course_id = $1 ORDER BY position LIMIT 1), 'Materi ' || n,
         CASE WHEN n % 3 = 0 THEN 0 ELSE 1 END, 15, n - 1
       FROM generate_series(1, $2::int) n RETURNING id, kind)
     INSERT INTO lesson_contents (lesson_id, body, file_id, length, updated_at)
     SELECT id, CASE WHEN kind = 0 THEN '{"type":"doc","content":[]}'::jsonb END,
       CASE WHEN kind = 1 THEN gen_random_uuid() END, CASE WHEN kind = 1 THEN $3::int END, now() FROM made`,
    [courseId, lessons.films + lessons.articles, filmSeconds],
  )
  await client.query(
    `INSERT INTO learner_users (id, name, email, is_email_verified)
     SELECT gen_random_uuid(), 'Peserta ' || n, 'peserta' || n || '@contoh.test', true FROM generate_series(1, $1::int) n`,
    [learners],
  )
  await client.query(
    `WITH people AS (
       SELECT id, row_number() OVER (ORDER BY id) AS n, now() - row_number() OVER (ORDER BY id) % 365 * interval '1 day' AS since
       FROM learner_users WHERE email LIKE 'peserta%@contoh.test')
     INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
     SELECT gen_random_uuid(), id, $1, 'Ukuran', since FROM people`,
    [courseId],
  )
  // As learners come and go: rows of one lesson lie apart from each other.
  await client.query(
    `WITH lessons AS (
       SELECT l.id, l.kind, row_number() OVER (ORDER BY l.position) AS place FROM course_lessons l
       JOIN course_chapters ch ON ch.id = l.chapter_id WHERE ch.course_id = $1)
     INSERT INTO lesson_progress (learner_id, lesson_id, position, position_at, seen, started_at, completed_at)
     SELECT g.learner_id, l.id, 0, now(),
       CASE WHEN l.kind <> 1 THEN '{}'::int4multirange
         ELSE int4multirange(int4range(0, $2::int / 3), int4range($2::int / 3 + (random() * 60)::int, $2::int - (random() * 250)::int)) END,
       g.granted_at, CASE WHEN random() < 0.8 THEN now() END
     FROM access_grants g, lessons l WHERE g.sellable_id = $1 ORDER BY g.learner_id, l.place`,
    [courseId, filmSeconds],
  )
  await client.query(
    `INSERT INTO course_progress (learner_id, course_id, last_lesson_id, started_at, seen_at, best_percent)
     SELECT g.learner_id, $1, (SELECT l.id FROM course_lessons l JOIN course_chapters ch ON ch.id = l.chapter_id
         WHERE ch.course_id = $1 OFFSET (hashtext(g.id::text) & 15) LIMIT 1),
       g.granted_at, g.granted_at + random() * (now() - g.granted_at), (random() * 99)::int
     FROM access_grants g WHERE g.sellable_id = $1`,
    [courseId],
  )
  await client.query(
    'ANALYZE lesson_progress, course_progress, access_grants, learner_users, course_lessons, lesson_contents',
  )
  return courseId
}
