import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

const quarterHour = 900
const hour = 3_600

interface SignInTry {
  realm: string
  signIns: { perNetwork: number; everyone: number }
  email: string
  clientAddress: string
}

/** Tries at signing in: few for one account from one address, more for either alone, and a ceiling for everyone. */
export function signInLimits({ realm, signIns, email, clientAddress }: SignInTry): Limit[] {
  const network = networkOf(clientAddress)
  return [
    {
      name: `${realm}-sign-in:account-and-address`,
      subject: `${email}\n${network}`,
      hits: 10,
      windowSeconds: quarterHour,
    },
    { name: `${realm}-sign-in:account`, subject: email, hits: 50, windowSeconds: quarterHour },
    { name: `${realm}-sign-in:address`, subject: network, hits: signIns.perNetwork, windowSeconds: quarterHour },
    { name: `${realm}-sign-in:everyone`, subject: '', hits: signIns.everyone, windowSeconds: 60 },
  ]
}

/** Messages to one address or number, from all clients and for all realms together: at most five an hour. */
export function sendLimits({ recipient, clientAddress }: { recipient: string; clientAddress: string }): Limit[] {
  return [
    { name: 'code:recipient', subject: recipient, hits: 5, windowSeconds: hour },
    { name: 'code:address', subject: networkOf(clientAddress), hits: 60, windowSeconds: hour },
    { name: 'code:everyone', subject: '', hits: 3_000, windowSeconds: hour },
  ]
}

/** Ways to a provider elsewhere, begun by anyone: each is a row for ten minutes. */
export function roundTripLimits(clientAddress: string): Limit[] {
  return [
    { name: 'round-trip:address', subject: networkOf(clientAddress), hits: 200, windowSeconds: quarterHour },
    { name: 'round-trip:everyone', subject: '', hits: 1_200, windowSeconds: 60 },
  ]
}

/** Answers to codes: each code has five tries of its own; this bounds how many codes are tried. */
export function answerLimits(clientAddress: string): Limit[] {
  return [{ name: 'code-answer:address', subject: networkOf(clientAddress), hits: 120, windowSeconds: quarterHour }]
}

/**
 * Tries at the second factor of an account, from all addresses together. Counted for its present password: who knew a
 * former one spends none of them.
 * @param password its hash, or one of that
 */
export function secondFactorLimits({
  realm,
  accountId,
  password,
}: {
  realm: string
  accountId: string
  password: string
}): Limit[] {
  const subject = `${accountId}\n${password}`
  return [
    { name: `${realm}-second-factor:account`, subject, hits: 5, windowSeconds: quarterHour },
    { name: `${realm}-second-factor:account-and-day`, subject, hits: 20, windowSeconds: 86_400 },
  ]
}

/** Tries at the present password of a signed-in account. */
export function passwordLimits({ realm, accountId }: { realm: string; accountId: string }): Limit[] {
  return [{ name: `${realm}-password:account`, subject: accountId, hits: 10, windowSeconds: quarterHour }]
}
