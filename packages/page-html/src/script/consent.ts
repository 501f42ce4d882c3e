import { cookie, keepCookie } from './cookie.ts'

/** Consent is requested again after half a year. */
const KEPT_DAYS = 180

/** Whether the visitor accepted any advertiser: letters of advertisers; `0` refuses all (consent-band.ts). */
export const isAgreed = () => cookie('nk_ok') > '0'

/**
 * Handles the banner (drawn by page-html, shown by the head if an advertiser of the page is undecided): two equal
 * buttons, and a link to reopen it. The advertising script is loaded only after consent; after a refusal it is gone
 * with a reload.
 * @param pixels URL of the advertising script; undefined on a page without
 * @param viewId the page view to report
 */
export function watchConsent(pixels: string | undefined, viewId: string) {
  if (!pixels) return
  const root = document.documentElement
  let isLoaded = false
  const load = () => {
    const script = document.createElement('script')
    script.src = pixels
    script.dataset.v = viewId
    root.append(script)
    isLoaded = true
  }
  if (!root.hasAttribute('data-ask') && isAgreed()) load()
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-ok]')
    if (!pressed) return
    const choice = pressed.dataset.ok
    root.toggleAttribute('data-ask', !choice)
    // A plain link: the browser scrolls to the banner and moves the focus.
    if (!choice) return
    // Consent is added to that of other pages, a refusal applies to all.
    keepCookie('nk_ok', choice > '0' ? choice + cookie('nk_ok').replace(choice, '') : choice, KEPT_DAYS)
    if (isLoaded) location.reload()
    else if (isAgreed()) load()
  })
}
