import { answerAdminChallenge } from '@naikkelas/contract/identity'
import { call } from '../../../shared/api/call.ts'
import { targetAfterSignIn } from '../../../shared/session/admin-session.ts'
import type { CodeStep } from '../../../shared/sign-in/code-step.ts'

/** The second step of the back office's sign-in. */
export const adminCode: CodeStep = {
  paths: { signIn: '/admin/login', code: '/admin/login/kode' },
  secret: 'challenge_admin',
  answer: (body, options) => call(answerAdminChallenge, { body }, options),
  target: (_, url) => ({ to: targetAfterSignIn(url), cookies: [] }),
}
