import { subdomainOf } from '@naikkelas/page'
import { bannerPress } from './banner-press.ts'
import { mayOpenPopup } from './popup-moment.ts'

// Of pages that show a banner or a pop-up: what is pressed is reported, and the pop-up opens once a day.

addEventListener(
  'click',
  ({ target, detail }) => {
    const pressed = (target as Element).closest<HTMLAnchorElement>('a[data-banner]')
    // The second click of a double click is no other press.
    if (!pressed || detail > 1) return
    const { pathname, href: url, hostname } = location
    const { userAgent, maxTouchPoints } = navigator
    const event = bannerPress({
      pressed,
      page: pathname,
      url,
      subdomain: subdomainOf(hostname),
      userAgent,
      maxTouchPoints,
    })
    // In the background: no press waits, and a failure is silent.
    navigator.sendBeacon('/api/tracker?event_name=banner_click', JSON.stringify(event))
  },
  true,
)

const popup = document.querySelector<HTMLDialogElement>('dialog[data-popup]')
const fields = 'input:not([type=hidden]),textarea,select,[contenteditable]'
let hasTyped = false
addEventListener('input', () => (hasTyped = true), { once: true })

/** Once the page is there, unless something is being typed or another dialog is open. */
function open(): void {
  if (!popup?.showModal || hasTyped) return
  if (document.activeElement?.matches(fields) || document.querySelector('dialog[open]')) return
  if (mayOpenPopup(() => localStorage, Date.now())) popup.showModal()
}

function afterArrival(): void {
  if (document.readyState === 'complete') setTimeout(open, 2_000)
  else addEventListener('load', () => setTimeout(open, 2_000), { once: true })
}

if (popup) {
  // A press beside the picture closes it as well.
  popup.addEventListener('click', ({ target }) => target === popup && popup.close())
  afterArrival()
}
