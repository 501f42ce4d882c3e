import type { Learner } from '@naikkelas/contract/identity'
import {
  getOwnAssignment,
  getSubmission,
  handInAssignment,
  listSubmissions,
  markSubmission,
  previewAssignment,
} from '@naikkelas/contract/learning'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { doAssignments, markSubmissions, submissionLimits, viewSubmissions } from './assignments.policy.ts'
import * as assignments from './assignments.service.ts'
import * as markings from './markings.service.ts'

const own = { for: learnerRealm, can: doAssignments } as const

/** What someone hands in is a matter of theirs: it is in no audit. */
const noted = {
  ...own,
  audit: 'none',
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, submissionLimits(actor.id)),
} as const

export const assignmentRoutes = [
  bind(getOwnAssignment, { ...own, run: (input, ctx) => assignments.getOwnAssignment(ctx, input) }),
  bind(handInAssignment, { ...noted, run: (input, ctx) => assignments.handInAssignment(ctx, input) }),
  bind(previewAssignment, { can: viewSubmissions, run: (input, ctx) => assignments.previewAssignment(ctx, input) }),
  bind(listSubmissions, { can: viewSubmissions, run: (input, ctx) => markings.listSubmissions(ctx, input) }),
  bind(getSubmission, { can: viewSubmissions, run: (input, ctx) => markings.getSubmission(ctx, input) }),
  bind(markSubmission, {
    can: markSubmissions,
    // The words are a learner's, who may have them deleted.
    audit: 'id',
    record: { load: (input, ctx) => markings.getSubmission(ctx, input) },
    run: (input, ctx) => markings.markSubmission(ctx, input),
  }),
]
