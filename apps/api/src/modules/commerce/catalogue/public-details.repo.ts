import { addOnDetailsSchema, serviceDetailsSchema, toolDetailsSchema } from '@naikkelas/contract/commerce'
import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'
import { detailsOf } from './details.repo.ts'

const place = z.object({ name: z.string(), address: z.string(), mapUrl: z.nullable(z.string()) })
const session = z.object({ title: z.string(), startsAt: z.string(), endsAt: z.string() })

const detailRow = z.object({
  description: z.nullable(richTextSchema(20_000)),
  kind: z.string(),
  details: z.record(z.string(), z.unknown()),
  people: z.array(
    z.object({
      number: z.number(),
      name: z.string(),
      title: z.string(),
      biography: z.string(),
      portraitId: z.nullable(z.uuid()),
    }),
  ),
  chapters: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), kind: z.number(), minutes: z.number() })),
    }),
  ),
})

/** What the page of one entry shows beside its card. The link of a meeting is not read here. */
export async function findPublicDetails(queries: Queries, id: string) {
  const row = await rowOf(
    queries,
    detailRow,
    sql`
      SELECT s.description, s.kind, ${detailsOf} AS details,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('number', i.number, 'name', i.name, 'title', i.title,
            'biography', i.biography, 'portraitId', i.portrait_id) ORDER BY si.position)
          FROM sellable_instructors si JOIN instructors i ON i.id = si.instructor_id
          WHERE si.sellable_id = s.id AND i.status = 1), '[]') AS people,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('title', ch.title, 'lessons', coalesce((
            SELECT jsonb_agg(jsonb_build_object('title', l.title, 'kind', l.kind, 'minutes', l.minutes) ORDER BY l.position)
            FROM course_lessons l WHERE l.chapter_id = ch.id), '[]')) ORDER BY ch.position)
          FROM course_chapters ch WHERE ch.course_id = s.id), '[]') AS chapters
      FROM sellables s WHERE s.id = ${id}`,
  )
  if (!row) return undefined
  const { description, people, chapters, kind, details } = row
  return {
    description,
    people,
    chapters,
    bundledIds: kind === 'course' ? z.array(z.uuid()).parse(details.bundledIds) : [],
    sessions: kind === 'event' ? z.array(session).parse(details.sessions) : [],
    place: kind === 'event' ? z.nullable(place).parse(details.place) : null,
    service: kind === 'service' ? serviceDetailsSchema.parse(details) : null,
    tool: kind === 'tool' ? toolDetailsSchema.parse(details) : null,
    /** What its kind has beside that. */
    ofKind: details,
    addOn: kind === 'add_on' ? addOnDetailsSchema.parse(details) : null,
  }
}
