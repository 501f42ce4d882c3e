import { type InputFor } from '@naikkelas/contract'
import type { decidePaymentCase as endpoint, PaymentCaseDetails } from '@naikkelas/contract/commerce'
import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { keepEntry, recordEntry } from '../ledger/index.ts'
import { deliverAnyway } from '../orders/index.ts'
import { refundUnallocated } from '../refunds/index.ts'
import { choicesOf } from './case-choices.rules.ts'
import { caseDetails } from './payment-cases.service.ts'
import { findCase, markDecided, type StoredCase } from './payment-cases.repo.ts'

type Body = InputFor<typeof endpoint>['body']

/**
 * Decides, once, what becomes of money that paid for nothing: it goes back, it pays for its order all the same, or the
 * platform keeps it. Each way takes all of it out of the account of unallocated money.
 * @throws AppError `not_found`, `case_decided`, `case_not_deliverable`
 */
export async function decidePaymentCase(
  ctx: AdminContext,
  { params: { caseId }, body }: InputFor<typeof endpoint>,
): Promise<PaymentCaseDetails> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    const { decision, reason } = body
    if ((await findCase(uow.tx, caseId)) === undefined) throw new AppError('not_found')
    if (!(await markDecided(uow.tx, caseId, { decision, reason, actorId: ctx.actor.id, at })))
      throw new AppError('case_decided')
    const decided = await findCase(uow.tx, caseId)
    if (decided === undefined) throw new Error(`payment case ${caseId} was decided and is gone`)
    if (!choicesOf({ ...decided, decision: null }).includes(decision)) throw new AppError('case_not_deliverable')
    await carryOut(ctx, uow, { decided, body, at })
    return caseDetails(ctx, uow.tx, caseId)
  })
}

interface Carried {
  decided: StoredCase
  body: Body
  at: Date
}

async function carryOut(ctx: AdminContext, uow: UnitOfWork, { decided, body, at }: Carried): Promise<void> {
  const { id, orderId, amount, total } = decided
  const back = (part: Rupiah) =>
    refundUnallocated(ctx, uow, { ...body, caseId: id, attemptId: decided.attemptId, orderId, amount: part, at })
  switch (body.decision) {
    case 'repay':
      return back(amount)
    case 'keep':
      return void (await recordEntry(uow.tx, keepEntry(id, amount, { orderId, at })))
    case 'deliver': {
      if (!(await deliverAnyway(uow, { orderId, amount, at }))) throw new AppError('case_not_deliverable')
      // More than the price goes back; less has lowered it.
      if (amount > total) await back(rupiah(amount - total))
    }
  }
}
