import type { Learner } from '@naikkelas/contract/identity'
import { getOwnQuiz, handInQuiz, openQuizAttempt, previewQuiz } from '@naikkelas/contract/learning'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { openQuizAttempt as openAttempt } from './extra-attempts.service.ts'
import { attemptLimits, openAttempts, previewQuizzes, tryQuizzes } from './quizzes.policy.ts'
import * as quizzes from './quizzes.service.ts'

const own = { for: learnerRealm, can: tryQuizzes } as const

/** What someone answers is a matter of theirs: it is in no audit. */
const noted = {
  ...own,
  audit: 'none',
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, attemptLimits(actor.id)),
} as const

export const quizRoutes = [
  bind(getOwnQuiz, { ...own, run: (input, ctx) => quizzes.getOwnQuiz(ctx, input) }),
  bind(handInQuiz, { ...noted, run: (input, ctx) => quizzes.handInQuiz(ctx, input) }),
  bind(previewQuiz, { can: previewQuizzes, run: (input, ctx) => quizzes.previewQuiz(ctx, input) }),
  // The reason may speak of the learner: it is kept with the attempt, which goes with the account.
  bind(openQuizAttempt, { can: openAttempts, audit: 'id', run: (input, ctx) => openAttempt(ctx, input) }),
]
