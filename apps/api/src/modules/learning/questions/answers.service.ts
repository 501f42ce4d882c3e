import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type answerLessonQuestion as answerEndpoint,
  type AskedQuestion,
  type hideLessonQuestion as hideEndpoint,
  type listAskedQuestions as listEndpoint,
  questionsPerList,
  type showLessonQuestion as showEndpoint,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { listPlaceOf, pageOfList } from '../../commerce/catalogue/index.ts'
import { mailAnswer } from './mail-answer.ts'
import { askedView } from './question-view.ts'
import {
  changeAnswer,
  changeVisibility,
  findQuestion,
  findQuestions,
  lockQuestion,
  type StoredQuestion,
} from './questions.repo.ts'

export async function listAskedQuestions(
  { database }: AdminContext,
  { query: { after, before, answered, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findQuestions(database.queries, {
    filter: { ...filter, isAnswered: answered === undefined ? undefined : answered === 1 },
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: questionsPerList + 1,
  })
  const page = pageOfList({ found, perPage: questionsPerList, after, before })
  return { ...page, items: page.items.map(askedView) }
}

/** @throws AppError `not_found` */
export async function getAskedQuestion(
  { database }: AdminContext,
  { params: { questionId } }: { params: { questionId: string } },
): Promise<AskedQuestion> {
  const found = await findQuestion(database.queries, questionId)
  if (!found) throw new AppError('not_found')
  return askedView(found)
}

/** The first answer is mailed to the asker; later changes of it are not. */
export function answerLessonQuestion(
  ctx: AdminContext,
  { params: { questionId }, body: { text, version } }: InputFor<typeof answerEndpoint>,
): Promise<AskedQuestion> {
  return change(ctx, { questionId, version }, async (tx, stored) => {
    const answer = text === '' ? null : { text, actorId: ctx.actor.id, at: ctx.clock.now() }
    await changeAnswer(tx, { id: questionId, answer })
    if (answer && stored.answer === null && stored.hiddenAt === null) await mailAnswer(ctx, tx, { ...stored, answer })
  })
}

/** @throws AppError `invalid_input` for one that is hidden already */
export function hideLessonQuestion(
  ctx: AdminContext,
  { params: { questionId }, body: { reason, version } }: InputFor<typeof hideEndpoint>,
): Promise<AskedQuestion> {
  return change(ctx, { questionId, version }, async (tx, { hiddenAt }) => {
    if (hiddenAt !== null) throw refused('Pertanyaan ini sudah disembunyikan')
    await changeVisibility(tx, { id: questionId, hidden: { reason, actorId: ctx.actor.id, at: ctx.clock.now() } })
  })
}

/** @throws AppError `invalid_input` for one that is shown already */
export function showLessonQuestion(
  ctx: AdminContext,
  { params: { questionId }, body: { version } }: InputFor<typeof showEndpoint>,
): Promise<AskedQuestion> {
  return change(ctx, { questionId, version }, async (tx, { hiddenAt }) => {
    if (hiddenAt === null) throw refused('Pertanyaan ini sudah tampil')
    await changeVisibility(tx, { id: questionId, hidden: null })
  })
}

/** @throws AppError `sellable_changed` with the question as it is when another admin was first */
function change(
  ctx: AdminContext,
  { questionId, version }: { questionId: string; version: number },
  write: (tx: Tx, stored: StoredQuestion) => Promise<void>,
): Promise<AskedQuestion> {
  return ctx.unitOfWork(async ({ tx }) => {
    const stored = await lockQuestion(tx, questionId)
    if (!stored) throw new AppError('not_found')
    if (stored.version !== version) throw new AppError('sellable_changed', { theirs: askedView(stored) })
    await write(tx, stored)
    const after = await findQuestion(tx, questionId)
    if (!after) throw new AppError('not_found')
    return askedView(after)
  })
}

const refused = (message: string) => new AppError('invalid_input', { fields: [{ path: '', message }] })
