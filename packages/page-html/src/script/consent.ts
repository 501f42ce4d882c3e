import { cookie, keepCookie } from './cookie.ts'

/** A choice is asked for again after half a year. */
const KEPT_DAYS = 180

/** Whether this browser's owner agreed to any advertising: letters of advertisers; `0` is a no to all (consent-band.ts). */
export const isAgreed = () => cookie('nk_ok') > '0'

/**
 * The band that asks (page-html draws it, and the head shows it where not every advertiser of the page was answered for):
 * two buttons that weigh the same, and a way back to them. Only after yes the advertisers' script is fetched; after a no
 * it is gone with a reload.
 * @param pixels address of the script that tells advertisers; undefined on a page without
 * @param viewId whose opening they are told of
 */
export function watchConsent(pixels: string | undefined, viewId: string) {
  if (!pixels) return
  const root = document.documentElement
  let isLoaded = false
  const load = () => {
    const script = document.createElement('script')
    script.src = pixels
    script.dataset.v = viewId
    document.head.append(script)
    isLoaded = true
  }
  if (isAgreed() && !root.hasAttribute('data-ask')) load()
  addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-ok]')?.dataset.ok
    if (choice === undefined) return
    root.toggleAttribute('data-ask', !choice)
    // The way back is a link: the browser itself goes to the question, the keyboard with it.
    if (!choice) return
    // A yes stands beside those of other pages, a no is one to all of them.
    keepCookie('nk_ok', choice > '0' ? choice + cookie('nk_ok').replace(choice, '') : choice, KEPT_DAYS)
    if (isLoaded) location.reload()
    else if (isAgreed()) load()
  })
}
