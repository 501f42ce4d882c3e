import type { InputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import type {
  getRoom as roomEndpoint,
  getRoomLesson as lessonEndpoint,
  OwnCourse,
  Room,
  RoomLesson,
  RoomLessonContent,
} from '@naikkelas/contract/learning'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { type Access, findAccesses } from '../../commerce/orders/index.ts'
import { openLessonOf, ownCourseOf } from './lesson-access.service.ts'
import { findMedia } from './media.repo.ts'
import { sessionAddresses, shownMedia } from './media.service.ts'
import { lockLessonProgress, noteCourseSeen } from './progress.repo.ts'
import { seenPercentOf } from './progress.rules.ts'
import { nextLesson, percentOf, roomLessons } from './room.rules.ts'
import { findCourses, findLessons, type RoomCourse, type StoredLesson } from './rooms.repo.ts'

type Ctx = ActorContext<Learner>
type ShownPictures = Awaited<ReturnType<Ctx['shownPictures']>>

export async function listOwnCourses(ctx: Ctx): Promise<OwnCourse[]> {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const accesses = await findAccesses(queries, { learnerId: ctx.actor.id, kind: 'course', now })
  if (accesses.length === 0) return []
  const ids = accesses.map(({ sellableId }) => sellableId)
  const courses = new Map((await findCourses(queries, ctx.actor.id, ids)).map((course) => [course.id, course]))
  const lessons = Map.groupBy(await findLessons(queries, ctx.actor.id, ids), ({ courseId }) => courseId)
  const covers = await ctx.shownPictures(
    ctx,
    [...courses.values()].map(({ coverId }) => coverId),
  )
  const seenAt = ({ sellableId }: Access) => courses.get(sellableId)?.seenAt?.getTime() ?? 0
  return accesses
    .toSorted((one, other) => seenAt(other) - seenAt(one))
    .flatMap((access) => {
      const course = courses.get(access.sellableId)
      return course ? [courseView(course, { access, lessons: lessons.get(course.id) ?? [], covers, now }).view] : []
    })
}

/** @throws AppError `not_found` for a course that is not this learner's now */
export async function getRoom(ctx: Ctx, { params }: InputFor<typeof roomEndpoint>): Promise<Room> {
  const { queries } = ctx.database
  const now = ctx.clock.now()
  const { id: courseId, access } = await ownCourseOf(queries, {
    learnerId: ctx.actor.id,
    number: params.number,
    now,
  })
  const [course] = await findCourses(queries, ctx.actor.id, [courseId])
  if (!course) throw new AppError('not_found')
  const lessons = await findLessons(queries, ctx.actor.id, [courseId])
  const covers = await ctx.shownPictures(ctx, [course.coverId])
  return roomView(course, { access, lessons, covers, now })
}

/** @throws AppError `not_found`, `lesson_closed` */
export async function getRoomLesson(
  ctx: Ctx,
  { params: { lessonId } }: InputFor<typeof lessonEndpoint>,
): Promise<RoomLessonContent> {
  const at = ctx.clock.now()
  const learnerId = ctx.actor.id
  const { course, lesson } = await openLessonOf(ctx.database.queries, { learnerId, lessonId, now: at })
  const media = await findMedia(ctx.database.queries, lessonId)
  if (!media) throw new AppError('not_found')
  const progress = await ctx.database.transaction(async (tx) => {
    await noteCourseSeen(tx, { learnerId, courseId: course.id, lessonId, at })
    return lockLessonProgress(tx, { learnerId, lessonId, at })
  })
  const posters = await ctx.shownPictures(ctx, [media.posterId])
  const poster = posters.get(media.posterId ?? '') ?? null
  return {
    id: lessonId,
    title: lesson.title,
    kind: lesson.kind,
    minutes: lesson.minutes,
    isDone: progress.completedAt !== null,
    body: media.body,
    ...(await shownMedia(ctx, { kind: lesson.kind, media, poster, addresses: await sessionAddresses(ctx, lessonId) })),
    position: progress.position,
    seenPercent: seenPercentOf(progress.seen, media.length),
    watermark: null,
  }
}

interface Given {
  access: Pick<Access, 'obtainedAt' | 'endsAt'>
  lessons: readonly StoredLesson[]
  covers: ShownPictures
  now: Date
}

function courseView(course: RoomCourse, { access, lessons, covers, now }: Given) {
  const { obtainedAt, endsAt } = access
  const lessonViews = roomLessons(lessons, { obtainedAt, courseOpensAt: course.opensAt, now })
  const counts = { done: lessonViews.filter(({ isDone }) => isDone).length, total: lessonViews.length }
  const next = nextLesson(lessonViews, course.lastLessonId)
  const view: OwnCourse = {
    number: course.number,
    name: course.name,
    cover: covers.get(course.coverId ?? '') ?? null,
    instructors: course.instructors,
    progress: { ...counts, percent: percentOf(counts) },
    next: next && { id: next.id, title: next.title },
    obtainedAt: obtainedAt.toISOString(),
    startedAt: course.startedAt?.toISOString() ?? null,
    seenAt: course.seenAt?.toISOString() ?? null,
    completedAt: course.completedAt?.toISOString() ?? null,
    opensAt: course.opensAt !== null && course.opensAt > now ? course.opensAt.toISOString() : null,
    accessEndsAt: endsAt?.toISOString() ?? null,
  }
  return { view, lessonViews }
}

/** A course with all of its lessons, as one has it by an access. */
export function roomView(course: RoomCourse, given: Given): Room {
  const { view, lessonViews } = courseView(course, given)
  return { ...view, chapters: chaptersOf(given.lessons, lessonViews) }
}

function chaptersOf(lessons: readonly StoredLesson[], views: readonly RoomLesson[]): Room['chapters'] {
  const chapters = new Map<string, Room['chapters'][number]>()
  for (const [index, { chapterId, chapterTitle }] of lessons.entries()) {
    const chapter = chapters.get(chapterId) ?? { id: chapterId, title: chapterTitle, lessons: [] }
    chapters.set(chapterId, chapter)
    const view = views[index]
    if (view) chapter.lessons.push(view)
  }
  return [...chapters.values()]
}
