import { type CertificateLook, certificateLookSchema, type CertificateState } from '@naikkelas/contract/learning'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../../commerce/catalogue/index.ts'

/** As the database has it: it was checked when it was written, and what is added later has a default. */
export const lookColumn = z.unknown().transform((value): CertificateLook => certificateLookSchema.parse(value))

const certificateRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    number: z.string(),
    code: z.string(),
    learner_id: z.nullable(z.uuid()),
    learner_number: z.nullable(bigintColumn),
    present_name: z.nullable(z.string()),
    learner_name: z.nullable(z.string()),
    course_id: z.nullable(z.uuid()),
    course_number: bigintColumn,
    course_name: z.string(),
    completed_at: timestampColumn,
    issued_at: timestampColumn,
    look: lookColumn,
    signature_id: z.nullable(z.uuid()),
    is_listed: z.boolean(),
    revoked_at: z.nullable(timestampColumn),
    revoked_reason: z.nullable(z.string()),
    revoked_by: z.nullable(z.string()),
    place: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    version: row.version,
    number: row.number,
    code: row.code,
    /** Null once the account is deleted; its name is what the account is called now. */
    learner:
      row.learner_id === null || row.learner_number === null
        ? null
        : { id: row.learner_id, number: row.learner_number, name: row.present_name ?? '' },
    /** On the certificate. Null once the account is deleted. */
    name: row.learner_name,
    courseId: row.course_id,
    courseNumber: row.course_number,
    course: row.course_name,
    completedAt: row.completed_at,
    issuedAt: row.issued_at,
    look: row.look,
    signatureId: row.signature_id,
    isListed: row.is_listed,
    revoked:
      row.revoked_at === null ? null : { at: row.revoked_at, reason: row.revoked_reason ?? '', by: row.revoked_by },
    place: row.place,
  }))
export type StoredCertificate = z.output<typeof certificateRow>

const selected = sql`
  SELECT c.id, c.version, c.number, c.code, c.learner_id, l.number AS learner_number, l.name AS present_name,
    c.learner_name, c.course_id, c.course_number, c.course_name, c.completed_at, c.issued_at, c.look, c.signature_id,
    c.is_listed, c.revoked_at, c.revoked_reason,
    (SELECT a.name FROM admin_users a WHERE a.id = c.revoked_by) AS revoked_by,
    (extract(epoch FROM c.completed_at) * 1000)::bigint || '.' || c.sequence AS place
  FROM certificates c LEFT JOIN learner_users l ON l.id = c.learner_id`

const findOne = (queries: Queries, where: SQL): Promise<StoredCertificate | undefined> =>
  rowOf(queries, certificateRow, sql`${selected} WHERE ${where}`)

export const findCertificate = (queries: Queries, id: string) => findOne(queries, sql`c.id = ${id}`)

export const findByCode = (queries: Queries, code: string) => findOne(queries, sql`c.code = ${code}`)

export const findByNumber = (queries: Queries, number: string) => findOne(queries, sql`c.number = ${number}`)

export const findOwn = (queries: Queries, learnerId: string, id: string) =>
  findOne(queries, sql`c.id = ${id} AND c.learner_id = ${learnerId}`)

/** Latest first. */
export const findAllOwn = (queries: Queries, learnerId: string): Promise<StoredCertificate[]> =>
  rowsOf(
    queries,
    certificateRow,
    sql`${selected} WHERE c.learner_id = ${learnerId} ORDER BY c.completed_at DESC, c.id DESC LIMIT 500`,
  )

/** Holds it until the transaction ends. */
export async function lockCertificate(tx: Tx, id: string): Promise<StoredCertificate | undefined> {
  await tx.execute(sql`SELECT FROM certificates WHERE id = ${id} FOR NO KEY UPDATE`)
  return findCertificate(tx, id)
}

