import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../platform/database/rows.ts'

const leaseSeconds = 10

/** Marks a world as being seeded, if no account has ever signed in to this database. */
export async function beginSeed(queries: Queries, name: string) {
  await queries.execute(
    sql`INSERT INTO seeds (name) SELECT ${name} WHERE NOT EXISTS (SELECT 1 FROM admin_users) ON CONFLICT DO NOTHING`,
  )
}

export async function seedState(queries: Queries, name: string): Promise<'none' | 'begun' | 'finished'> {
  const row = await rowOf(
    queries,
    z.object({ is_finished: z.boolean() }),
    sql`SELECT finished_at IS NOT NULL AS is_finished FROM seeds WHERE name = ${name}`,
  )
  if (!row) return 'none'
  return row.is_finished ? 'finished' : 'begun'
}

/** Whether this process makes the world now; asked again while it works, so that its lease does not run out. */
export async function leaseSeed(queries: Queries, name: string, isOurs = false): Promise<boolean> {
  const leased = await countOf(
    queries,
    sql`
      UPDATE seeds SET leased_until = now() + make_interval(secs => ${leaseSeconds})
      WHERE name = ${name} AND finished_at IS NULL AND (${isOurs} OR leased_until IS NULL OR leased_until < now())`,
  )
  return leased === 1
}

const installation = 'fixed-pages'

/**
 * Whether this process installs the fixed pages now. The lease is never finished: a later release may bring more pages.
 */
export async function leaseInstallation(queries: Queries): Promise<boolean> {
  await queries.execute(sql`INSERT INTO seeds (name) VALUES (${installation}) ON CONFLICT DO NOTHING`)
  return leaseSeed(queries, installation)
}

export const renewInstallation = (queries: Queries) => leaseSeed(queries, installation, true)

export async function holdsAnyAccount(queries: Queries, emails: readonly string[]): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`
      SELECT EXISTS (SELECT 1 FROM admin_users WHERE email = ANY(${sql.param(emails)}::text[]))
        OR EXISTS (SELECT 1 FROM learner_users WHERE email = ANY(${sql.param(emails)}::text[]))
        OR EXISTS (SELECT 1 FROM partner_users WHERE email = ANY(${sql.param(emails)}::text[])) AS found`,
  )
  return row?.found ?? false
}

export async function finishSeed(queries: Queries, name: string) {
  await queries.execute(sql`UPDATE seeds SET finished_at = now() WHERE name = ${name}`)
}

const idRow = z.object({ id: z.uuid(), name: z.string() })

type Ids = ReadonlyMap<string, string>

interface Seeded {
  admins: Ids
  partners: Ids
  partnerAccounts: Ids
  media: Ids
}

/** What an interrupted seed made already, by the name it is known by. */
export async function findSeeded(queries: Queries): Promise<Seeded> {
  const byName = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))
  return {
    admins: byName(await rowsOf(queries, idRow, sql`SELECT id, email AS name FROM admin_users`)),
    partners: byName(await rowsOf(queries, idRow, sql`SELECT id, name FROM partners`)),
    partnerAccounts: byName(await rowsOf(queries, idRow, sql`SELECT id, email AS name FROM partner_users`)),
    media: byName(await rowsOf(queries, idRow, sql`SELECT id, file_name AS name FROM media`)),
  }
}

/** A demo page that is whole; one that an interruption left half made is thrown away. */
export async function findWholePage(
  queries: Queries,
  { link, isPublished }: { link: string; isPublished: boolean },
): Promise<string | undefined> {
  await queries.execute(
    sql`DELETE FROM landing_pages WHERE link_landing_page = ${link} AND (head_version = 0 OR (${isPublished} AND status <> 'published'))`,
  )
  return (
    await rowOf(
      queries,
      z.object({ id: z.uuid() }),
      sql`SELECT id FROM landing_pages WHERE link_landing_page = ${link}`,
    )
  )?.id
}

const linkedRow = z.object({ id: z.uuid(), link: z.string(), is_outlined: z.boolean() })

/** What an interrupted seed made of the catalogue, by link; instructors by name. */
export async function findSeededCatalogue(queries: Queries) {
  const linked = await rowsOf(
    queries,
    linkedRow,
    sql`
      SELECT id, link, coalesce(outline_version > 0, false) AS is_outlined FROM sellables
      LEFT JOIN course_details ON sellable_id = id`,
  )
  const categories = await rowsOf(queries, idRow, sql`SELECT id, link AS name FROM categories`)
  const instructors = await rowsOf(queries, idRow, sql`SELECT id, name FROM instructors`)
  return {
    categories: new Map(categories.map(({ id, name }) => [name, id])),
    instructors: new Map(instructors.map(({ id, name }) => [name, id])),
    sellables: new Map(linked.map(({ id, link }) => [link, id])),
    outlined: new Set(linked.filter((one) => one.is_outlined).map(({ id }) => id)),
  }
}

