import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

const quarterHour = 900

/** Tries at signing in: few for one account from one address, more for either alone, and a ceiling for everyone. */
export function signInLimits({ email, clientAddress }: { email: string; clientAddress: string }): Limit[] {
  return [
    {
      name: 'sign-in:account-and-address',
      subject: `${email}\n${networkOf(clientAddress)}`,
      hits: 10,
      windowSeconds: quarterHour,
    },
    { name: 'sign-in:account', subject: email, hits: 50, windowSeconds: quarterHour },
    { name: 'sign-in:address', subject: networkOf(clientAddress), hits: 100, windowSeconds: quarterHour },
    { name: 'sign-in:everyone', subject: '', hits: 600, windowSeconds: 60 },
  ]
}

export function passwordLimits(adminId: string): Limit[] {
  return [{ name: 'password:account', subject: adminId, hits: 10, windowSeconds: quarterHour }]
}

export function firstAdminLimits(clientAddress: string): Limit[] {
  return [
    { name: 'first-admin:address', subject: networkOf(clientAddress), hits: 10, windowSeconds: quarterHour },
    { name: 'first-admin:everyone', subject: '', hits: 60, windowSeconds: quarterHour },
  ]
}
