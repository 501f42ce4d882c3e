import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

const learner = {
  learner_id: z.uuid(),
  sellable_id: z.uuid(),
  learner: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  item: z.string(),
  about: timestampColumn,
}

const courseRow = z
  .object({
    ...learner,
    kind: z.enum(['start', 'continue']),
    number: bigintColumn,
    done: bigintColumn,
    total: bigintColumn,
  })
  .transform(recipientOf)
export type DueCourse = z.output<typeof courseRow>

const eventRow = z.object({ ...learner, is_online: z.boolean(), place: z.string() }).transform(recipientOf)
export type DueEvent = z.output<typeof eventRow>

function recipientOf<Row extends { learner_id: string; sellable_id: string; learner: string }>(row: Row) {
  const { learner_id: learnerId, sellable_id: sellableId, learner: name, ...same } = row
  return { ...same, learnerId, sellableId, name }
}

/** Only a number that its owner has confirmed. */
const recipient = sql`
  u.id AS learner_id, u.name AS learner, u.email, CASE WHEN u.is_phone_verified THEN u.phone END AS phone`
const isReachable = sql`u.blocked_at IS NULL AND u.deletion_requested_at IS NULL`

interface Window {
  after: Date
  before: Date
}

interface CourseSearch {
  now: Date
  start: Window
  continue: Window
  /** Reminded later than this of any course, a learner is left alone. */
  gapSince: Date
  continueAtMost: number
  limit: number
}

/**
 * Courses that learners have and have not begun, or have left; of each learner the one that was touched last. A preorder
 * counts from the day on which it opens.
 */
export const findDueCourses = (queries: Queries, search: CourseSearch): Promise<DueCourse[]> =>
  rowsOf(
    queries,
    courseRow,
    sql`
      WITH had AS (
        SELECT a.learner_id, a.sellable_id, max(greatest(a.granted_at, CASE WHEN d.type = 4 THEN d.opens_at END)) AS had_at
        FROM accesses a JOIN course_details d ON d.sellable_id = a.sellable_id
          JOIN sellables s ON s.id = a.sellable_id AND s.archived_at IS NULL
        WHERE a.revoked_at IS NULL AND (a.ends_at IS NULL OR a.ends_at > ${search.now}) AND a.learner_id IS NOT NULL
        GROUP BY a.learner_id, a.sellable_id),
      left_alone AS (
        SELECT h.learner_id, h.sellable_id, CASE WHEN p.course_id IS NULL THEN 'start' ELSE 'continue' END AS kind,
          coalesce(p.seen_at, h.had_at) AS about
        FROM had h LEFT JOIN course_progress p ON p.learner_id = h.learner_id AND p.course_id = h.sellable_id
        WHERE p.completed_at IS NULL AND h.had_at <= ${search.now}),
      due AS (
        SELECT DISTINCT ON (l.learner_id) l.* FROM left_alone l
        WHERE CASE l.kind WHEN 'start' THEN l.about > ${search.start.after} AND l.about <= ${search.start.before}
            ELSE l.about > ${search.continue.after} AND l.about <= ${search.continue.before} END
          AND NOT EXISTS (SELECT FROM learning_reminders r WHERE r.learner_id = l.learner_id
            AND r.sellable_id = l.sellable_id AND r.kind = l.kind AND r.about = l.about)
          AND NOT EXISTS (SELECT FROM learning_reminders r WHERE r.learner_id = l.learner_id
            AND r.kind IN ('start', 'continue') AND r.reminded_at > ${search.gapSince})
          AND (l.kind = 'start' OR (SELECT count(*) FROM learning_reminders r WHERE r.learner_id = l.learner_id
            AND r.sellable_id = l.sellable_id AND r.kind = 'continue') < ${search.continueAtMost})
          AND EXISTS (SELECT FROM course_chapters ch JOIN course_lessons cl ON cl.chapter_id = ch.id
            WHERE ch.course_id = l.sellable_id)
        ORDER BY l.learner_id, l.about DESC, l.sellable_id)
      SELECT ${recipient}, due.sellable_id, due.kind, due.about, s.name AS item, s.number,
        (SELECT count(*) FROM course_chapters ch JOIN course_lessons cl ON cl.chapter_id = ch.id
          JOIN lesson_progress lp ON lp.lesson_id = cl.id AND lp.learner_id = due.learner_id
          WHERE ch.course_id = s.id AND lp.completed_at IS NOT NULL) AS done,
        (SELECT count(*) FROM course_chapters ch JOIN course_lessons cl ON cl.chapter_id = ch.id
          WHERE ch.course_id = s.id) AS total
      FROM due JOIN learner_users u ON u.id = due.learner_id JOIN sellables s ON s.id = due.sellable_id
      WHERE ${isReachable}
      ORDER BY due.about, due.learner_id LIMIT ${search.limit}`,
  )

