// The script of every page with the site's bars, published pages and screens alike: who is signed in, signing in and
// out, and menus that close.
import { awaitBanners } from './await-banners.ts'
import type { Environment } from './environment.ts'
import { closeMenus } from './menus.ts'
import { loadScript } from './load-script.ts'
import { awaitSearch } from './search.ts'
import { leadBack, nameAskedAddress } from './places.ts'
import { showSession } from './session.ts'
import { watchSignIn } from './sign-in.ts'
import { awaitSaving } from './saving.ts'
import { rememberSeen } from './seeing.ts'
import { watchSessionEnd, watchSignOut } from './sign-out.ts'
import { skipTransitions } from './transitions.ts'

/** `e` of the tag is the prefix of cookie names, `t` the address of the tour on pages that have one. */
const { e, t: tour } = (document.currentScript as HTMLScriptElement).dataset
const environment = e as Environment

closeMenus()
skipTransitions()
watchSignIn(environment)
watchSignOut(environment)
watchSessionEnd(environment)
awaitSearch()

function arrive(): void {
  showSession(() => {
    if (tour && location.pathname === '/') loadScript(tour)
  })
  awaitBanners()
  awaitSaving()
  rememberSeen()
  nameAskedAddress()
  leadBack()
}

// A page that is drawn ahead of a visit asks nothing and sets no cookie.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', arrive)
else arrive()
