import type { Charge, Session } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { json } from '../http/answers.ts'
import { paymentRequestObject, sessionObject } from './xendit-objects.ts'

export const fail = (status: number, error_code: string, message: string) => json(status, { error_code, message })
export const notFound = () => fail(404, 'DATA_NOT_FOUND', 'The requested resource was not found')
export const invalid = (flaw: string) => fail(400, 'API_VALIDATION_ERROR', flaw)

export function chargeOf({ store }: Gateway, id: string): Charge | undefined {
  const charge = store.charges.get(id)
  return charge?.protocol === 'xendit' ? charge : undefined
}

export const requestOf = (gateway: Gateway, charge: Charge) =>
  paymentRequestObject({
    businessId: gateway.accounts.xendit.businessId,
    charge,
    pageUrl: gateway.pageUrl('bayar', charge),
  })

export const sessionOf = ({ store }: Gateway, session: Session) =>
  sessionObject(session, session.chargeId === undefined ? undefined : store.charges.get(session.chargeId))
