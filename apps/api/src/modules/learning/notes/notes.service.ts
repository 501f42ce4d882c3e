import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import {
  type changeLessonNote as changeEndpoint,
  type deleteLessonNote as deleteEndpoint,
  type LessonNote,
  type listLessonNotes as listEndpoint,
  notesAtMost,
  type writeLessonNote as writeEndpoint,
} from '@naikkelas/contract/learning'
import { uuidv7 } from 'uuidv7'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { openLessonOf } from '../rooms/index.ts'
import { changeNote, countNotes, deleteNote, findNotes, insertNote, type StoredNote } from './notes.repo.ts'

type Ctx = ActorContext<Learner>

/** @throws AppError `not_found`, `lesson_closed` */
export async function listLessonNotes(
  { database, actor, clock }: Ctx,
  { params: { lessonId } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const of = { learnerId: actor.id, lessonId }
  await openLessonOf(database.queries, { ...of, now: clock.now() })
  return { items: (await findNotes(database.queries, of)).map(noteView) }
}

/** @throws AppError `not_found`, `lesson_closed`; `library_full` when there are too many in the lesson */
export function writeLessonNote(
  { database, actor, clock }: Ctx,
  { params: { lessonId }, body: { text, place } }: InputFor<typeof writeEndpoint>,
): Promise<LessonNote> {
  const of = { learnerId: actor.id, lessonId }
  const writtenAt = clock.now()
  return database.transaction(async (tx) => {
    await openLessonOf(tx, { ...of, now: writtenAt })
    if ((await countNotes(tx, of)) >= notesAtMost) throw new AppError('library_full')
    const note = { id: uuidv7(), text, place, writtenAt }
    await insertNote(tx, { ...of, ...note })
    return noteView(note)
  })
}

/** Also in a course that is over: the words are the learner's. @throws AppError `not_found` for one of another person */
export async function changeLessonNote(
  { database, actor }: Ctx,
  { params: { noteId }, body: { text } }: InputFor<typeof changeEndpoint>,
): Promise<LessonNote> {
  const note = await changeNote(database.queries, { id: noteId, learnerId: actor.id, text })
  if (!note) throw new AppError('not_found')
  return noteView(note)
}

/** @throws AppError `not_found` for one of another person */
export async function deleteLessonNote(
  { database, actor }: Ctx,
  { params: { noteId } }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await deleteNote(database.queries, { id: noteId, learnerId: actor.id }))) throw new AppError('not_found')
  return null
}

const noteView = ({ id, text, place, writtenAt }: StoredNote): LessonNote => ({
  id,
  text,
  place,
  writtenAt: writtenAt.toISOString(),
})
