import type { CertificateLook, CertificateTemplate, CertificateTemplateValue } from '@naikkelas/contract/learning'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { lookColumn } from './certificates.repo.ts'

const named = z.array(z.object({ id: z.uuid(), name: z.string() }))

const templateRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    name: z.string(),
    is_default: z.boolean(),
    look: lookColumn,
    signature_id: z.nullable(z.uuid()),
    courses: named,
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
  })
  .transform(
    (row): CertificateTemplate => ({
      id: row.id,
      version: row.version,
      value: {
        name: row.name,
        look: row.look,
        signatureId: row.signature_id,
        isDefault: row.is_default,
        courseIds: row.courses.map(({ id }) => id),
      },
      courses: row.courses,
      updatedAt: row.updated_at.toISOString(),
      changedBy: row.changed_by,
    }),
  )

const selected = sql`
  SELECT t.id, t.version, t.name, t.is_default, t.look, t.signature_id, t.updated_at,
    (SELECT a.name FROM admin_users a WHERE a.id = t.changed_by) AS changed_by,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY s.id)
      FROM certificate_template_courses tc JOIN sellables s ON s.id = tc.course_id WHERE tc.template_id = t.id), '[]')
      AS courses
  FROM certificate_templates t`

/** The default first, then by name. */
export const findTemplates = (queries: Queries): Promise<CertificateTemplate[]> =>
  rowsOf(queries, templateRow, sql`${selected} ORDER BY t.is_default DESC, lower(t.name), t.id`)

export const findTemplate = (queries: Queries, id: string): Promise<CertificateTemplate | undefined> =>
  rowOf(queries, templateRow, sql`${selected} WHERE t.id = ${id}`)

/** Writers of templates take their turn: which one is the default concerns all of them. */
export async function lockTemplates(tx: Tx): Promise<void> {
  await tx.execute(sql`LOCK TABLE certificate_templates IN SHARE ROW EXCLUSIVE MODE`)
}

/** Courses that are not archived, by name. */
export const findTemplateCourses = (queries: Queries) =>
  rowsOf(
    queries,
    z.object({ id: z.uuid(), name: z.string() }),
    sql`
      SELECT id, name FROM sellables WHERE kind = 'course' AND archived_at IS NULL ORDER BY lower(name), number LIMIT 2000`,
  )

/** Those of these that are courses. */
export async function countCourses(queries: Queries, ids: readonly string[]): Promise<number> {
  return countOf(
    queries,
    sql`SELECT id FROM sellables WHERE kind = 'course' AND id = ANY(${sql.param([...ids])}::uuid[])`,
  )
}

interface TemplateWrite {
  id: string
  value: CertificateTemplateValue
  actorId: string
  at: Date
}

export async function insertTemplate(tx: Tx, { id, value, actorId, at }: TemplateWrite): Promise<void> {
  await tx.execute(sql`
    INSERT INTO certificate_templates (id, name, is_default, look, signature_id, created_at, updated_at, changed_by)
    VALUES (${id}, ${value.name}, ${value.isDefault}, ${JSON.stringify(value.look)}::jsonb, ${value.signatureId}, ${at},
      ${at}, ${actorId})`)
}

export async function replaceTemplate(tx: Tx, { id, value, actorId, at }: TemplateWrite): Promise<void> {
  await tx.execute(sql`
    UPDATE certificate_templates SET name = ${value.name}, is_default = ${value.isDefault},
      look = ${JSON.stringify(value.look)}::jsonb, signature_id = ${value.signatureId}, updated_at = ${at},
      changed_by = ${actorId}, version = version + 1
    WHERE id = ${id}`)
}

/** No other template is the default afterwards. */
export async function clearDefault(tx: Tx, exceptId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE certificate_templates SET is_default = false, version = version + 1 WHERE is_default AND id <> ${exceptId}`)
}

/** These courses use the template, no others; those that another one had move over. */
export async function assignCourses(tx: Tx, id: string, courseIds: readonly string[]): Promise<void> {
  const ids = sql.param([...courseIds])
  await tx.execute(sql`
    DELETE FROM certificate_template_courses WHERE template_id = ${id} AND NOT course_id = ANY(${ids}::uuid[])`)
  await tx.execute(sql`
    INSERT INTO certificate_template_courses (course_id, template_id) SELECT course_id, ${id} FROM unnest(${ids}::uuid[])
      AS course_id
    ON CONFLICT (course_id) DO UPDATE SET template_id = excluded.template_id`)
}

export async function deleteTemplateRow(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM certificate_templates WHERE id = ${id}`)
}

/** The look of a course's certificates: of its own template, else of the default. Undefined while there is neither. */
export async function findLookOf(
  queries: Queries,
  courseId: string | null,
): Promise<{ look: CertificateLook; signatureId: string | null } | undefined> {
  const row = await rowOf(
    queries,
    z.object({ look: lookColumn, signature_id: z.nullable(z.uuid()) }),
    sql`
      SELECT t.look, t.signature_id FROM certificate_templates t
      LEFT JOIN certificate_template_courses tc ON tc.template_id = t.id AND tc.course_id = ${courseId}::uuid
      WHERE tc.course_id IS NOT NULL OR t.is_default ORDER BY tc.course_id NULLS LAST LIMIT 1`,
  )
  return row && { look: row.look, signatureId: row.signature_id }
}
