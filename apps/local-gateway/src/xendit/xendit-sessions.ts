import { randomUUID } from 'node:crypto'
import { cardOf, denials, isCardNumber } from '../cards.ts'
import { newCharge, type Session } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, json } from '../http/answers.ts'
import { type Call, hasBearer, jsonOf } from '../http/calls.ts'
import { fail, invalid, notFound, sessionOf } from './xendit-answers.ts'
import { collectSchema, flawOf, sessionSchema } from './xendit-validation.ts'

const SESSION_LIFE_MS = 30 * 60_000

export function createSession(gateway: Gateway, call: Call): Answer {
  const parsed = sessionSchema.safeParse(jsonOf(call))
  if (!parsed.success) return invalid(flawOf(parsed.error))
  const { reference_id, amount, cards_session_js, allow_save_payment_method } = parsed.data
  if (gateway.store.sessionByReference(reference_id))
    return fail(400, 'DUPLICATE_ERROR', 'A session with this reference_id already exists')
  const at = gateway.clock.now()
  const session: Session = {
    id: `ps-${randomUUID().replaceAll('-', '').slice(0, 24)}`,
    reference: reference_id,
    amount,
    status: 'active',
    createdAt: at,
    expiresAt: at + SESSION_LIFE_MS,
    returnUrls: { success: cards_session_js.success_return_url, failure: cards_session_js.failure_return_url },
    isSaved: allow_save_payment_method === 'FORCED',
    chargeId: undefined,
  }
  gateway.addSession(session)
  return json(201, sessionOf(gateway, session))
}

export function getSession(gateway: Gateway, id: string): Answer {
  const session = gateway.store.sessions.get(id)
  return session ? json(200, sessionOf(gateway, session)) : notFound()
}

export function cancelSession(gateway: Gateway, id: string): Answer {
  const session = gateway.store.sessions.get(id)
  if (!session) return notFound()
  if (session.status !== 'active') return invalid(`The session is ${session.status}`)
  session.status = 'cancelled'
  const charge = session.chargeId === undefined ? undefined : gateway.store.charges.get(session.chargeId)
  if (charge) gateway.cancel(charge)
  gateway.changed()
  return json(200, sessionOf(gateway, session))
}

/** What the script in the browser sends: the card is judged, and kept nowhere. */
export function collectCard(gateway: Gateway, call: Call): Answer {
  if (!hasBearer(call, gateway.accounts.xendit.publicKey))
    return fail(401, 'INVALID_API_KEY', 'The publishable key is wrong')
  const parsed = collectSchema.safeParse(jsonOf(call))
  if (!parsed.success) return invalid(flawOf(parsed.error))
  const { payment_session_id, card_number, expiry_month, expiry_year } = parsed.data
  if (!isCardNumber(card_number)) return invalid('card_number: is not valid')
  gateway.expireDue()
  const session = gateway.store.sessions.get(payment_session_id)
  if (session?.status !== 'active') return fail(400, 'INVALID_SESSION', 'The session is not active')
  const { bankSays, needs3ds } = cardOf(card_number)
  const charge = newCharge(
    {
      id: `pr-${randomUUID()}`,
      protocol: 'xendit',
      reference: session.reference,
      channel: 'CARDS',
      label: 'Kartu kredit',
      amount: session.amount,
      asked: { type: 'PAY', capture_method: 'AUTOMATIC' },
      instruction: { kind: 'threeDS' },
      isRefundable: true,
      expiresAt: session.expiresAt,
      returnUrls: session.returnUrls,
      bankSays,
      sessionId: session.id,
      isSaved: session.isSaved,
      // The first instant after the month that is printed on it.
      cardExpiresAt: Date.UTC(Number(expiry_year), Number(expiry_month)),
    },
    gateway.clock.now(),
  )
  session.chargeId = charge.id
  gateway.add(charge)
  if (needs3ds) {
    const action_url = gateway.pageUrl('3ds', charge)
    return json(200, { payment_request_id: charge.id, status: 'REQUIRES_ACTION', action_url })
  }
  if (bankSays === 'accept') gateway.pay(charge)
  else gateway.decline(charge, denials.xendit[bankSays])
  return json(200, { payment_request_id: charge.id, status: charge.status === 'paid' ? 'SUCCEEDED' : 'FAILED' })
}
