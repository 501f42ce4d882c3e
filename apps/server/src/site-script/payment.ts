// The page of an order that waits for its payment: it copies numbers, counts down, sends a card to the gateway's own script,
// and follows the order without a reload. Without it the page shows the same, and a reload the newest state.
import { paymentStatuses } from '@naikkelas/contract/enumerations'
import { copyOnPress } from '@naikkelas/ui/islands/copy'
import { countTimeLeft } from '@naikkelas/ui/islands/time-left'
import { takeCard } from './card.ts'

// While people look at it they may have paid in another application a moment ago.
const OFTEN_MS = 3_000
const SELDOM_MS = 15_000
const OFTEN_FOR_MS = 300_000

const main = document.querySelector<HTMLElement>('[data-order]')

copyOnPress()
countTimeLeft()
for (const place of document.querySelectorAll<HTMLElement>('[data-counted]')) place.hidden = false
for (const form of document.querySelectorAll<HTMLFormElement>('[data-card]')) takeCard(form)
if (main) follow(main.dataset.order ?? '', main.dataset.state ?? '')

function follow(code: string, before: string): void {
  const since = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  async function look(): Promise<void> {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    try {
      const reply = await fetch(`/api/me/orders/${code}`, { headers: { accept: 'application/json' } })
      // A session that is over is the page's to say.
      if (reply.status === 401) return location.reload()
      if (reply.ok) {
        const { data } = (await reply.json()) as { data: { status: number; payment: { state: string } | null } }
        if (`${data.status}.${data.payment?.state ?? ''}` !== before) return arrive(data.status)
      }
    } catch {
      // The network is away: the next look may find it.
    }
    timer = setTimeout(look, Date.now() - since < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS)
  }
  document.addEventListener('visibilitychange', () => void look())
  addEventListener('online', () => void look())
  timer = setTimeout(look, OFTEN_MS)
}

/** The page of the new state; what is typed of a card is not lost to a lesser change. */
function arrive(status: number): void {
  const typed = [...document.querySelectorAll<HTMLInputElement>('[data-card] input')].some(({ value }) => value !== '')
  if (status !== paymentStatuses.waitingForPayment || !typed) location.reload()
}
