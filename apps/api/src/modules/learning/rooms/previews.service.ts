import type { InputFor } from '@naikkelas/contract'
import {
  type previewLessonCaptions as captionsEndpoint,
  type previewLessonMedia as mediaEndpoint,
  previewCaptionsAddress,
  previewMediaAddress,
  type previewRoom as roomEndpoint,
  type previewRoomLesson as lessonEndpoint,
  type Room,
  type RoomLessonContent,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import { sendFile } from '../../files/uploads/index.ts'
import { findCaptions, findMedia, isFileOfLesson } from './media.repo.ts'
import { captionsResponse, shownMedia } from './media.service.ts'
import { findCourseIdOfLesson, findCourses, findLessons } from './rooms.repo.ts'
import { roomView } from './rooms.service.ts'

/**
 * A course as someone sees it inside who has it since now. No progress is read or written.
 * @throws AppError `not_found`
 */
export async function previewRoom(ctx: AdminContext, { params }: InputFor<typeof roomEndpoint>): Promise<Room> {
  const { queries } = ctx.database
  const [course] = await findCourses(queries, null, [params.courseId])
  if (!course) throw new AppError('not_found')
  const lessons = await findLessons(queries, null, [course.id])
  const covers = await ctx.shownPictures(ctx, [course.coverId])
  const now = ctx.clock.now()
  return roomView(course, { access: { obtainedAt: now, endsAt: null }, lessons, covers, now })
}

/** Also of a lesson that is not open for learners yet. @throws AppError `not_found` for one that was never written */
export async function previewRoomLesson(
  ctx: AdminContext,
  { params: { lessonId } }: InputFor<typeof lessonEndpoint>,
): Promise<RoomLessonContent> {
  const { queries } = ctx.database
  const courseId = await findCourseIdOfLesson(queries, lessonId)
  const lessons = courseId === undefined ? [] : await findLessons(queries, null, [courseId])
  const lesson = lessons.find(({ id }) => id === lessonId)
  const media = await findMedia(queries, lessonId)
  if (!lesson || !media) throw new AppError('not_found')
  const posters = await ctx.shownPictures(ctx, [media.posterId])
  const addresses = {
    ofFile: (fileId: string) => previewMediaAddress(lessonId, fileId),
    ofCaptions: (language: string) => previewCaptionsAddress(lessonId, language),
  }
  const poster = posters.get(media.posterId ?? '') ?? null
  return {
    id: lessonId,
    title: lesson.title,
    kind: lesson.kind,
    minutes: lesson.minutes,
    isDone: false,
    body: media.body,
    ...(await shownMedia(ctx, { kind: lesson.kind, media, poster, addresses })),
    position: 0,
    seenPercent: 0,
    watermark: null,
  }
}

/** @throws AppError `not_found` for a file that the lesson does not name */
export async function previewLessonMedia(
  ctx: AdminContext,
  { params: { lessonId, fileId } }: InputFor<typeof mediaEndpoint>,
  request: RequestContext,
): Promise<Response> {
  if (!(await isFileOfLesson(ctx.database.queries, lessonId, fileId))) throw new AppError('not_found')
  return sendFile(ctx, { fileId, request })
}

/** @throws AppError `not_found` */
export async function previewLessonCaptions(
  ctx: AdminContext,
  { params: { lessonId, language } }: InputFor<typeof captionsEndpoint>,
): Promise<Response> {
  return captionsResponse(await findCaptions(ctx.database.queries, lessonId, language))
}