type TitledTable =
  | 'announcements'
  | 'banners'
  | 'course_collections'
  | 'highlights'
  | 'legal_texts'
  | 'live_sessions'
  | 'promotions'
  | 'vacancies'

/** Titles of what an interrupted seed made of one kind. */
export async function findSeededTitles(queries: Queries, table: TitledTable): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(queries, idRow, sql`SELECT id, title AS name FROM ${sql.identifier(table)}`)
  return new Set(rows.map(({ name }) => name))
}

/** The team answers a day later, and not on the day of the seed. */
export async function dateDemoReplies(queries: Queries) {
  await queries.execute(sql`
    UPDATE reviews SET replied_at = least(written_at + interval '1 day', replied_at) WHERE reply IS NOT NULL`)
}

/** Sales before the demonstration began; its seats are taken by them. */
export async function noteDemoSales(queries: Queries, { id, sales }: { id: string; sales: number }) {
  await queries.execute(sql`
    UPDATE sellables SET sales_count = ${sales}::int, seats_taken = CASE WHEN seats IS NULL THEN 0 ELSE least(${sales}::int, seats) END
    WHERE id = ${id}`)
}

const lessonRow = z
  .object({ id: z.uuid(), title: z.string(), kind: z.number(), is_written: z.boolean(), number: z.coerce.number() })
  .transform(({ is_written: isWritten, ...row }) => ({ ...row, isWritten }))

/** Lessons of a course, and the course's number; null for a course that is not there. */
export async function findSeededLessons(queries: Queries, link: string) {
  const lessons = await rowsOf(
    queries,
    lessonRow,
    sql`
      SELECT l.id, l.title, l.kind, c.lesson_id IS NOT NULL AS is_written, s.number
      FROM sellables s JOIN course_chapters ch ON ch.course_id = s.id JOIN course_lessons l ON l.chapter_id = ch.id
      LEFT JOIN lesson_contents c ON c.lesson_id = l.id
      WHERE s.link = ${link} ORDER BY ch.position, l.position`,
  )
  return { lessons, number: lessons[0]?.number ?? null }
}

const namesOf = async (queries: Queries, statement: SQL): Promise<ReadonlySet<string>> =>
  new Set((await rowsOf(queries, z.object({ name: z.string() }), statement)).map(({ name }) => name))

/** E-mail of the buyer and link of the item of each order, with a blank between. */
export const findSeededOrders = (queries: Queries) =>
  namesOf(
    queries,
    sql`SELECT buyer_email || ' ' || link AS name FROM orders JOIN sellables ON sellables.id = sellable_id WHERE buyer_email IS NOT NULL`,
  )

export const findSeededCoupons = (queries: Queries) => namesOf(queries, sql`SELECT code AS name FROM coupons`)

export const findSeededPartners = (queries: Queries) => namesOf(queries, sql`SELECT name FROM partners`)

const captureRow = z.object({ reference: z.string(), amount: bigintColumn, at: timestampColumn })

/** What came in by a gateway, oldest first. */
export const findSeededCaptures = (queries: Queries, provider: string) =>
  rowsOf(
    queries,
    captureRow,
    sql`
      SELECT a.reference, p.amount, p.received_at AS at FROM payments p JOIN payment_attempts a ON a.id = p.attempt_id
      WHERE a.provider = ${provider} ORDER BY p.received_at, a.reference`,
  )

/** Gives a course without a purchase, as the team does. */
export async function giveDemoCourse(
  queries: Queries,
  { learnerId, link, at }: { learnerId: string; link: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO access_grants (id, learner_id, sellable_id, reason, granted_at)
    SELECT gen_random_uuid(), ${learnerId}, s.id, 'Peserta lokakarya', ${at} FROM sellables s
    WHERE s.link = ${link} AND NOT EXISTS (
      SELECT FROM accesses a WHERE a.learner_id = ${learnerId} AND a.sellable_id = s.id)`)
}

/** Learner and lesson of each grade, with a blank between. */
export const findSeededGrades = (queries: Queries) =>
  namesOf(queries, sql`SELECT learner_id || ' ' || lesson_id AS name FROM lesson_grades`)
