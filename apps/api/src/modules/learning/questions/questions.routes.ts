import type { Learner } from '@naikkelas/contract/identity'
import {
  answerLessonQuestion,
  askLessonQuestion,
  deleteLessonQuestion,
  hideLessonQuestion,
  listAskedQuestions,
  listLessonQuestions,
  showLessonQuestion,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import * as answers from './answers.service.ts'
import { answerQuestions, askQuestions, questionLimits, viewQuestions } from './questions.policy.ts'
import * as questions from './questions.service.ts'

const own = { for: learnerRealm, can: askQuestions } as const

/** What someone learns is a matter of theirs alone: it is in no audit. */
const asked = {
  ...own,
  audit: 'none',
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, questionLimits(actor.id)),
} as const

/** The words are a learner's, who may delete them. */
const one = {
  can: answerQuestions,
  audit: 'id',
  record: {
    load: (input: { params: { questionId: string } }, ctx: AdminContext) => answers.getAskedQuestion(ctx, input),
  },
} as const

export const questionRoutes = [
  bind(listLessonQuestions, { ...own, run: (input, ctx) => questions.listLessonQuestions(ctx, input) }),
  bind(askLessonQuestion, { ...asked, run: (input, ctx) => questions.askLessonQuestion(ctx, input) }),
  bind(deleteLessonQuestion, { ...asked, run: (input, ctx) => questions.deleteLessonQuestion(ctx, input) }),
  bind(listAskedQuestions, { can: viewQuestions, run: (input, ctx) => answers.listAskedQuestions(ctx, input) }),
  bind(answerLessonQuestion, { ...one, run: (input, ctx) => answers.answerLessonQuestion(ctx, input) }),
  bind(hideLessonQuestion, { ...one, run: (input, ctx) => answers.hideLessonQuestion(ctx, input) }),
  bind(showLessonQuestion, { ...one, run: (input, ctx) => answers.showLessonQuestion(ctx, input) }),
]