interface CertificateSearch {
  search: string
  /** What was searched for, read as a number or a code. */
  number: string | null
  code: string | null
  state: CertificateState | undefined
  courseId: string | undefined
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

/** Latest first; backwards nearest first. */
export function findCertificates(queries: Queries, asked: CertificateSearch): Promise<StoredCertificate[]> {
  const { search, number, code, state, courseId, from, isBackwards, limit } = asked
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  const conditions = [
    sql`true`,
    ...(search === ''
      ? []
      : number !== null
        ? [sql`c.number = ${number}`]
        : code !== null
          ? [sql`(c.code = ${code} OR c.learner_name ILIKE ${pattern} OR c.course_name ILIKE ${pattern})`]
          : [sql`(c.learner_name ILIKE ${pattern} OR c.course_name ILIKE ${pattern} OR c.number ILIKE ${pattern})`]),
    ...(state === undefined ? [] : [state === 'valid' ? sql`c.revoked_at IS NULL` : sql`c.revoked_at IS NOT NULL`]),
    ...(courseId === undefined ? [] : [sql`c.course_id = ${courseId}`]),
    ...(from === undefined
      ? []
      : [
          sql`(c.completed_at, c.sequence) ${isBackwards ? sql`>` : sql`<`}
            (${new Date(from.value)}::timestamptz, ${from.number})`,
        ]),
  ]
  return rowsOf(
    queries,
    certificateRow,
    sql`
      ${selected} WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY c.completed_at ${direction}, c.sequence ${direction} LIMIT ${limit}`,
  )
}

const graduateRow = z
  .object({ learner_name: z.string(), email: z.string(), course_number: bigintColumn, course_name: z.string() })
  .transform((row) => ({
    name: row.learner_name,
    email: row.email,
    courseNumber: row.course_number,
    course: row.course_name,
  }))

/**
 * Who has completed what, with the learner's row held: two completions at once take their turn here, so that none of them
 * takes a number that it gives up. Undefined for who has the certificate already, and for what is gone.
 */
export async function lockGraduate(tx: Tx, { learnerId, courseId }: { learnerId: string; courseId: string }) {
  await tx.execute(sql`SELECT FROM learner_users WHERE id = ${learnerId} FOR NO KEY UPDATE`)
  return rowOf(
    tx,
    graduateRow,
    sql`
      SELECT l.name AS learner_name, l.email, s.number AS course_number, s.name AS course_name
      FROM learner_users l JOIN sellables s ON s.id = ${courseId} AND s.kind = 'course'
      WHERE l.id = ${learnerId} AND NOT EXISTS (
        SELECT FROM certificates c WHERE c.learner_id = l.id AND c.course_id = s.id)`,
  )
}

/** The next number of a course in a year, held until the transaction ends. */
export async function takeSequence(tx: Tx, { year, courseNumber }: { year: number; courseNumber: number }) {
  const taken = await rowOf(
    tx,
    z.object({ last_sequence: z.number() }),
    sql`
      INSERT INTO certificate_counters (year, course_number, last_sequence) VALUES (${year}, ${courseNumber}, 1)
      ON CONFLICT (year, course_number) DO UPDATE SET last_sequence = certificate_counters.last_sequence + 1
      RETURNING last_sequence`,
  )
  if (taken === undefined) throw new Error(`no number of course ${courseNumber} in ${year} was taken`)
  return taken.last_sequence
}

interface NewCertificate {
  id: string
  year: number
  courseNumber: number
  sequence: number
  code: string
  learnerId: string
  courseId: string
  name: string
  course: string
  completedAt: Date
  issuedAt: Date
  look: CertificateLook
  signatureId: string | null
}

export async function insertCertificate(tx: Tx, given: NewCertificate): Promise<void> {
  await tx.execute(sql`
    INSERT INTO certificates (id, year, course_number, sequence, code, learner_id, course_id, learner_name, course_name,
      completed_at, issued_at, look, signature_id)
    VALUES (${given.id}, ${given.year}, ${given.courseNumber}, ${given.sequence}, ${given.code}, ${given.learnerId},
      ${given.courseId}, ${given.name}, ${given.course}, ${given.completedAt}, ${given.issuedAt},
      ${JSON.stringify(given.look)}::jsonb, ${given.signatureId})`)
}

interface Reissue {
  id: string
  name: string
  /** Null keeps what it looks like. */
  appearance: { look: CertificateLook; signatureId: string | null } | null
  at: Date
}

export async function replaceName(tx: Tx, { id, name, appearance, at }: Reissue): Promise<void> {
  const look = appearance === null ? sql`look` : sql`${JSON.stringify(appearance.look)}::jsonb`
  const signature = appearance === null ? sql`signature_id` : sql`${appearance.signatureId}::uuid`
  await tx.execute(sql`
    UPDATE certificates SET learner_name = ${name}, issued_at = ${at}, look = ${look}, signature_id = ${signature},
      version = version + 1
    WHERE id = ${id}`)
}

interface Revocation {
  id: string
  /** Null makes it valid again. */
  revoked: { at: Date; reason: string; actorId: string } | null
}

export async function changeRevocation(tx: Tx, { id, revoked }: Revocation): Promise<void> {
  await tx.execute(sql`
    UPDATE certificates SET revoked_at = ${revoked?.at ?? null}, revoked_reason = ${revoked?.reason ?? null},
      revoked_by = ${revoked?.actorId ?? null}, version = version + 1
    WHERE id = ${id}`)
}

export async function changeListing(tx: Tx, { id, isListed }: { id: string; isListed: boolean }): Promise<void> {
  await tx.execute(sql`UPDATE certificates SET is_listed = ${isListed}, version = version + 1 WHERE id = ${id}`)
}
