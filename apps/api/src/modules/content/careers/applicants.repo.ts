import { type ApplicantStatus, applicantStatuses, type LegalVersions, legalVersionsSchema } from '@naikkelas/contract'
import { fileAddress } from '@naikkelas/contract/files'
import type { Applicant } from '@naikkelas/contract/content'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const applicantRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    vacancy_id: z.uuid(),
    vacancy_title: z.string(),
    name: z.string(),
    email: z.string(),
    whatsapp: z.string(),
    city: z.string(),
    message: z.string(),
    file_id: z.nullable(z.uuid()),
    file_name: z.nullable(z.string()),
    file_bytes: z.nullable(bigintColumn),
    consent_text: z.string(),
    legal_versions: z.nullable(legalVersionsSchema),
    status: z.enum(applicantStatuses),
    note: z.string(),
    sent_at: timestampColumn,
    anonymized_at: z.nullable(timestampColumn),
    version: z.number(),
    changed_by: z.nullable(z.string()),
  })
  .transform((row) => ({
    sentAt: row.sent_at,
    number: row.number,
    fileId: row.file_id,
    view: {
      id: row.id,
      vacancy: { id: row.vacancy_id, title: row.vacancy_title },
      name: row.name,
      email: row.email,
      whatsapp: row.whatsapp,
      city: row.city,
      message: row.message,
      file:
        row.file_id === null
          ? null
          : { name: row.file_name ?? '', address: fileAddress(row.file_id), bytes: row.file_bytes ?? 0 },
      consentText: row.consent_text,
      legalVersions: row.legal_versions,
      status: row.status,
      note: row.note,
      sentAt: row.sent_at.toISOString(),
      anonymizedAt: row.anonymized_at?.toISOString() ?? null,
      version: row.version,
      changedBy: row.changed_by,
    } satisfies Applicant,
  }))
export type StoredApplicant = z.output<typeof applicantRow>

const selected = sql`
  SELECT applicants.id, applicants.number, vacancy_id, vacancies.title AS vacancy_title, applicants.name, email, whatsapp,
    applicants.city, message, file_id, files.name AS file_name, files.byte_count AS file_bytes, consent_text, legal_versions, status, note,
    sent_at, anonymized_at, applicants.version,
    (SELECT admin_users.name FROM admin_users WHERE admin_users.id = applicants.changed_by) AS changed_by
  FROM applicants JOIN vacancies ON vacancies.id = vacancy_id LEFT JOIN files ON files.id = file_id`

interface ApplicantFilter {
  search?: string | undefined
  vacancyId?: string | undefined
  status?: ApplicantStatus | undefined
}

interface Listed extends ApplicantFilter {
  /** Those behind it; before it when `isBackwards`, nearest first. */
  from: { at: Date; number: number } | undefined
  isBackwards: boolean
  limit: number
}

/** Latest first. */
export function findApplicants(queries: Queries, { from, isBackwards, limit, ...filter }: Listed) {
  const behind =
    from === undefined
      ? sql`true`
      : sql`(sent_at, applicants.number) ${isBackwards ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.number}::bigint)`
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  return rowsOf(
    queries,
    applicantRow,
    sql`
      ${selected} WHERE ${conditionOf(filter)} AND ${behind}
      ORDER BY sent_at ${direction}, applicants.number ${direction} LIMIT ${limit}`,
  )
}

/** A batch of those that are exported, oldest first: without erased ones. */
export function findApplicantsToExport(
  queries: Queries,
  { after, limit, ...filter }: ApplicantFilter & { after: number; limit: number },
) {
  return rowsOf(
    queries,
    applicantRow,
    sql`
      ${selected} WHERE ${conditionOf(filter)} AND anonymized_at IS NULL AND applicants.number > ${after}
      ORDER BY applicants.number LIMIT ${limit}`,
  )
}

function conditionOf({ search = '', vacancyId, status }: ApplicantFilter): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql.join(
    [
      search === ''
        ? sql`true`
        : sql`(applicants.name ILIKE ${pattern} OR email ILIKE ${pattern} OR whatsapp ILIKE ${pattern})`,
      vacancyId === undefined ? sql`true` : sql`vacancy_id = ${vacancyId}`,
      status === undefined ? sql`true` : sql`status = ${status}`,
    ],
    sql` AND `,
  )
}

/** Held until the transaction ends. */
export async function lockApplicant(tx: Tx, id: string): Promise<StoredApplicant | undefined> {
  await tx.execute(sql`SELECT FROM applicants WHERE id = ${id} FOR NO KEY UPDATE`)
  return findApplicant(tx, id)
}

export function findApplicant(queries: Queries, id: string): Promise<StoredApplicant | undefined> {
  return rowOf(queries, applicantRow, sql`${selected} WHERE applicants.id = ${id}`)
}

interface NewApplicant {
  id: string
  vacancyId: string
  name: string
  email: string
  whatsapp: string
  city: string
  message: string
  fileId: string
  consentText: string
  legalVersions: LegalVersions
  at: Date
}

/** False when this person has applied for the vacancy before: the first application is kept. */
export async function insertApplicant(tx: Tx, applicant: NewApplicant): Promise<boolean> {
  const { id, vacancyId, name, email, whatsapp, city, message, fileId, consentText, legalVersions, at } = applicant
  const inserted = await countOf(
    tx,
    sql`
      INSERT INTO applicants (id, vacancy_id, name, email, whatsapp, city, message, file_id, consent_text, legal_versions, sent_at,
        updated_at)
      VALUES (${id}, ${vacancyId}, ${name}, ${email}, ${whatsapp}, ${city}, ${message}, ${fileId}, ${consentText},
        ${JSON.stringify(legalVersions)}::jsonb, ${at}, ${at})
      ON CONFLICT (vacancy_id, email) WHERE anonymized_at IS NULL DO NOTHING`,
  )
  return inserted === 1
}

export async function updateApplicantStatus(
  queries: Queries,
  { id, status, note, actorId, at }: { id: string; status: ApplicantStatus; note: string; actorId: string; at: Date },
) {
  await queries.execute(sql`
    UPDATE applicants SET status = ${status}, note = ${note}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** It stays counted; its file is deleted apart from it. */
export async function eraseApplicant(queries: Queries, { id, at }: { id: string; at: Date }) {
  await queries.execute(sql`
    UPDATE applicants SET name = '', email = '', whatsapp = '', city = '', message = '', note = '', file_id = NULL,
      anonymized_at = ${at}, version = version + 1, updated_at = ${at}
    WHERE id = ${id}`)
}

const idRow = z.object({ id: z.uuid() }).transform(({ id }) => id)

/** Those with personal data that were sent before a moment, the oldest first. */
export function findApplicantsToErase(queries: Queries, { sentBefore, limit }: { sentBefore: Date; limit: number }) {
  return rowsOf(
    queries,
    idRow,
    sql`SELECT id FROM applicants WHERE anonymized_at IS NULL AND sent_at < ${sentBefore} ORDER BY sent_at LIMIT ${limit}`,
  )
}

/** Uploaded CVs that no application names, uploaded before a moment. */
export function findUnclaimedFiles(queries: Queries, { type, before }: { type: number; before: Date }) {
  return rowsOf(
    queries,
    idRow,
    sql`
      SELECT id FROM files WHERE type = ${type} AND created_at < ${before}
        AND NOT EXISTS (SELECT FROM applicants WHERE file_id = files.id) ORDER BY created_at LIMIT 500`,
  )
}
