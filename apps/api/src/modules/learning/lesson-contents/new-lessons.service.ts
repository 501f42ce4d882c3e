import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { addFilmLessons as addEndpoint, duplicateLesson as copyEndpoint } from '@naikkelas/contract/learning'
import { randomUUID } from 'node:crypto'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addLessons } from '../../commerce/catalogue/index.ts'
import { findContent, findLessonFiles, findLessonPlace, writeContent } from './lesson-contents.repo.ts'
import { copiedTitle, emptyContent } from './lesson-contents.rules.ts'

/**
 * All or none of them.
 * @throws AppError `not_found`, `invalid_input` for what is no film, and for a chapter that is gone or full
 */
export function addFilmLessons(
  ctx: AdminContext,
  { params: { courseId }, body: { chapterId, films } }: InputFor<typeof addEndpoint>,
): Promise<OutputFor<typeof addEndpoint>> {
  return ctx.unitOfWork(async (work) => {
    const { tx } = work
    const ids = films.map(({ file }) => file.id)
    const known = new Map((await findLessonFiles(tx, ids)).map((file) => [file.id, file.contentType]))
    const fields = ids.flatMap((id, index) =>
      known.get(id)?.startsWith('video/') ? [] : [{ path: `films.${index}.file`, message: 'Pilih berkas video' }],
    )
    if (fields.length > 0) throw new AppError('invalid_input', { fields })
    const added = films.map((film) => ({ ...film, id: randomUUID() }))
    const lessons = added.map(({ id, title, file }) => ({
      id,
      title,
      kind: 1 as const,
      minutes: Math.max(1, Math.round(file.length / 60)),
    }))
    await addLessons(ctx, work, { courseId, chapterId, lessons })
    const saved = { actorId: ctx.actor.id, at: ctx.clock.now() }
    for (const { id, file } of added)
      await writeContent(tx, { ...saved, lessonId: id, value: { ...emptyContent, file } })
    return { lessonIds: added.map(({ id }) => id) }
  })
}

/** @throws AppError `not_found`, `invalid_input` when the chapter is full */
export function duplicateLesson(
  ctx: AdminContext,
  { params: { lessonId } }: InputFor<typeof copyEndpoint>,
): Promise<OutputFor<typeof copyEndpoint>> {
  return ctx.unitOfWork(async (work) => {
    const { tx } = work
    const place = await findLessonPlace(tx, lessonId)
    const content = await findContent(tx, lessonId)
    if (!place || !content) throw new AppError('not_found')
    const id = randomUUID()
    const { courseId, chapterId, minutes } = place
    const lesson = { id, title: copiedTitle(content.title), kind: content.kind, minutes }
    await addLessons(ctx, work, { courseId, chapterId, afterId: lessonId, lessons: [lesson] })
    if (content.version > 0)
      await writeContent(tx, { lessonId: id, value: content.value, actorId: ctx.actor.id, at: ctx.clock.now() })
    return { lessonIds: [id] }
  })
}
