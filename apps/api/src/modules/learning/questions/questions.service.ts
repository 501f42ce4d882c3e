import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import {
  type askLessonQuestion as askEndpoint,
  type deleteLessonQuestion as deleteEndpoint,
  type LessonQuestion,
  type listLessonQuestions as listEndpoint,
  questionsPerPage,
} from '@naikkelas/contract/learning'
import { uuidv7 } from 'uuidv7'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { listPlaceOf, pageOfList } from '../../commerce/catalogue/index.ts'
import { openLessonOf } from '../rooms/index.ts'
import { learnerView } from './question-view.ts'
import { deleteQuestion, findQuestion, findQuestions, insertQuestion } from './questions.repo.ts'

type Ctx = ActorContext<Learner>

/** @throws AppError `not_found`, `lesson_closed` */
export async function listLessonQuestions(
  { database, actor, clock }: Ctx,
  { params: { lessonId }, query: { after, before } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  await openLessonOf(database.queries, { learnerId: actor.id, lessonId, now: clock.now() })
  const place = before ?? after
  const found = await findQuestions(database.queries, {
    filter: { lessonId, state: 'shown' },
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: questionsPerPage + 1,
  })
  const page = pageOfList({ found, perPage: questionsPerPage, after, before })
  return { ...page, items: page.items.map((question) => learnerView(question, actor.id)) }
}

/** @throws AppError `not_found`, `lesson_closed` */
export function askLessonQuestion(
  { database, actor, clock }: Ctx,
  { params: { lessonId }, body: { text, place } }: InputFor<typeof askEndpoint>,
): Promise<LessonQuestion> {
  const id = uuidv7()
  const askedAt = clock.now()
  return database.transaction(async (tx) => {
    await openLessonOf(tx, { learnerId: actor.id, lessonId, now: askedAt })
    await insertQuestion(tx, { id, learnerId: actor.id, lessonId, text, place, askedAt })
    const question = await findQuestion(tx, id)
    if (!question) throw new Error(`question ${id} is gone`)
    return learnerView(question, actor.id)
  })
}

/** Also in a course that is over: the words are the learner's. @throws AppError `not_found` for one of another person */
export async function deleteLessonQuestion(
  { database, actor }: Ctx,
  { params: { questionId } }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await deleteQuestion(database.queries, { id: questionId, learnerId: actor.id })))
    throw new AppError('not_found')
  return null
}
