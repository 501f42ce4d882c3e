import { courseLevels, courseTypes } from '@naikkelas/contract'
import type { RecordDetails } from '@naikkelas/ui/sections/registry'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { findPublicDetails } from './public-details.repo.ts'
import { findOffers } from './sellable-offers.repo.ts'

/** Article 0, video 1, e-book 2. */
const lessonKinds = ['article', 'video', 'ebook', 'quiz', 'assignment'] as const

const courseSchema = z.object({
  type: z.number(),
  level: z.enum(courseLevels),
  opensAt: z.nullable(z.string()),
})
const eventSchema = z.object({ mode: z.number() })

/**
 * What sections of pages show of an entry beside its offer, whatever its state; null when it is gone. Two queries.
 * What buyers say of it is another module's.
 */
export async function findRecordDetails(
  queries: Queries,
  { id, now }: { id: string; now: Date },
): Promise<Omit<RecordDetails, 'reviews' | 'rating'> | null> {
  const [offer] = await findOffers(queries, { id, limit: 1 })
  const found = offer && (await findPublicDetails(queries, id))
  if (!found) return null
  const { chapters, people, sessions, place, ofKind } = found
  const course = offer.kind === 'course' ? courseSchema.parse(ofKind) : null
  const begin = course ? (course.type === courseTypes.preorder ? course.opensAt : null) : nextOf(sessions, now)
  return {
    level: course?.level ?? null,
    chapters: chapters.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(({ kind, ...lesson }) => ({ ...lesson, kind: lessonKinds[kind] ?? 'video' })),
    })),
    people: people.map(({ name, title, biography, portraitId }) => ({ name, title, biography, mediaId: portraitId })),
    event: eventOf({ sessions, place, isOnline: offer.kind === 'event' && eventSchema.parse(ofKind).mode === 1 }),
    beginsAt: begin !== null && Date.parse(begin) > now.getTime() ? begin : null,
    saleEndsAt: offer.deadline?.toISOString() ?? null,
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findPublicDetails>>>

/** From the first session to the end of the last, whatever their order. */
function eventOf({
  sessions,
  place,
  isOnline,
}: Pick<Found, 'sessions' | 'place'> & { isOnline: boolean }): RecordDetails['event'] {
  const starts = sessions.map(({ startsAt }) => startsAt).toSorted(byTime)
  const ends = sessions.map(({ endsAt }) => endsAt).toSorted(byTime)
  const [startsAt, endsAt] = [starts[0], ends.at(-1)]
  return startsAt === undefined || endsAt === undefined ? null : { isOnline, startsAt, endsAt, place }
}

const nextOf = (sessions: Found['sessions'], now: Date): string | null =>
  sessions
    .map(({ startsAt }) => startsAt)
    .filter((start) => Date.parse(start) > now.getTime())
    .toSorted(byTime)[0] ?? null

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other)
