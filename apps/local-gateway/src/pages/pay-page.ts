import { type Charge, isPayable } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, seeOther } from '../http/answers.ts'
import type { Call } from '../http/calls.ts'
import { chargeDetails, statusSentences, wayBack } from './charge-details.ts'
import { notFoundPage, page } from './layout.ts'

/** The charge of a signed address. */
export function signedCharge(gateway: Gateway, { path, query }: Call, id: string): Charge | undefined {
  return gateway.isSigned(path, query.get('s') ?? '') ? gateway.store.charges.get(id) : undefined
}

/** What a wallet, a bank or a cashier would show. */
export function showPayPage(gateway: Gateway, call: Call, id: string): Answer {
  gateway.expireDue()
  const charge = signedCharge(gateway, call, id)
  if (!charge) return notFoundPage()
  const ended = charge.status === 'pending' ? '' : `<p role="status">${statusSentences[charge.status]}</p>`
  const buttons = isPayable(charge)
    ? `<form method="post">
<button class="first" name="tindakan" value="bayar">Bayar</button>
<button name="tindakan" value="tolak">Tolak</button>
<button name="tindakan" value="biarkan">Biarkan kedaluwarsa</button>
</form>`
    : wayBack(charge)
  return page({ title: statusSentences[charge.status], content: ended + chargeDetails(charge) + buttons })
}

/** What the payer decided; wallets and banks send the payer back at once. */
export function decide(gateway: Gateway, call: Call, id: string): Answer {
  const charge = signedCharge(gateway, call, id)
  if (!charge) return notFoundPage()
  switch (new URLSearchParams(call.rawBody).get('tindakan')) {
    case 'bayar':
      gateway.pay(charge)
      break
    case 'tolak':
      gateway.decline(charge, charge.protocol === 'xendit' ? 'USER_DECLINED_PAYMENT' : '05')
      break
    case 'biarkan':
      gateway.expire(charge)
      break
    default:
      break
  }
  const { success, failure } = charge.returnUrls
  const back = charge.status === 'paid' ? success : (failure ?? success)
  const goesBack = charge.instruction.kind === 'page' && back !== undefined && charge.status !== 'pending'
  return seeOther(goesBack ? back : gateway.pageUrl('bayar', charge))
}
