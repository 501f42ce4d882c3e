import { denials } from '../cards.ts'
import type { Charge } from '../charges.ts'
import type { Gateway } from '../gateway.ts'
import { type Answer, seeOther } from '../http/answers.ts'
import type { Call } from '../http/calls.ts'
import { isSame } from '../secrets.ts'
import { chargeDetails, statusSentences, wayBack } from './charge-details.ts'
import { escaped, notFoundPage, page } from './layout.ts'
import { signedCharge } from './pay-page.ts'

/** Of both sandboxes. */
const CODE = '112233'
const MAX_WRONG_CODES = 3

/** The bank's page that asks for a one-time code. */
export function showThreeDS(gateway: Gateway, call: Call, id: string): Answer {
  gateway.expireDue()
  const charge = signedCharge(gateway, call, id)
  if (!charge) return notFoundPage()
  if (charge.status !== 'pending')
    return page({
      title: statusSentences[charge.status],
      content: `<p role="status">${statusSentences[charge.status]}</p>${chargeDetails(charge)}${wayBack(charge)}`,
    })
  const mistake =
    charge.wrongCodes === 0
      ? ''
      : `<p role="alert" id="salah">Kode OTP tidak cocok. Sisa percobaan: ${MAX_WRONG_CODES - charge.wrongCodes}.</p>`
  const invalid = charge.wrongCodes === 0 ? '' : ' aria-invalid="true" aria-describedby="salah"'
  return page({
    title: 'Verifikasi kartu',
    content: `${mistake}${chargeDetails(charge)}<form method="post">
${returnField(call)}<label>Kode OTP<input name="kode" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required${invalid}></label>
<button class="first" name="tindakan" value="kirim">Kirim</button>
<button name="tindakan" value="batal" formnovalidate>Batalkan</button>
</form>`,
  })
}

/** Where the script of Midtrans wants the payer back. */
function returnField({ query }: Call): string {
  const url = query.get('callback_url')
  return url === null ? '' : `<input type="hidden" name="kembali" value="${escaped(url)}">`
}

export function answerThreeDS(gateway: Gateway, call: Call, id: string): Answer {
  gateway.expireDue()
  const charge = signedCharge(gateway, call, id)
  if (!charge) return notFoundPage()
  const form = new URLSearchParams(call.rawBody)
  const back = webAddress(form.get('kembali'))
  if (back !== undefined) charge.returnUrls = { success: back, failure: back }
  if (charge.status === 'pending') judge(gateway, charge, form)
  const { success, failure } = charge.returnUrls
  const target = charge.status === 'paid' ? success : failure
  return seeOther(charge.status === 'pending' || target === undefined ? gateway.pageUrl('3ds', charge) : target)
}

function judge(gateway: Gateway, charge: Charge, form: URLSearchParams): void {
  const codes = denials[charge.protocol]
  const isRight = isSame(form.get('kode')?.trim() ?? '', CODE)
  if (form.get('tindakan') === 'batal') gateway.decline(charge, codes.failed3ds)
  else if (!isRight) {
    charge.wrongCodes += 1
    gateway.changed()
    if (charge.wrongCodes >= MAX_WRONG_CODES) gateway.decline(charge, codes.failed3ds)
  } else if (charge.bankSays === 'accept') gateway.pay(charge)
  else gateway.decline(charge, codes[charge.bankSays])
}

function webAddress(text: string | null): string | undefined {
  return text !== null && URL.canParse(text) && /^https?:/.test(text) ? text : undefined
}