/** Events whose first session begins within that time, for those who have a seat. */
export const findDueEvents = (
  queries: Queries,
  { now, until, seatBefore, limit }: { now: Date; until: Date; seatBefore: Date; limit: number },
): Promise<DueEvent[]> =>
  rowsOf(
    queries,
    eventRow,
    sql`
      WITH begins AS (
        SELECT event_id, min(starts_at) AS starts_at FROM event_sessions GROUP BY event_id
        HAVING min(starts_at) > ${now} AND min(starts_at) < ${until})
      SELECT ${recipient}, s.id AS sellable_id, b.starts_at AS about, s.name AS item, d.mode = 1 AS is_online,
        concat_ws(', ', d.place_name, d.place_address) AS place
      FROM begins b JOIN sellables s ON s.id = b.event_id JOIN event_details d ON d.sellable_id = s.id
      JOIN (SELECT DISTINCT learner_id, sellable_id FROM accesses WHERE revoked_at IS NULL
        AND (ends_at IS NULL OR ends_at > ${now}) AND granted_at <= ${seatBefore}) a ON a.sellable_id = s.id
      JOIN learner_users u ON u.id = a.learner_id
      WHERE ${isReachable} AND s.archived_at IS NULL
        AND NOT EXISTS (SELECT FROM learning_reminders r WHERE r.learner_id = u.id AND r.sellable_id = s.id
          AND r.kind = 'event' AND r.about = b.starts_at)
      ORDER BY b.starts_at, u.id LIMIT ${limit}`,
  )

interface Reminded {
  learnerId: string
  sellableId: string
  kind: 'start' | 'continue' | 'event'
  about: Date
  at: Date
}

/** @returns false where it was noted before */
export async function noteReminder(tx: Tx, { learnerId, sellableId, kind, about, at }: Reminded): Promise<boolean> {
  const noted = await countOf(
    tx,
    sql`
      INSERT INTO learning_reminders (learner_id, sellable_id, kind, about, reminded_at)
      VALUES (${learnerId}, ${sellableId}, ${kind}, ${about}, ${at}) ON CONFLICT DO NOTHING`,
  )
  return noted === 1
}

/** @returns how many there were */
export const deleteOldReminders = (queries: Queries, remindedBefore: Date): Promise<number> =>
  countOf(queries, sql`DELETE FROM learning_reminders WHERE reminded_at < ${remindedBefore}`)

export const reminderData: PersonalDataSource = {
  name: 'Pengingat belajar',
  tables: ['learning_reminders'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT r.kind, s.name, r.about, r.reminded_at FROM learning_reminders r JOIN sellables s ON s.id = r.sellable_id
        WHERE r.learner_id = ${id} ORDER BY r.reminded_at, s.name`,
    ),
  async merge(tx, { mergedId, survivorId }) {
    await tx.execute(sql`
      INSERT INTO learning_reminders (learner_id, sellable_id, kind, about, reminded_at)
      SELECT ${survivorId}, sellable_id, kind, about, reminded_at FROM learning_reminders WHERE learner_id = ${mergedId}
      ON CONFLICT DO NOTHING`)
    await tx.execute(sql`DELETE FROM learning_reminders WHERE learner_id = ${mergedId}`)
  },
}
