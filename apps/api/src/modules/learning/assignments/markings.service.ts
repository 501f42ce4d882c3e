import type { InputFor, OutputFor } from '@naikkelas/contract'
import { fileAddress } from '@naikkelas/contract/files'
import {
  type ListedSubmission,
  type listSubmissions as listEndpoint,
  type MarkedSubmission,
  type markSubmission as markEndpoint,
  submissionsPerList,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { listPlaceOf, pageOfList } from '../../commerce/catalogue/index.ts'
import { finishLessonOf, holdLessonOf } from '../rooms/index.ts'
import { markingMistakes, submissionView } from './assignments.rules.ts'
import { mailMarking } from './mail-marking.ts'
import { findListed, findSubmission, type ListedRow, type SubmissionOfLearner, writeMarking } from './markings.repo.ts'
import { findSubmissions } from './submissions.repo.ts'

export async function listSubmissions(
  { database, clock }: AdminContext,
  { query: { after, before, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findListed(database.queries, {
    filter,
    now: clock.now(),
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: submissionsPerList + 1,
  })
  const page = pageOfList({ found, perPage: submissionsPerList, after, before })
  return { ...page, items: page.items.map(listedView) }
}

/** @throws AppError `not_found` */
export async function getSubmission(
  { database: { queries }, clock }: AdminContext,
  { params: { submissionId } }: { params: { submissionId: string } },
): Promise<MarkedSubmission> {
  return viewOf(queries, await findSubmission(queries, { id: submissionId, now: clock.now() }))
}

/**
 * Marks the latest submission of a learner, and changes points and feedback of it later. An accepted one makes the lesson
 * done, for ever. The learner gets one mail, and another when what was returned is accepted after all.
 * @throws AppError `not_found`; `submission_replaced` for one that is not the latest; `learner_without_course`;
 *   `sellable_changed` with the submission as another admin marked it; `invalid_input`
 */
export function markSubmission(
  ctx: AdminContext,
  { params: { submissionId: id }, body: { version, ...given } }: InputFor<typeof markEndpoint>,
): Promise<MarkedSubmission> {
  const now = ctx.clock.now()
  return ctx.unitOfWork(async (work) => {
    const { tx } = work
    const named = await findSubmission(tx, { id, now })
    if (!named) throw new AppError('not_found')
    const of = { learnerId: named.learner.id, lessonId: named.lesson.id }
    // Other markings and submissions of this learner wait.
    await holdLessonOf(tx, { ...of, now })
    const stored = await findSubmission(tx, { id, now })
    if (!stored) throw new AppError('not_found')
    if (stored.replacedBy !== null) throw new AppError('submission_replaced')
    if (!stored.hasAccess) throw new AppError('learner_without_course')
    if (stored.version !== version) throw new AppError('sellable_changed', { theirs: await viewOf(tx, stored) })
    const fields = markingMistakes(stored, given)
    if (fields.length > 0) throw new AppError('invalid_input', { fields })
    await writeMarking(tx, { ...given, id, actorId: ctx.actor.id, at: now })
    if (stored.marking?.isAccepted !== given.isAccepted) await mailMarking(ctx, tx, { ...stored, ...given })
    if (given.isAccepted) await finishLessonOf(ctx, work, { ...of, courseId: stored.course.id })
    return viewOf(tx, await findSubmission(tx, { id, now }))
  })
}

const listedView = ({ handedInAt, dueAt, isAccepted, place: _, ...row }: ListedRow): ListedSubmission => ({
  ...row,
  handedInAt: handedInAt.toISOString(),
  isLate: dueAt !== null && handedInAt > dueAt,
  state: isAccepted === null ? 'waiting' : isAccepted ? 'accepted' : 'returned',
})

async function viewOf(queries: Queries, stored: SubmissionOfLearner | undefined): Promise<MarkedSubmission> {
  if (!stored) throw new AppError('not_found')
  const { version, learner, course, lesson, replacedBy, hasAccess } = stored
  const all = await findSubmissions(queries, { learnerId: learner.id, lessonId: lesson.id })
  return {
    ...submissionView(stored, fileAddress),
    version,
    learner: learner.name,
    course,
    lesson,
    replacedBy,
    hasAccess,
    earlier: all.filter(({ number }) => number < stored.number).map((one) => submissionView(one, fileAddress)),
  }
}
