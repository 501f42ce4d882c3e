// The one script of published pages: counts visits, lets clocks count, and asks for consent where advertisers are told.
import { countDown } from '@naikkelas/ui/islands/countdown'
import { tellAdClick } from './campaign.ts'
import { isAgreed, watchConsent } from './consent.ts'
import { joinNumbers } from './numbers.ts'
import { createOutbox } from './outbox.ts'
import { watchPresses } from './presses.ts'
import { watchSections } from './seen-sections.ts'
import { openView } from './view.ts'

// What `scriptTag` writes: `c` names calls to action, `x` is the script that tells advertisers.
const { dataset } = document.currentScript as HTMLScriptElement
const view = openView(dataset, isAgreed())
const outbox = createOutbox(view)

outbox.add({ name: 'page_visit' })
tellAdClick()
watchConsent(dataset.x, view.viewId)
joinNumbers()
watchPresses(dataset.c, outbox.add)
if (document.querySelector('[data-countdown]')) countDown()

const showSections = watchSections(outbox.add)
// The first time the visit is told, then what is left when the page is hidden.
const turn = (event?: Event) => {
  // Some browsers let a page go without hiding it first.
  showSections(!document.hidden && event?.type !== 'pagehide')
  outbox.send()
}
turn()
// It rises to the window.
addEventListener('visibilitychange', turn)
addEventListener('pagehide', turn)
