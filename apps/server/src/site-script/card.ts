// Card data goes from this form to the script of the gateway, which sends it there; this site never sees it.
import { loadScript } from './load-script.ts'

/** The part of the gateway's script that is used (docs.xendit.co, cards session). */
interface CardGateway {
  setPublishableKey: (key: string) => void
  payment: {
    collectCardData: (
      data: Record<string, string>,
      callback: (error: { message?: string } | null, answer: { action_url?: string } | null) => void,
    ) => void
  }
}

/** The specification's sentences (section 5). */
const mistakes = {
  number: 'Periksa kembali nomor kartu anda',
  expiry: 'Periksa kembali kadaluarsa kartu anda',
  cvv: 'Periksa kembali cvv kartu anda',
} as const

export function takeCard(form: HTMLFormElement): void {
  const { card: session = '', key = '', script = '' } = form.dataset
  const [number, expiry, cvv] = [...form.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ]
  const mistake = form.querySelector('[data-card-mistake]') as HTMLElement
  const button = form.querySelector('button') as HTMLButtonElement
  form.hidden = false

  function refuse(words: string, field?: HTMLInputElement): void {
    mistake.textContent = words
    button.disabled = false
    for (const one of [number, expiry, cvv]) one.ariaInvalid = String(one === field)
    field?.focus()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const digits = number.value.replace(/\D/g, '')
    const until = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry.value)
    if (!isCardNumber(digits)) return refuse(mistakes.number, number)
    if (!until || !isAhead(Number(until[1]), 2000 + Number(until[2]))) return refuse(mistakes.expiry, expiry)
    if (!/^\d{3,4}$/.test(cvv.value.trim())) return refuse(mistakes.cvv, cvv)
    refuse('')
    button.disabled = true
    const card = {
      payment_session_id: session,
      card_number: digits,
      expiry_month: (until[1] ?? '').padStart(2, '0'),
      expiry_year: `20${until[2]}`,
      cvn: cvv.value.trim(),
    }
    loadScript(script, () => send(card))
    // A script that does not come says nothing.
    setTimeout(() => gatewayOf() ?? refuse('Penyedia pembayaran belum dapat dihubungi. Coba lagi.'), 10_000)
  })

  function send(card: Record<string, string>): void {
    const gateway = gatewayOf()
    if (!gateway) return refuse('Penyedia pembayaran belum dapat dihubungi. Coba lagi.')
    gateway.setPublishableKey(key)
    gateway.payment.collectCardData(card, (error, answer) => {
      if (error || !answer) return refuse('Kartu ini belum diterima. Periksa datanya, atau pakai kartu lain.')
      // The bank asks who pays; without that the order itself says how it went.
      location.assign(answer.action_url ?? location.href)
    })
  }
}

const gatewayOf = () => (globalThis as { Xendit?: CardGateway }).Xendit

/** Luhn's check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** To the end of its month. */
const isAhead = (month: number, year: number) => month >= 1 && month <= 12 && new Date(year, month, 1) > new Date()
