import { captionLanguages } from '@naikkelas/contract/learning'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf } from '../../../platform/database/rows.ts'

const file = z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), bytes: bigintColumn })

const mediaRow = z
  .object({
    body: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
    length: z.nullable(z.number()),
    poster_id: z.nullable(z.uuid()),
    film_chapters: z.array(z.object({ at: z.number(), title: z.string() })),
    file: z.nullable(file),
    backup: z.nullable(file),
    saver: z.nullable(file),
    languages: z.array(z.enum(captionLanguages)),
    resources: z.array(z.object({ ...file.shape, title: z.string() })),
  })
  .transform(({ poster_id: posterId, film_chapters: chapters, ...row }) => ({ ...row, posterId, chapters }))
export type LessonMedia = z.output<typeof mediaRow>

const fileOf = (column: 'file_id' | 'backup_file_id' | 'saver_file_id') => sql`
  (SELECT jsonb_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'bytes', f.byte_count)
    FROM files f WHERE f.id = c.${sql.raw(column)})`

/** What a lesson holds; undefined for one that was never written. */
export function findMedia(queries: Queries, lessonId: string): Promise<LessonMedia | undefined> {
  return rowOf(
    queries,
    mediaRow,
    sql`
      SELECT c.body, c.length, c.poster_id, c.film_chapters, ${fileOf('file_id')} AS file,
        ${fileOf('backup_file_id')} AS backup, ${fileOf('saver_file_id')} AS saver,
        ARRAY(SELECT language FROM lesson_captions WHERE lesson_id = c.lesson_id ORDER BY language) AS languages,
        coalesce((SELECT jsonb_agg(jsonb_build_object('title', r.title, 'id', f.id, 'name', f.name,
            'contentType', f.content_type, 'bytes', f.byte_count) ORDER BY r.position)
          FROM lesson_resources r JOIN files f ON f.id = r.file_id WHERE r.lesson_id = c.lesson_id), '[]') AS resources
      FROM lesson_contents c WHERE c.lesson_id = ${lessonId}`,
  )
}

/** Whether a lesson names a file. */
export async function isFileOfLesson(queries: Queries, lessonId: string, fileId: string): Promise<boolean> {
  const found = await rowOf(
    queries,
    z.object({ lesson_id: z.uuid() }),
    sql`SELECT lesson_id FROM lesson_files WHERE lesson_id = ${lessonId} AND file_id = ${fileId} LIMIT 1`,
  )
  return found !== undefined
}

export async function findCaptions(queries: Queries, lessonId: string, language: string): Promise<string | undefined> {
  const found = await rowOf(
    queries,
    z.object({ vtt: z.string() }),
    sql`SELECT vtt FROM lesson_captions WHERE lesson_id = ${lessonId} AND language = ${language}`,
  )
  return found?.vtt
}
