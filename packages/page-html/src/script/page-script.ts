// The script of published pages: reports visits, runs countdowns, and handles consent.
import { countDown } from '@naikkelas/ui/islands/countdown'
import { reportAdClick } from './campaign.ts'
import { isAgreed, watchConsent } from './consent.ts'
import { playOpenedFilms } from './films.ts'
import { joinNumbers } from './numbers.ts'
import { createOutbox } from './outbox.ts'
import { watchPresses } from './presses.ts'
import { watchSections } from './seen-sections.ts'
import { openView } from './view.ts'

// Data of `scriptTag`: `c` is the class of calls to action, `x` the advertising script.
const { dataset } = document.currentScript as HTMLScriptElement

function arrive(): void {
  const view = openView(dataset, isAgreed())
  const outbox = createOutbox(view)

  outbox.add({ name: 'page_visit' })
  reportAdClick()
  watchConsent(dataset.x, view.viewId)
  joinNumbers()
  watchPresses(dataset.c, outbox.add)
  playOpenedFilms()
  if (document.querySelector('[data-countdown]')) countDown()

  const showSections = watchSections(outbox.add)
  // The first call reports the visit, later ones what is left when the page is hidden.
  const turn = (event?: Event) => {
    // Some browsers unload a page without hiding it first.
    showSections(!document.hidden && event?.type !== 'pagehide')
    outbox.send()
  }
  turn()
  // Bubbles to the window.
  addEventListener('visibilitychange', turn)
  addEventListener('pagehide', turn)
}

// A page that a browser draws ahead of a visit counts nothing, sets no cookie and reports nothing until it is opened.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', arrive)
else arrive()
