import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  getLessonContent as getEndpoint,
  LessonContent,
  LessonContentValue,
  listLessonStates as statesEndpoint,
  saveLessonContent as saveEndpoint,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { brokenConstraint } from '../../../platform/database/failure-code.ts'
import type { Queries } from '../../../platform/database/index.ts'
import {
  findContent,
  findLessonFiles,
  findLessonStates,
  lockContent,
  type StoredContent,
  writeContent,
} from './lesson-contents.repo.ts'
import { contentMistakes } from './lesson-contents.rules.ts'

export function listLessonStates(
  { database }: AdminContext,
  { params }: InputFor<typeof statesEndpoint>,
): Promise<OutputFor<typeof statesEndpoint>> {
  return findLessonStates(database.queries, params.courseId)
}

/** @throws AppError `not_found` */
export async function getLessonContent(
  { database }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<LessonContent> {
  return contentView(database.queries, await findContent(database.queries, params.lessonId))
}

/**
 * @throws AppError `sellable_changed` with both contents when another admin saved it first; `invalid_input` for a file that
 *   does not suit the kind of the lesson
 */
export function saveLessonContent(
  ctx: AdminContext,
  { params: { lessonId }, body: { value, version } }: InputFor<typeof saveEndpoint>,
): Promise<LessonContent> {
  return ctx.database.transaction(async (tx) => {
    const stored = await lockContent(tx, lessonId)
    if (!stored) throw new AppError('not_found')
    if (stored.version !== version)
      throw new AppError('sellable_changed', { mine: value, theirs: await contentView(tx, stored) })
    const files = new Map((await findLessonFiles(tx, namedIn(value))).map((file) => [file.id, file]))
    const mistakes = contentMistakes(stored.kind, value, files)
    if (mistakes.length > 0)
      throw new AppError('invalid_input', {
        fields: mistakes.map(({ path, message }) => ({ path: `value.${path}`, message })),
      })
    await writing(() => writeContent(tx, { lessonId, value, actorId: ctx.actor.id, at: ctx.clock.now() }))
    return contentView(tx, await findContent(tx, lessonId))
  })
}

/** A picture may go away between any check and the write. */
async function writing(write: () => Promise<void>) {
  try {
    await write()
  } catch (error) {
    if (brokenConstraint(error) !== 'lesson_contents_poster_id_fkey') throw error
    throw new AppError('invalid_input', { fields: [{ path: 'value.posterId', message: 'Gambar ini sudah tidak ada' }] })
  }
}

async function contentView(queries: Queries, stored: StoredContent | undefined): Promise<LessonContent> {
  if (!stored) throw new AppError('not_found')
  return { ...stored, files: await findLessonFiles(queries, namedIn(stored.value)) }
}

const namedIn = ({ file, backupFileId, saverFileId, resources }: LessonContentValue): string[] =>
  [file?.id, backupFileId, saverFileId, ...resources.map(({ fileId }) => fileId)].filter(
    (id) => id !== undefined && id !== null,
  )
