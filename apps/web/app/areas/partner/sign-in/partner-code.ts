import { answerPartnerChallenge } from '@naikkelas/contract/identity'
import { call } from '../../../shared/api/call.ts'
import { partnerTarget } from '../../../shared/session/partner-session.ts'
import type { CodeStep } from '../../../shared/sign-in/code-step.ts'

/** The second step of the partner area's sign-in. */
export const partnerCode: CodeStep = {
  paths: { signIn: '/partner/login', code: '/partner/login/kode' },
  secret: 'challenge_partner',
  answer: (body, options) => call(answerPartnerChallenge, { body }, options),
  target: (_, url) => ({ to: partnerTarget(url), cookies: [] }),
}
