import { careerDepartments, employments, workPlaces } from '@naikkelas/contract'
import { type PublicationState, publicationStates, type VacancyValue } from '@naikkelas/contract/content'
import { rupiah } from '@naikkelas/contract/money'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

const amount = z.nullable(bigintColumn.transform(rupiah))

const vacancyRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    title: z.string(),
    department: z.enum(careerDepartments),
    work_place: z.enum(workPlaces),
    employment: z.enum(employments),
    city: z.string(),
    salary_from: amount,
    salary_until: amount,
    summary: z.string(),
    description: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    closes_at: z.nullable(timestampColumn),
    state: z.enum(publicationStates),
    published_at: z.nullable(timestampColumn),
    applicant_count: z.number(),
    created_at: timestampColumn,
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    value: {
      title: row.title,
      department: row.department,
      workPlace: row.work_place,
      employment: row.employment,
      city: row.city,
      salaryFrom: row.salary_from,
      salaryUntil: row.salary_until,
      summary: row.summary,
      description: row.description,
      closesAt: row.closes_at?.toISOString() ?? null,
    } satisfies VacancyValue,
    closesAt: row.closes_at,
    publishedAt: row.published_at,
    applicantCount: row.applicant_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    changedBy: row.changed_by,
  }))
export type StoredVacancy = z.output<typeof vacancyRow>

const selected = sql`
  SELECT id, number, version, title, department, work_place, employment, city, salary_from, salary_until, summary, description,
    closes_at, state, published_at, created_at, updated_at,
    (SELECT count(*)::int FROM applicants WHERE vacancy_id = vacancies.id) AS applicant_count,
    (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by
  FROM vacancies`

interface Listed {
  search: string | undefined
  department: string | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

const narrowed = ({ search = '', department }: Pick<Listed, 'search' | 'department'>) => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const words =
    search === '' ? sql`true` : sql`(title ILIKE ${pattern} OR summary ILIKE ${pattern} OR city ILIKE ${pattern})`
  return sql`${words} AND ${department === undefined ? sql`true` : sql`department = ${department}`}`
}

/** Latest first; with `from` those behind it, before it when `isBackwards`, nearest first. */
export function findVacancies(
  queries: Queries,
  { state, from, isBackwards, limit, ...filter }: Listed & { state: PublicationState | undefined },
): Promise<StoredVacancy[]> {
  return rowsOf(
    queries,
    vacancyRow,
    sql`
      ${selected} WHERE ${narrowed(filter)}
        AND ${state === undefined ? sql`state <> 'archived'` : sql`state = ${state}`}
        AND ${behind(sql`created_at`, from, isBackwards)}
      ORDER BY ${ordered(sql`created_at`, isBackwards)} LIMIT ${limit}`,
  )
}

/** Those that take applications at a moment. */
const openAt = (now: Date) => sql`state = 'published' AND (closes_at IS NULL OR closes_at > ${now})`

interface OpenListed extends Listed {
  workPlace: string | undefined
  isOldestFirst: boolean
  now: Date
}

export function findOpenVacancies(
  queries: Queries,
  { workPlace, isOldestFirst, isBackwards, from, limit, now, ...filter }: OpenListed,
): Promise<StoredVacancy[]> {
  const isUpwards = isOldestFirst !== isBackwards
  return rowsOf(
    queries,
    vacancyRow,
    sql`
      ${selected} WHERE ${openAt(now)} AND ${narrowed(filter)}
        AND ${workPlace === undefined ? sql`true` : sql`work_place = ${workPlace}`}
        AND ${behind(sql`published_at`, from, isUpwards)}
      ORDER BY ${ordered(sql`published_at`, isUpwards)} LIMIT ${limit}`,
  )
}

const behind = (at: SQL, from: TimePlace | undefined, isUpwards: boolean) =>
  from === undefined
    ? sql`true`
    : sql`(${at}, number) ${isUpwards ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.number}::bigint)`

const ordered = (at: SQL, isUpwards: boolean) => {
  const direction = isUpwards ? sql`ASC` : sql`DESC`
  return sql`${at} ${direction}, number ${direction}`
}

/** How many open vacancies each department has; those without one are left out. */
export function countOpenVacancies(queries: Queries, now: Date) {
  return rowsOf(
    queries,
    z.object({ department: z.enum(careerDepartments), count: z.number() }),
    sql`SELECT department, count(*)::int AS count FROM vacancies WHERE ${openAt(now)} GROUP BY department`,
  )
}

/** One that is published, open or closed. */
export function findPublishedVacancy(queries: Queries, number: number): Promise<StoredVacancy | undefined> {
  return rowOf(queries, vacancyRow, sql`${selected} WHERE number = ${number} AND state = 'published'`)
}

/** Every address that visitors find, and when it changed. */
export function findVacancyAddresses(queries: Queries, now: Date) {
  return rowsOf(
    queries,
    z
      .object({ number: bigintColumn, updated_at: timestampColumn })
      .transform(({ number, updated_at: updatedAt }) => ({ number, updatedAt })),
    sql`SELECT number, updated_at FROM vacancies WHERE ${openAt(now)} ORDER BY number`,
  )
}

export function findVacancy(queries: Queries, id: string): Promise<StoredVacancy | undefined> {
  return rowOf(queries, vacancyRow, sql`${selected} WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export async function lockVacancy(tx: Tx, id: string): Promise<StoredVacancy | undefined> {
  await tx.execute(sql`SELECT FROM vacancies WHERE id = ${id} FOR NO KEY UPDATE`)
  return findVacancy(tx, id)
}

interface Written {
  id: string
  value: VacancyValue
  actorId: string | null
  at: Date
}

const instant = (at: string | null) => (at === null ? null : new Date(at))

export async function insertVacancy(queries: Queries, { id, value, actorId, at }: Written) {
  const { title, department, workPlace, employment, city, salaryFrom, salaryUntil, summary, description, closesAt } =
    value
  await queries.execute(sql`
    INSERT INTO vacancies (id, title, department, work_place, employment, city, salary_from, salary_until, summary, description,
      closes_at, created_at, updated_at, changed_by)
    VALUES (${id}, ${title}, ${department}, ${workPlace}, ${employment}, ${city}, ${salaryFrom}, ${salaryUntil}, ${summary},
      ${JSON.stringify(description)}::jsonb, ${instant(closesAt)}, ${at}, ${at}, ${actorId})`)
}

export async function replaceVacancy(queries: Queries, { id, value, actorId, at }: Written) {
  const { title, department, workPlace, employment, city, salaryFrom, salaryUntil, summary, description, closesAt } =
    value
  await queries.execute(sql`
    UPDATE vacancies SET title = ${title}, department = ${department}, work_place = ${workPlace}, employment = ${employment},
      city = ${city}, salary_from = ${salaryFrom}, salary_until = ${salaryUntil}, summary = ${summary},
      description = ${JSON.stringify(description)}::jsonb, closes_at = ${instant(closesAt)}, version = version + 1,
      updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** The day of a posting is that of its first publication. */
export async function changeVacancyState(
  queries: Queries,
  { id, state, actorId, at }: { id: string; state: PublicationState; actorId: string; at: Date },
) {
  await queries.execute(sql`
    UPDATE vacancies SET state = ${state}, version = version + 1, updated_at = ${at}, changed_by = ${actorId},
      published_at = CASE WHEN ${state} = 'published' THEN coalesce(published_at, ${at}::timestamptz) ELSE published_at END
    WHERE id = ${id}`)
}
