import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

const quarterHour = 900
const hour = 3_600

/** Tries at signing in: few for one account from one address, more for either alone, and a ceiling for everyone. */
export function signInLimits({ email, clientAddress }: { email: string; clientAddress: string }): Limit[] {
  const network = networkOf(clientAddress)
  return [
    {
      name: 'learner-sign-in:account-and-address',
      subject: `${email}\n${network}`,
      hits: 10,
      windowSeconds: quarterHour,
    },
    { name: 'learner-sign-in:account', subject: email, hits: 50, windowSeconds: quarterHour },
    // A shop, a school or a mobile carrier shares one address.
    { name: 'learner-sign-in:address', subject: network, hits: 200, windowSeconds: quarterHour },
    { name: 'learner-sign-in:everyone', subject: '', hits: 1_200, windowSeconds: 60 },
  ]
}

/** Messages to one address or number, from all clients together: at most five an hour. */
export function sendLimits({ recipient, clientAddress }: { recipient: string; clientAddress: string }): Limit[] {
  return [
    { name: 'code:recipient', subject: recipient, hits: 5, windowSeconds: hour },
    { name: 'code:address', subject: networkOf(clientAddress), hits: 60, windowSeconds: hour },
    { name: 'code:everyone', subject: '', hits: 3_000, windowSeconds: hour },
  ]
}

/** Answers to codes: each code has five tries of its own; this bounds how many codes are tried. */
export function answerLimits(clientAddress: string): Limit[] {
  return [{ name: 'code-answer:address', subject: networkOf(clientAddress), hits: 120, windowSeconds: quarterHour }]
}

/** Tries at the present password by who is signed in. */
export function passwordLimits(learnerId: string): Limit[] {
  return [{ name: 'learner-password:account', subject: learnerId, hits: 10, windowSeconds: quarterHour }]
}
