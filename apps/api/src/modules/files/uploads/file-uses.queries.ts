import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const useRow = z.object({
  file_id: z.string(),
  label: z.string(),
  address: z.nullable(z.string()),
})
export type FileUse = z.output<typeof useRow>

/**
 * Where files are used, by their stable address. What else comes to name files (orders, lessons, applications) adds its
 * own SELECT here: only files that nothing names can be deleted.
 */
export function findFileUses(queries: Queries, ids: readonly string[]): Promise<FileUse[]> {
  return rowsOf(
    queries,
    useRow,
    sql`
      WITH asked AS (SELECT unnest(${sql.param(ids)}::text[]) AS id),
      pages AS (
        SELECT DISTINCT named.match[1] AS file_id, landing_pages.id, landing_pages.name FROM landing_pages
          LEFT JOIN landing_page_versions ON landing_page_versions.page_id = landing_pages.id,
          LATERAL regexp_matches(landing_pages.document::text || coalesce(landing_page_versions.document::text, ''),
            '/api/files/([0-9a-f-]{36})', 'g') AS named (match))
      SELECT asked.id AS file_id, 'Halaman ' || pages.name AS label, '/admin/landing-pages/' || pages.id AS address
        FROM asked JOIN pages ON pages.file_id = asked.id
      UNION ALL
      SELECT asked.id, 'Foto profil ' || learner_users.name, NULL
        FROM asked JOIN learner_users ON learner_users.image = '/api/files/' || asked.id
      UNION ALL
      SELECT asked.id, 'Lamaran ' || applicants.name, '/admin/karier/pelamar?cari=' || applicants.email
        FROM asked JOIN applicants ON applicants.file_id::text = asked.id
      UNION ALL
      SELECT asked.id, 'Bukti transfer ' || orders.code, '/admin/transaksi/' || orders.id
        FROM asked JOIN transfer_proofs ON transfer_proofs.file_id::text = asked.id
          JOIN orders ON orders.id = transfer_proofs.order_id
      UNION ALL
      SELECT DISTINCT asked.id, 'Tugas ' || course_lessons.title, '/admin/tugas/' || assignment_submissions.id
        FROM asked JOIN assignment_files ON assignment_files.file_id::text = asked.id
          JOIN assignment_submissions ON assignment_submissions.id = assignment_files.submission_id
          JOIN course_lessons ON course_lessons.id = assignment_submissions.lesson_id
      UNION ALL
      SELECT DISTINCT asked.id, 'Materi ' || course_lessons.title, '/admin/kelas/' || course_chapters.course_id
        FROM asked JOIN lesson_files ON lesson_files.file_id::text = asked.id
          JOIN course_lessons ON course_lessons.id = lesson_files.lesson_id
          JOIN course_chapters ON course_chapters.id = course_lessons.chapter_id
      ORDER BY 1, 2`,
  )
}
