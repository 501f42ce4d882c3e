import { careerDepartments, employments, workPlaces } from '@naikkelas/contract'
import type { PublicationState, VacancyValue } from '@naikkelas/contract/content'
import { rupiah } from '@naikkelas/contract/money'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import {
  jsonContent,
  momentContent,
  publishedTable,
  type StoredRecord,
} from '../../../platform/database/published-table.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { TimePlace } from '../publication/index.ts'

const amount = z.nullable(bigintColumn.transform(rupiah))

export interface StoredVacancy extends StoredRecord<VacancyValue> {
  closesAt: Date | null
  publishedAt: Date | null
  applicantCount: number
}

export const vacancyTable = publishedTable({
  name: 'vacancies',
  columns: {
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
    published_at: z.nullable(timestampColumn),
    applicant_count: z.number(),
  },
  computed: { applicant_count: sql`(SELECT count(*)::int FROM applicants WHERE vacancy_id = vacancies.id)` },
  read: (row) => ({
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
    } as VacancyValue,
    closesAt: row.closes_at,
    publishedAt: row.published_at,
    applicantCount: row.applicant_count,
  }),
  written: (value) => ({
    title: value.title,
    department: value.department,
    work_place: value.workPlace,
    employment: value.employment,
    city: value.city,
    salary_from: value.salaryFrom,
    salary_until: value.salaryUntil,
    summary: value.summary,
    description: jsonContent(value.description),
    closes_at: momentContent(value.closesAt),
  }),
  searched: ['title', 'summary', 'city'],
  // The day of a posting is that of its first publication.
  publishedSince: 'published_at',
})

interface Listed {
  search: string | undefined
  department: string | undefined
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

const ofDepartment = (department: string | undefined) =>
  department === undefined ? undefined : sql`department = ${department}`

/** Latest first. */
export function findVacancies(
  queries: Queries,
  { search, department, state, ...placed }: Listed & { state: PublicationState | undefined },
): Promise<StoredVacancy[]> {
  const { containing, inState, list } = vacancyTable
  return list(queries, {
    where: [inState(state), containing(search), ofDepartment(department)],
    order: { column: 'created_at', isTime: true },
    isUpwards: false,
    ...placed,
  })
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
  { search, department, workPlace, isOldestFirst, now, ...placed }: OpenListed,
): Promise<StoredVacancy[]> {
  const { containing, list } = vacancyTable
  const atPlace = workPlace === undefined ? undefined : sql`work_place = ${workPlace}`
  return list(queries, {
    where: [openAt(now), containing(search), ofDepartment(department), atPlace],
    order: { column: 'published_at', isTime: true },
    isUpwards: isOldestFirst,
    ...placed,
  })
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
  return vacancyTable.findWhere(queries, sql`number = ${number} AND state = 'published'`)
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
