import { answerLearnerChallenge } from '@naikkelas/contract/identity'
import { call } from '../api/call.ts'
import { forgottenReturnCookie, storedReturnPath } from '../session/page-cookies.ts'
import type { CodeStep } from './code-step.ts'

/** The second step of a member's sign-in, which returns as the first one does. */
export const learnerCode: CodeStep = {
  paths: { signIn: '/login', code: '/login/kode' },
  secret: 'challenge',
  answer: (body, options) => call(answerLearnerChallenge, { body }, options),
  target: (context, url) => ({ to: storedReturnPath(context, url), cookies: [forgottenReturnCookie(context)] }),
}
