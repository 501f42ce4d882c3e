import type { InputFor } from '@naikkelas/contract'
import { fileAddress } from '@naikkelas/contract/files'
import type { Learner } from '@naikkelas/contract/identity'
import type {
  getOwnAssignment as getEndpoint,
  handInAssignment as handInEndpoint,
  OwnAssignment,
  previewAssignment as previewEndpoint,
} from '@naikkelas/contract/learning'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { holdLessonOf, leaveCourseAt, type LessonOfLearner, openLessonOf } from '../rooms/index.ts'
import { dueAtOf, isSameSubmission, nextNumber, ownView, submissionMistakes } from './assignments.rules.ts'
import { findAssignment, findSubmissions, holdOwnFiles, insertSubmission } from './submissions.repo.ts'

type Ctx = ActorContext<Learner>

interface Of {
  learnerId: string
  lessonId: string
}

/** @throws AppError `not_found` also for a lesson that is no assignment; `lesson_closed` */
export async function getOwnAssignment(
  { database: { queries }, actor, clock }: Ctx,
  { params: { lessonId } }: InputFor<typeof getEndpoint>,
): Promise<OwnAssignment> {
  const of = { learnerId: actor.id, lessonId }
  return ownAssignment(queries, of, await openLessonOf(queries, { ...of, now: clock.now() }))
}

async function ownAssignment(queries: Queries, of: Of, { access, course }: LessonOfLearner): Promise<OwnAssignment> {
  const assignment = await findAssignment(queries, of.lessonId)
  if (!assignment) throw new AppError('not_found')
  return ownView(assignment, {
    dueAt: dueAtOf(assignment, { obtainedAt: access.obtainedAt, courseOpensAt: course.opensAt }),
    submissions: await findSubmissions(queries, of),
    addressOf: fileAddress,
  })
}

/**
 * Hands in the next attempt, which takes the place of one that was not marked. Of two at once one counts; the same sent
 * again is answered the same.
 * @throws AppError `not_found`, `lesson_closed`; `assignment_closed` once one was accepted; `assignment_changed` for another
 *   attempt than the next; `invalid_input` for files that are not the learner's, or where something is missing
 */
export function handInAssignment(
  ctx: Ctx,
  { params: { lessonId }, body: { number, text, fileIds } }: InputFor<typeof handInEndpoint>,
): Promise<OwnAssignment> {
  const at = ctx.clock.now()
  const of = { learnerId: ctx.actor.id, lessonId }
  return ctx.database.transaction(async (tx) => {
    const opened = await openLessonOf(tx, { ...of, now: at })
    const assignment = await findAssignment(tx, lessonId)
    if (!assignment) throw new AppError('not_found')
    await holdLessonOf(tx, { ...of, now: at })
    const submissions = await findSubmissions(tx, of)
    const [last] = submissions
    if (last?.number === number && isSameSubmission(last, { text, fileIds })) return ownAssignment(tx, of, opened)
    const next = nextNumber(submissions)
    if (next === null) throw new AppError('assignment_closed')
    if (next !== number) throw new AppError('assignment_changed')
    const files = await holdOwnFiles(tx, of.learnerId, fileIds)
    const fields = submissionMistakes(assignment, { text, fileIds, files })
    if (fields.length > 0) throw new AppError('invalid_input', { fields })
    const dueAt = dueAtOf(assignment, {
      obtainedAt: opened.access.obtainedAt,
      courseOpensAt: opened.course.opensAt,
    })
    await insertSubmission(tx, { ...of, id: uuidv7(), number, text, fileIds, assignment, handedInAt: at, dueAt })
    await leaveCourseAt(tx, { ...of, courseId: opened.course.id, now: at })
    return ownAssignment(tx, of, opened)
  })
}

/** As one sees it who has handed in nothing yet. @throws AppError `not_found` for what is no assignment */
export async function previewAssignment(
  { database: { queries }, clock }: AdminContext,
  { params: { lessonId } }: InputFor<typeof previewEndpoint>,
): Promise<OwnAssignment> {
  const assignment = await findAssignment(queries, lessonId)
  if (!assignment) throw new AppError('not_found')
  const dueAt = dueAtOf(assignment, { obtainedAt: clock.now(), courseOpensAt: null })
  return ownView(assignment, { dueAt, submissions: [], addressOf: fileAddress })
}
