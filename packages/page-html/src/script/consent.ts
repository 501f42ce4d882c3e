import { cookie, keepCookie } from './cookie.ts'

/** A choice is asked for again after half a year. */
const KEPT_DAYS = 180

/** Whether this browser's owner agreed to advertising: `1` for visits, `2` for what forms are filled in with too. */
export const isAgreed = () => cookie('nk_ok') > '0'

/**
 * The band that asks (page-html draws it, and the head shows it where nothing was chosen yet): two buttons that weigh the
 * same, and a way back to them. Only after yes the advertisers' script is fetched; after a no it is gone with a reload.
 * @param pixels address of the script that tells advertisers; undefined on a page without
 * @param viewId whose opening they are told of
 */
export function watchConsent(pixels: string | undefined, viewId: string) {
  if (!pixels) return
  const load = () => {
    const script = document.createElement('script')
    script.src = pixels
    script.dataset.v = viewId
    document.head.append(script)
  }
  if (isAgreed()) load()
  addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-ok]')?.dataset.ok
    if (choice === undefined) return
    const wasAgreed = isAgreed()
    document.documentElement.toggleAttribute('data-ask', !choice)
    // The way back is a link: the browser itself goes to the question, the keyboard with it.
    if (!choice) return
    keepCookie('nk_ok', choice, KEPT_DAYS)
    if (wasAgreed) location.reload()
    else if (isAgreed()) load()
  })
}
